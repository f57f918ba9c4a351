import { provisionalTax, expensesExceedIncome } from '#app/tax/provisional.ts';
import { provisionalDates } from '#app/tax/provisional-dates.ts';
import type { ProvisionalInput, ProvisionalResult } from '#app/tax/provisional.ts';
import { formatRate } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { amountField, onceField, type Option, type Values } from './field.ts';
import { allYears, basisOf, taxYearOf, yearOption } from './fields.ts';
import { lateDays, paidOnField } from './first-paid-on.ts';
import { howToPay, inTwoParts, onlySoFar, payment, splitAt, type Payment } from './payments.ts';
import { noPaye } from './no-paye.ts';
import { personFields, personInput } from './person.ts';
import type { Entry } from './read-entry.ts';
import { nextPayment } from './worksheet-payments.ts';

export const provisionalCalculator = defineCalculator({
  type: 'provisional',
  tool: 'provisional',
  part: 'Both payments',
  estimates: 'the income tax on salary and business together, and the two provisional payments',
  success: 'Your provisional tax calculation has been completed.',
  hasPeriods: true,
  years,
  fields,
  needs,
  input,
  rates: individualRates,
  tax: provisionalTax,
  sheet(result, { entry, input, rates, today }) {
    const payments = rates.name.basis === 'sars' ? paymentsOf(result, input) : [];
    const { next, others } = splitAt(today, payments);
    const parts = missedAugust(result, input, payments, today);
    const notes = result.notes.filter((note) => note !== expensesExceedIncome);
    return {
      tax: { key: 'finalTax', cents: result.finalTax },
      sells: result.provisionalPayment1 + result.provisionalPayment2 === 0 ? { worth: 0 } : {},
      means:
        result.finalTax === 0
          ? 'No tax is due for the year on these figures. The IRP6 is filed all the same.'
          : (parts?.means ?? restText(payments, today)),
      elsewhere: input.businessIncome > 0 && next.length > 0 ? onlySoFar : undefined,
      headlines: [
        ...(parts ? [{ label: parts.label, text: parts.text }] : next),
        rates.name.basis === 'firm' ? ofBothPayments(result) : { label: 'Tax', cents: result.finalTax },
        { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
        ...others,
        ...(rates.name.basis === 'firm' ? withoutPaye(result) : []),
      ],
      payments,
      sections: payments.some(({ cents, due }) => cents > 0 && due >= today) ? [howToPay] : [],
      calendar: '/deadlines.ics?provisional=yes',
      warning:
        result.taxableBusinessIncome < 0
          ? expensesExceedIncome
          : noPaye(input.grossIncome, rates.name.basis === 'firm' || entry.isGiven('employeesTaxPaid')),
      notes,
      position: { brackets: rates.brackets, income: result.taxableIncome },
      shares: {
        whole: 'the total',
        parts: [
          { label: 'Left after tax', cents: Math.max(0, result.totalGrossIncome - result.finalTax) },
          { label: 'Tax', cents: result.finalTax },
        ],
      },
    };
  },
  explains: {
    how: [
      'Business expenses come off business income. What is left, or a loss, is added to the other income; the total never falls below zero.',
      'The tax on it is worked out as for any individual, with the same rebates and credits.',
      'PAYE comes off it. What is left is paid in two halves: by the end of August and by the end of February. What you paid in August comes off the second. The firm estimate does not deduct PAYE.',
    ],
    leavesOut: [
      'Capital gains, assessed losses and income from abroad.',
      'Penalties, interest, months and another estimate: the worksheet has them.',
      'Lump sums, and the rules for farmers.',
    ],
  },
});

function restText(payments: readonly Payment[], today: string): string {
  const isOver = payments.length > 0 && payments.every(({ due }) => due < today);
  return `What an employer deducts comes off the tax of the year. The rest ${isOver ? 'was to be' : 'is'} paid in August and February.`;
}

/** The firm's estimate covers one year; the two years before it are shown disabled. */
function years(basis: Basis): readonly Option[] {
  if (basis === 'sars') return allYears();
  const { name } = firmIndividual;
  return [
    { value: name.label, label: name.label },
    ...[1, 2].map((back) => ({ ...yearOption(name.taxYear - back), disabled: true })),
  ];
}

function fields(values: Values) {
  const taxYear = taxYearOf(values);
  return [
    amountField('businessIncome', 'Business income', 'What you invoiced in the year, without VAT.'),
    amountField('businessExpenses', 'Business expenses', 'What it cost you to earn it.'),
    amountField(
      'grossIncome',
      'Salary, pension and other income',
      "Before tax. On your IRP5: code 3699, the total. Your employer's share of retirement contributions is in it already.",
    ),
    amountField('employeesTaxPaid', "Employees' tax (PAYE) withheld", 'Of the whole year. IRP5 code 4102.'),
    ...personFields(values),
    onceField(
      'provisionalTaxPaid',
      'Did you pay in August? How much?',
      'Type 0 if you paid nothing. Leave it empty if August is still to come.',
    ),
    ...(basisOf(values) === 'sars'
      ? [paidOnField('firstPaidOn', provisionalDates(taxYear).first, firstDayOf(taxYear))]
      : []),
  ];
}

/** Between August and February the second payment depends on the first. */
function needs(values: Values, today: string) {
  const income = ['businessIncome', 'grossIncome'] as const;
  const isSecondNext =
    basisOf(values) === 'sars' && nextPayment(today, lastDayOf(taxYearOf(values))) === 'second';
  return isSecondNext ? [income, 'provisionalTaxPaid' as const] : [income];
}

function input(entry: Entry<ReturnType<typeof fields>[number]>, taxYear: TaxYear): ProvisionalInput {
  return {
    ...personInput(entry),
    grossIncome: entry.amount('grossIncome'),
    businessIncome: entry.amount('businessIncome'),
    businessExpenses: entry.amount('businessExpenses'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    paidInAugust: entry.isGiven('provisionalTaxPaid') ? entry.amount('provisionalTaxPaid') : undefined,
    paidLate: lateDays(entry.choice('firstPaidOn'), provisionalDates(taxYear).first),
  };
}

/** After paying, the payer knows what was due in August. */
function paymentsOf(result: ProvisionalResult, { paidInAugust }: ProvisionalInput): readonly Payment[] {
  const { first, second } = provisionalDates(result.table.taxYear);
  const half = payment('First payment', result.provisionalPayment1, first, 'IRP6');
  return [
    ...(paidInAugust === undefined ? [half] : []),
    payment('Second payment', result.provisionalPayment2, second, 'IRP6'),
  ];
}

function missedAugust(
  { table, provisionalPayment1: half }: ProvisionalResult,
  { paidInAugust: paid }: ProvisionalInput,
  payments: readonly Payment[],
  today: string,
) {
  const second = payments.at(-1);
  if (paid === undefined || !second) return undefined;
  const { first } = provisionalDates(table.taxYear);
  return inTwoParts(second, { half, paid, due: first }, today);
}

/** Below one payment: a year's tax is not compared with it. */
function ofBothPayments({ finalTax }: ProvisionalResult): Headline {
  return { label: 'Tax of the whole year, for both payments', cents: finalTax, once: true };
}

function withoutPaye({ provisionalPayment1, provisionalPayment2 }: ProvisionalResult): readonly Headline[] {
  return [
    { label: 'First payment, August, without PAYE', cents: provisionalPayment1, once: true },
    { label: 'Second payment, February, without PAYE', cents: provisionalPayment2, once: true },
  ];
}
