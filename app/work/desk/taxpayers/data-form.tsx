import { Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { NUMBERS } from '#app/work/core/taxpayers/numbers.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import { storedIn, type TaxpayerAnswer } from './taxpayer-forms.ts';
import { TaxpayerForm, type Typed } from './taxpayer-form.tsx';

type Shown = Omit<Taxpayer, 'dates'>;

type Props = {
  taxpayer: Shown;
  fields: readonly OwnField[];
  colleagues: readonly Colleague[];
  owner: string;
  kept: Draft | null;
  answer: TaxpayerAnswer | undefined;
};

export function DataForm({ taxpayer, fields, colleagues, owner, kept, answer }: Props) {
  const refused = answerTo(answer, 'data');
  const stored = storedIn(taxpayer, fields);
  const seesAudit = useMay('audit');
  return (
    <section aria-labelledby="data">
      <h2 id="data">Data</h2>
      {refused?.isStale && <Stale typed={refused.typed} {...{ stored, fields, colleagues }} />}
      <TaxpayerForm
        key={`${taxpayer.version} ${JSON.stringify([refused?.errors, refused?.alike])}`}
        alike={refused?.alike}
        values={refused?.typed ?? kept ?? stored}
        errors={refused?.errors ?? {}}
        colleagues={colleagues}
        fields={fields}
        owner={owner}
        button="Save"
        version={taxpayer.version}
      />
      {seesAudit && (
        <p className="mt-4">
          <Link to={`/admin/audit?entity=taxpayer&id=${taxpayer.id}`}>All that was done with it</Link>
        </p>
      )}
    </section>
  );
}

const WORDS: Record<string, string> = {
  kind: 'Kind',
  name: 'Name',
  email: 'E-mail',
  taxNumber: 'Income tax number',
  registrationNumber: 'Registration number',
  yearEnd: 'Month of the year end',
  registeredOn: 'Registered on',
  vatCategory: 'VAT category',
  language: 'Language',
  assigneeId: 'Looked after by',
  ...recordOf(NUMBER_KINDS, (kind) => NUMBERS[kind].label),
};

type StaleProps = Pick<Props, 'fields' | 'colleagues'> & { typed: Typed; stored: Typed };

function Stale({ typed, stored, fields, colleagues }: StaleProps) {
  const words = { ...WORDS, ...Object.fromEntries(fields.map((field) => [controlOf(field), field.name])) };
  const different = Object.keys(words).filter((name) => (typed[name] ?? '') !== stored[name]);
  const text = (name: string) =>
    colleagues.find(({ id }) => id === stored[name])?.name ?? (stored[name] || 'nothing');
  return (
    <div role="alert" className="mb-4">
      <Notice tone="loss" title="Somebody changed it meanwhile">
        <p>Nothing of yours was saved yet. What is stored now, where it differs from yours:</p>
        <ul className="mt-2">
          {different.map((name) => (
            <li key={name}>
              {words[name]}: {text(name)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
