import { Fragment, type ReactNode } from 'react';
import { AmountField, Segments, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { FieldTexts, LiveText } from '#app/platform/ui/live-text.tsx';
import { AGES } from '#app/tools/kept/age-groups.ts';
import {
  answerName,
  CLAIM_CARDS,
  KNOWN_FIELDS,
  NOTICE_FIELD,
  PERIODS,
  SENT,
  type CardField,
  type ClaimCard,
} from './cards.ts';
import type { Typed } from './read-fields.ts';
import type { Texts } from './texts.ts';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Only `yes` is a claim. */
const PAID_BY = [
  { value: 'payroll', label: 'My payroll' },
  { value: 'yes', label: 'I do' },
  { value: 'no', label: 'I have none' },
];

const MOST_MEMBERS = 6;

type Shown = { typed: Typed; texts: Texts };

/** Without a script only the current card is shown; the others' values are posted too. */
export function CheckCards({ step, ...shown }: Shown & { step: number }) {
  return (
    <>
      <Card isNow={step === 0} title="From your IRP5 and the notice">
        <div className="claim-grid">
          {KNOWN_FIELDS.map((field) => (
            <Fragment key={field.name}>
              <OneField field={field} {...shown} />
              {field.name === 'income' && <IncomePeriod {...shown} />}
            </Fragment>
          ))}
          <SelectField
            id="age"
            name="age"
            label="Your age"
            hint="On the last day of the tax year."
            defaultValue={shown.typed.age ?? 'under'}
            options={Object.entries(AGES).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            id="sent"
            name="sent"
            label="What has SARS sent you for the year?"
            hint="What you can do, and until when, depends on it."
            defaultValue={shown.typed.sent ?? ''}
            options={[
              { value: '', label: 'Choose' },
              ...Object.entries(SENT).map(([value, label]) => ({ value, label })),
            ]}
          />
          <OneField field={NOTICE_FIELD} {...shown} />
        </div>
      </Card>
      {CLAIM_CARDS.map((card, index) => (
        <Question key={card.name} card={card} isNow={step === index + 1} {...shown} />
      ))}
    </>
  );
}

function IncomePeriod({ typed, texts }: Shown) {
  return (
    <div>
      <Segments
        id="period"
        name="period"
        legend="This income is for"
        options={Object.entries(PERIODS).map(([value, label]) => ({ value, label }))}
        defaultValue={typed.period ?? 'annual'}
      />
      <p className="hint mt-1" role="status">
        <LiveText name="yearly" texts={texts} />
      </p>
    </div>
  );
}

function Question({ card, isNow, typed, texts }: Shown & { card: ClaimCard; isNow: boolean }) {
  const { name, question, hint, fields } = card;
  return (
    <Card isNow={isNow}>
      <Segments
        id={answerName(name)}
        name={answerName(name)}
        legend={question}
        hint={hint}
        options={name === 'scheme' ? PAID_BY : YES_NO}
        defaultValue={typed[answerName(name)]}
      />
      <div className="claim-fields claim-grid">
        {fields.map((field) => (
          <OneField key={field.name} field={field} typed={typed} texts={texts} />
        ))}
      </div>
      {name === 'scheme' && (
        <p className="claim-payroll text-ink-soft">
          Your payroll has counted it, so there is nothing to claim here. Did you pay bills too? Then type its
          people and contributions with your IRP5.
        </p>
      )}
      <p className="claim-brings" role="status">
        <LiveText name={`${name}Brings`} texts={texts} className="font-semibold" />
        <LiveText name={`${name}Needs`} texts={texts} className="text-ink-soft" />
      </p>
    </Card>
  );
}

function Card({ isNow, title, children }: { isNow: boolean; title?: string; children: ReactNode }) {
  return (
    <div className="claim-card" data-now={isNow || undefined}>
      {title && <h2 className="mb-4 text-lg">{title}</h2>}
      {children}
    </div>
  );
}

function OneField({ field, typed, texts }: Shown & { field: CardField }) {
  const { name, kind, label, hint } = field;
  const shared = {
    id: name,
    name,
    label,
    hint,
    defaultValue: typed[name] ?? '',
    'aria-invalid': texts[`${name}Error`] ? true : undefined,
  };
  switch (kind) {
    case 'amount':
      return (
        <div>
          <AmountField {...shared} />
          <FieldTexts name={name} texts={texts} />
        </div>
      );
    case 'quantity':
      return (
        <div>
          <TextField {...shared} inputMode="decimal" autoComplete="off" />
          <FieldTexts name={name} texts={texts} />
        </div>
      );
    case 'date':
      return (
        <div>
          <TextField {...shared} type="date" autoComplete="off" />
          <FieldTexts name={name} texts={texts} />
        </div>
      );
    case 'members':
      return (
        <SelectField
          {...shared}
          defaultValue={typed[name] ?? '0'}
          options={Array.from({ length: MOST_MEMBERS + 1 }, (_, count) => ({
            value: String(count),
            label: String(count),
          }))}
        />
      );
    case 'check':
      return (
        <label className="flex min-h-11 items-center gap-3 leading-working font-semibold">
          <input
            type="checkbox"
            name={name}
            defaultChecked={Boolean(typed[name])}
            className="size-6 shrink-0"
          />
          {label}
        </label>
      );
  }
}
