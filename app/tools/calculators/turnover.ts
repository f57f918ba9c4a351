import { formatRate, type Cents } from '#app/tax/money.ts';
import { provisionalDates } from '#app/tax/provisional-dates.ts';
import { turnoverRates } from '#app/tax/rates/turnover-rates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { turnoverTax } from '#app/tax/turnover.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { defineCalculator } from './calculator.ts';
import { onceField } from './field.ts';
import { payment, splitAt, type Payment } from './payments.ts';

export const turnoverCalculator = defineCalculator({
  type: 'turnover',
  tool: 'structure',
  part: 'Turnover tax',
  estimates: 'the turnover tax of a micro business for one year, and its two interim payments',
  success: 'Your turnover tax calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'taxableTurnover' },
  bases: ['sars'],
  fields: () => [
    onceField(
      'taxableTurnover',
      'Taxable turnover',
      'What the business received from 1 March to the end of February, without VAT. No expenses come off.',
    ),
  ],
  input: (entry) => ({ taxableTurnover: entry.amount('taxableTurnover') }),
  rates: turnoverRates,
  tax: turnoverTax,
  sheet(result, { rates, today }) {
    const payments = paymentsOf(result.turnoverTax, result.table.taxYear);
    const { next, others } = splitAt(today, payments);
    return {
      tax: { key: 'turnoverTax', cents: result.turnoverTax },
      means:
        result.turnoverTax === 0
          ? 'No turnover tax is due on this turnover. The return is filed all the same.'
          : 'It takes the place of income tax on the business, and is due in a year without profit too.',
      headlines: [
        { label: 'Turnover tax', once: true, cents: result.turnoverTax },
        { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
        ...next,
        ...others,
      ],
      notes: [...result.notes, turnoverElection(today)],
      payments,
      calendar: '/deadlines.ics?turnover=yes',
      position: rates.brackets && { brackets: rates.brackets, income: result.taxableTurnover },
      shares: {
        whole: 'turnover',
        parts: [
          { label: 'Left for costs and for you', cents: result.taxableTurnover - result.turnoverTax },
          { label: 'Turnover tax', cents: result.turnoverTax },
        ],
      },
    };
  },
  explains: {
    how: [
      'Turnover tax is worked out on what comes in, band by band. No expenses come off, and there are no rebates.',
      'It takes the place of the tax on profit. A shop with thin margins may pay more this way.',
      'It is paid in two interim payments, by the end of August and by the end of February (form TT02).',
    ],
    leavesOut: [
      'Whether the business may register: professional services of more than 20% of the turnover, and shares in other companies, shut it out.',
      'What counts as turnover in special cases, such as the sale of equipment.',
      'VAT, PAYE and UIF, which are separate.',
    ],
  },
});

function paymentsOf(tax: Cents, taxYear: TaxYear): readonly Payment[] {
  const { first, second } = provisionalDates(taxYear);
  const half = Math.ceil(tax / 2);
  return [
    payment('First payment', half, first, 'TT02'),
    payment('Second payment', tax - half, second, 'TT02'),
  ];
}
