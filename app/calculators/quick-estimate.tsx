import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { firm } from '#content/firm.ts';
import { formatAmount, formatRand } from '#app/tax/money.ts';
import type { QuickEstimate } from '#app/tax/quick-estimate.ts';
import type { TableName } from '#app/tax/rates/table-name.ts';
import { Button } from '#app/ui/button.tsx';
import { AmountField, TextField } from '#app/ui/field.tsx';
import { Ledger } from '#app/ui/ledger.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import {
  example,
  MOST_DEPENDANTS,
  quickEstimateFields,
  readQuickEstimate,
  type QuickEstimateFields,
  type QuickEstimateOutcome,
} from './quick-estimate-form.ts';

export type PostedEstimate = { fields: QuickEstimateFields; outcome: QuickEstimateOutcome };

/** The browser calculates; without JavaScript the form posts to the home page, which shows the same figures. */
export function QuickEstimateBox({ posted }: { posted?: PostedEstimate }) {
  const [outcome, setOutcome] = useState(posted?.outcome);
  const refused = outcome?.kind === 'refused' ? outcome.errors : {};
  const notes = outcome?.kind === 'estimated' ? outcome.notes : {};

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const calculated = readQuickEstimate(quickEstimateFields(new FormData(event.currentTarget)));
    setOutcome(calculated);
    const tone = calculated.kind === 'refused' ? 'loss' : 'gain';
    window.dispatchEvent(new CustomEvent('toast', { detail: { ...calculated.message, tone } }));
  }

  function recalculate(event: FormEvent<HTMLFormElement>) {
    if (outcome) setOutcome(readQuickEstimate(quickEstimateFields(new FormData(event.currentTarget))));
  }

  return (
    <Sheet margin lifted>
      <Form
        method="post"
        action="/?index#quick-estimate"
        onSubmit={calculate}
        onChange={recalculate}
        noValidate
      >
        <h2 id="quick-estimate" className="text-lg">
          Quick tax estimate
        </h2>
        <div className="field-row mt-4 sm:grid-cols-[1.3fr_1fr]">
          <AmountField
            id="grossIncome"
            name="grossIncome"
            label="Annual gross income"
            placeholder="500 000"
            defaultValue={posted?.fields.grossIncome}
            error={refused.grossIncome}
            hint={notes.grossIncome}
          />
          <TextField
            id="dependants"
            name="dependants"
            label="Medical aid dependants"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder="0"
            title={`A whole number from 0 to ${MOST_DEPENDANTS}`}
            defaultValue={posted?.fields.dependants}
            error={refused.dependants}
            hint={notes.dependants}
          />
        </div>
        <Button type="submit" className="mt-4 w-full">
          Calculate my tax
        </Button>
      </Form>
      <Result estimate={outcome?.kind === 'estimated' ? outcome.estimate : null} />
    </Sheet>
  );
}

function Result({ estimate }: { estimate: QuickEstimate | null }) {
  const shown = estimate ?? example;
  return (
    <div className="mt-5" aria-live="polite">
      {!estimate && <p className="hint">For example, R 500 000 a year and one dependant:</p>}
      <Ledger
        caption="Quick tax estimate"
        lines={[
          { key: 'before', label: 'Tax before rebates', amount: formatAmount(shown.taxBeforeRebates) },
          { key: 'rebate', label: 'Primary rebate', amount: `− ${formatAmount(shown.primaryRebate)}` },
          { key: 'medical', label: 'Medical credits', amount: `− ${formatAmount(shown.medicalCredits)}` },
          {
            key: 'total',
            label: 'Estimated tax for the year',
            amount: formatRand(shown.estimatedTax),
            total: true,
          },
        ]}
      />
      <p className="hint mt-4">
        {disclaimer(shown.table)} {comparedWith(shown.comparison.table)}{' '}
        <b className="text-ink">{formatRand(shown.comparison.estimatedTax)}</b>
      </p>
    </div>
  );
}

function disclaimer(table: TableName): string {
  return `An estimate based on the ${table.label} tax year, for somebody under 65 who pays into a medical scheme.`;
}

function comparedWith(table: TableName): string {
  return table.basis === 'sars'
    ? `Under SARS's ${table.label} tables:`
    : `Under the ${firm.name} ${table.label} rates:`;
}
