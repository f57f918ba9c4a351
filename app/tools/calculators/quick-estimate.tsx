import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import {
  MOST_DEPENDANTS,
  type QuickEstimateFields,
  type QuickEstimateOutcome,
} from './quick-estimate-form.ts';
import { EstimateResult } from './quick-estimate-result.tsx';
import { estimateTexts, NO_FIELDS, type EstimateText, type EstimateTexts } from './quick-estimate-texts.ts';

export type PostedEstimate = { fields: QuickEstimateFields; outcome: QuickEstimateOutcome };

/** The server also writes empty parts: quick-estimate-element.ts fills them during typing. */
export function QuickEstimateBox({ posted }: { posted?: PostedEstimate }) {
  const fields = posted?.fields ?? NO_FIELDS;
  const texts = estimateTexts(fields, posted?.outcome ?? null);
  return (
    <quick-estimate>
      <Sheet margin lifted>
        <Form method="post" action="/?index#quick-estimate" noValidate>
          <h2 id="quick-estimate" className="text-lg">
            Quick tax estimate
          </h2>
          <IncomeField fields={fields} texts={texts} />
          <DependantsField fields={fields} texts={texts} />
          <p className="field-error" role="alert" data-shown="failure" hidden={!texts.failure}>
            <Icon name="alert" size={18} className="mt-px" />
            <span data-text="failure">{texts.failure}</span>
          </p>
          <Button type="submit" className="mt-4 w-full">
            Calculate my tax
          </Button>
        </Form>
        <EstimateResult texts={texts} />
      </Sheet>
    </quick-estimate>
  );
}

type FieldProps = { fields: QuickEstimateFields; texts: EstimateTexts };

function IncomeField({ fields, texts }: FieldProps) {
  return (
    <div className="mt-3">
      <label htmlFor="grossIncome" className="label">
        Gross income
      </label>
      <div className="estimate-income">
        <div className="amount">
          <span aria-hidden="true">R</span>
          <input
            id="grossIncome"
            name="grossIncome"
            className="input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={fields.grossIncome}
            aria-invalid={texts.incomeError ? true : undefined}
            aria-describedby="grossIncome-note grossIncome-error"
          />
        </div>
        <fieldset className="segments">
          <legend className="sr-only">This income is for</legend>
          <Period value="annual" label="a year" chosen={fields.period !== 'monthly'} />
          <Period value="monthly" label="a month" chosen={fields.period === 'monthly'} />
        </fieldset>
      </div>
      <Notes id="grossIncome" note="incomeNote" error="incomeError" texts={texts} />
    </div>
  );
}

function Period({ value, label, chosen }: { value: string; label: string; chosen: boolean }) {
  return (
    <label>
      <input type="radio" name="period" value={value} defaultChecked={chosen} />
      {label}
    </label>
  );
}

function DependantsField({ fields, texts }: FieldProps) {
  return (
    <div className="mt-3">
      <div className="estimate-row">
        <label htmlFor="dependants" className="label">
          Medical aid dependants
        </label>
        <input
          id="dependants"
          name="dependants"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          title={`A whole number from 0 to ${MOST_DEPENDANTS}`}
          defaultValue={fields.dependants}
          aria-invalid={texts.dependantsError ? true : undefined}
          aria-describedby="dependants-error"
        />
      </div>
      <Notes id="dependants" error="dependantsError" texts={texts} />
    </div>
  );
}

type NotesProps = { id: string; note?: EstimateText; error: EstimateText; texts: EstimateTexts };

function Notes({ id, note, error, texts }: NotesProps) {
  return (
    <>
      {note && (
        <p
          id={`${id}-note`}
          className="hint mt-1 text-right"
          data-text={note}
          data-shown={note}
          hidden={!texts[note]}
        >
          {texts[note]}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" data-shown={error} hidden={!texts[error]}>
        <Icon name="alert" size={18} className="mt-px" />
        <span>
          <b data-text="refusal">{texts.refusal}</b>
          <span data-text={error}>{texts[error]}</span>
        </span>
      </p>
    </>
  );
}
