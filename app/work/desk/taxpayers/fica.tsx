import { Form, Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { withFullStop } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { LONGEST_FICA_TEXT } from '#app/platform/db/work-values.ts';
import { namedOptions } from '#app/platform/filters/define-filter.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { FicaRecord } from '#app/work/core/taxpayers/fica.server.ts';
import {
  behindIn,
  DOCUMENT_LABELS,
  documentsFor,
  hasOwners,
  missingOf,
  OWNER_FROM_TEXT,
  ownersIn,
  RISK,
  riskTone,
} from '#app/work/core/taxpayers/fica.ts';
import { sharesOver, type Relation } from '#app/work/core/taxpayers/relations.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { FICA_FORM } from './shared-forms.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';

type Props = {
  kind: Taxpayer['kind'];
  /** Null: the reader keeps no such records. */
  fica: FicaRecord | null;
  relations: readonly Relation[];
  canChange: boolean;
  today: string;
  answer: TaxpayerAnswer | undefined;
};

export function Fica({ kind, fica, relations, canChange, today, answer }: Props) {
  const mayKeep = useMay('fica');
  if (!mayKeep || !fica) return null;
  const refused = answerTo(answer, 'fica-save');
  const isEmpty = fica.version === 0;
  return (
    <section aria-labelledby="fica">
      <h2 id="fica">FICA</h2>
      {isEmpty && <p className="hint">No record yet.</p>}
      {!isEmpty && <Kept {...{ kind, fica, relations, today }} />}
      {canChange && (
        <details className="contact-new" open={refused !== undefined} key={fica.version}>
          <summary>{isEmpty ? 'Enter the record' : 'Change the record'}</summary>
          <FicaForm {...{ kind, fica, relations }} refused={refused} />
        </details>
      )}
      <p className="hint mt-2">
        Nobody is screened here: this site checks no list of sanctioned or prominent people.{' '}
        <Link to="/admin/taxpayers/fica">All FICA records</Link>
      </p>
    </section>
  );
}

type KeptProps = { kind: Props['kind']; fica: FicaRecord; relations: readonly Relation[]; today: string };

function Kept({ kind, fica, relations, today }: KeptProps) {
  const { document, documentNote, identifiedOn, documentExpiresOn, identifiedBy, risk } = fica;
  const owners = ownersIn(relations);
  const isPast = (day: string | null) => day !== null && day < today;
  const behind = behindIn(relations, fica.owners);
  const missing = missingOf(kind, fica, behind);
  return (
    <Facts
      facts={{
        Record: <Standing missing={missing} />,
        Identified: document && identifiedOn && (
          <>
            {DOCUMENT_LABELS[document]}
            {documentNote && `, ${documentNote}`}, seen on {dayText(identifiedOn)} by{' '}
            {identifiedBy ?? 'a former colleague'}
          </>
        ),
        'Valid until': documentExpiresOn && (
          <>
            {dayText(documentExpiresOn)} {isPast(documentExpiresOn) && <Mark tone="loss">ran out</Mark>}
          </>
        ),
        'Behind it': hasOwners(kind) && (
          <>
            {(fica.owners ?? owners).join('; ') || 'nobody is named'}{' '}
            {fica.ownersConfirmedOn ? (
              <span className="hint">
                confirmed on {dayText(fica.ownersConfirmedOn)} by{' '}
                {fica.ownersConfirmedBy ?? 'a former colleague'}
              </span>
            ) : (
              <Mark tone="veld">not confirmed</Mark>
            )}
            {behind.isOther && (
              <span className="block">
                <Mark tone="loss">The relations changed since then:</Mark>{' '}
                {owners.join('; ') || 'nobody is named'}
              </span>
            )}
            {fica.noOwnerWhy && <span className="block">{fica.noOwnerWhy}</span>}
          </>
        ),
        Risk: risk && (
          <>
            <Mark tone={riskTone(risk, missing.length === 0)}>{RISK[risk].label}:</Mark>{' '}
            {fica.riskReasons && withFullStop(fica.riskReasons)}
          </>
        ),
        'Next review': fica.nextReviewOn && (
          <>
            {dayText(fica.nextReviewOn)} {isPast(fica.nextReviewOn) && <Mark tone="loss">due</Mark>}
          </>
        ),
      }}
    />
  );
}

function Standing({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return <Mark tone="gain">Complete</Mark>;
  return (
    <>
      <Mark tone="veld">Not complete</Mark>
      {missing.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </>
  );
}

function SharesOver({ relations }: Pick<Props, 'relations'>) {
  return sharesOver(relations).map((text) => (
    <span key={text} className="block">
      <Mark tone="loss">{text}</Mark>
    </span>
  ));
}

const NOBODY = {
  company: `If nobody owns ${OWNER_FROM_TEXT} or more: why`,
  trust: 'If no beneficiary is named: how they are chosen',
};

type Field = {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  autoComplete: string;
};

type OwnerProps = Pick<KeptProps, 'kind' | 'relations'> & { field(name: string): Field };

function OwnerFields({ kind, relations, field }: OwnerProps) {
  return (
    <>
      <div className="taxpayer-wide">
        <p>Who is behind it, by its relations: {ownersIn(relations).join('; ') || 'nobody is named yet'}.</p>
        <SharesOver relations={relations} />
        <p className="hint">
          Add or mend them under <a href="#relations">Relations</a> first. The day below confirms this list.
        </p>
        <TextField {...field('ownersConfirmedOn')} label="Confirmed on" type="date" />
      </div>
      <TextField
        {...field('noOwnerWhy')}
        className="taxpayer-wide"
        label={NOBODY[kind === 'trust' ? 'trust' : 'company']}
        maxLength={LONGEST_FICA_TEXT}
      />
    </>
  );
}

type FormProps = Omit<KeptProps, 'today'> & { refused: TaxpayerAnswer | undefined };

function FicaForm({ kind, fica, relations, refused }: FormProps) {
  const over = formOver(refused, null, { stored: FICA_FORM.stored(fica), version: fica.version });
  const field = fieldsIn('fica', over.values, refused?.errors);
  const risks = Object.fromEntries(Object.entries(RISK).map(([key, { label }]) => [key, label]));
  return (
    <Form method="post" noValidate className="taxpayer-form" key={JSON.stringify(refused?.errors)}>
      <input type="hidden" name="intent" value="fica-save" />
      <SharedFields over={over} />
      <p className="taxpayer-wide hint">
        It can be saved in parts. Until it is complete, its card says what is missing.
      </p>
      <SelectField
        {...field('document')}
        label="Identified by"
        options={[
          { value: '', label: 'Not yet' },
          ...documentsFor(kind).map((value) => ({ value, label: DOCUMENT_LABELS[value] })),
        ]}
      />
      <TextField {...field('identifiedOn')} label="Seen on" type="date" />
      <TextField
        {...field('documentNote')}
        label="Which one (optional)"
        maxLength={LONGEST_FICA_TEXT}
        hint="Its number and country."
      />
      <TextField {...field('documentExpiresOn')} label="Valid until (optional)" type="date" />
      {hasOwners(kind) && <OwnerFields kind={kind} relations={relations} field={field} />}
      <SelectField
        {...field('risk')}
        label="Risk"
        options={[{ value: '', label: 'Not rated yet' }, ...namedOptions(risks)]}
      />
      <TextField
        {...field('nextReviewOn')}
        label="Next review"
        type="date"
        hint="As your risk programme says. The work for it opens by itself on that day."
      />
      <TextArea
        {...field('riskReasons')}
        className="taxpayer-wide"
        label="Reasons for the risk"
        rows={3}
        maxLength={LONGEST_FICA_TEXT}
        hint="The client may ask to read this. What is reported to the FIC has no place here."
      />
      <div className="taxpayer-wide">
        <Button type="submit" look="quiet">
          Save the record
        </Button>
      </div>
    </Form>
  );
}
