import { Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import type { OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { clientForm } from './shared-forms.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { CLASH, TaxpayerForm } from './taxpayer-form.tsx';

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
  const stored = clientForm(fields).stored(taxpayer);
  const over = formOver(refused, kept, { stored, version: taxpayer.version });
  const seesAudit = useMay('audit');
  return (
    <section aria-labelledby="data" id={over.meanwhile ? undefined : CLASH}>
      <h2 id="data">Data</h2>
      <TaxpayerForm
        key={`${taxpayer.version} ${JSON.stringify([refused?.errors, refused?.alike])}`}
        alike={refused?.alike}
        over={over}
        values={over.values}
        errors={refused?.errors ?? {}}
        colleagues={colleagues}
        fields={fields}
        isVatLookedUp={taxpayer.vatLookup !== null}
        owner={owner}
        button="Save"
        action={`/admin/taxpayers/${taxpayer.id}#${CLASH}`}
      />
      {seesAudit && (
        <p className="mt-4">
          <Link to={`/admin/audit?entity=taxpayer&id=${taxpayer.id}`}>All that was done with it</Link>
        </p>
      )}
    </section>
  );
}
