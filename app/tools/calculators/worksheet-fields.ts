import { firstMonthOf, monthAt, monthText } from '#app/tax/month.ts';
import type { Payer } from '#app/tax/payer.ts';
import { lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import type { WorksheetPayment } from '#app/tax/worksheet-input.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { choiceField, monthsField, onceField, optionsOf, type FieldSpec, type Values } from './field.ts';
import { taxYearOf } from './fields.ts';
import { lastAssessedFields } from './last-assessment.ts';
import { readMonths } from './months.ts';
import { lastMonthOver, soFarFields } from './so-far.ts';
import { personFields } from './person.ts';
import { lateFields, paidFields } from './worksheet-paid-fields.ts';
import { paymentField, paymentOf } from './worksheet-payments.ts';
import { yearEndField } from './year-end.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';

const SALARY = 'Salary and employees’ tax';
const PERSON = 'Deductions and credits';
const ESTIMATE = 'Another estimate';
const LATE = 'Paid late';

const WHOLE_YEAR = ['businessIncome', 'businessExpenses'];
const PASTED = ['incomeByMonth', 'costsByMonth', 'expectedIncome', 'expectedCosts'];

export const payerLabels = {
  person: 'A person',
  company: 'A company',
  sbc: 'A small company (SBC)',
  trust: 'A trust',
} satisfies Record<Payer, string>;

type Entries = 'sofar' | 'quick' | 'months' | 'pasted';

const entriesLabels = {
  sofar: 'So far',
  quick: 'Whole year',
  months: 'By month',
  pasted: 'Pasted',
} satisfies Record<Entries, string>;

export const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Hidden by the choice of how to enter the year; the text stays in the form. */
export const switchedFields: readonly string[] = [
  'soFarIncome',
  'soFarCosts',
  'soFarTo',
  ...WHOLE_YEAR,
  ...PASTED,
  ...MONTHS.flatMap((month) => [`income${month}`, `costs${month}`]),
];

type Form = {
  payer: Payer;
  taxYear: TaxYear;
  yearEnd: string;
  payment: WorksheetPayment;
  entries: Entries;
};

function formOf(values: Values): Form {
  const payer = isPayer(values.payer) ? values.payer : 'person';
  const taxYear = taxYearOf(values);
  const yearEnd = isCompany(payer) ? yearEndField(values).initial : lastDayOf(taxYear);
  const payment = paymentOf(values.payment, yearEnd);
  return { payer, taxYear, yearEnd, payment, entries: entriesOf(values, yearEnd) };
}

export function isPayer(value: string | undefined): value is Payer {
  return value !== undefined && value in payerLabels;
}

export function isCompany(payer: Payer): boolean {
  return payer === 'company' || payer === 'sbc';
}

/** An older form without this choice has rows or a year. */
function entriesOf(values: Values, yearEnd: string): Entries {
  const { entries } = values;
  if (entries !== undefined && isKeyOf(entriesLabels, entries)) return entries;
  const isTyped = (name: string) => Boolean(values[name]?.trim());
  if (PASTED.some(isTyped)) return 'pasted';
  const isYear = WHOLE_YEAR.some(isTyped) || lastMonthOver(yearEnd, southAfricanDay()) === null;
  return isYear ? 'quick' : 'sofar';
}

export function worksheetFields(values: Values) {
  const form = formOf(values);
  const isPerson = form.payer === 'person';
  return [
    ...paidFields(form),
    entriesField(form),
    ...incomeFields(form, values),
    { ...choiceField('payer', 'Who pays', optionsOf(payerLabels)), half: isCompany(form.payer) },
    ...(isCompany(form.payer) ? [{ ...yearEndField(values), half: true }] : []),
    paymentField(form.yearEnd),
    ...(isPerson ? within(SALARY, salaryFields()) : []),
    ...(isPerson ? within(PERSON, personFields(values)) : []),
    ...lastAssessedFields(form.taxYear, isPerson),
    ...within(ESTIMATE, [estimateField(form)]),
    ...within(LATE, lateFields(form)),
  ];
}

/** Rows that are left out count as expected, which must be said unless every month is given. */
export function worksheetNeeds(values: Values) {
  const { payer, payment, entries } = formOf(values);
  const hasRows = entries === 'months' || entries === 'pasted';
  return [
    ...(payment === 'first' ? [] : ['provisionalTaxPaid' as const]),
    ...totalsNeeded(entries, payer === 'person'),
    ...(hasRows && rowsOf(entries, 'income', values) < MONTHS.length ? ['expectedIncome' as const] : []),
    ...(hasRows && isPartly(rowsOf(entries, 'costs', values)) ? ['expectedCosts' as const] : []),
  ];
}

function totalsNeeded(entries: Entries, isPerson: boolean) {
  switch (entries) {
    case 'sofar':
      return [isPerson ? (['soFarIncome', 'grossIncome'] as const) : ('soFarIncome' as const)];
    case 'quick':
      return [isPerson ? (['businessIncome', 'grossIncome'] as const) : ('businessIncome' as const)];
    default:
      return [];
  }
}

function isPartly(rows: number): boolean {
  return rows > 0 && rows < MONTHS.length;
}

function rowsOf(entries: Entries, kind: 'income' | 'costs', values: Values): number {
  if (entries === 'pasted') return readMonths(values[`${kind}ByMonth`] ?? '').months.length;
  return MONTHS.filter((month) => values[`${kind}${month}`]?.trim()).length;
}

function entriesField({ entries }: Form) {
  const field = choiceField('entries', 'How you enter the year', optionsOf(entriesLabels));
  return { ...field, initial: entries, isSwitch: true as const };
}

function incomeFields({ payer, entries, yearEnd }: Form, values: Values) {
  if (entries === 'sofar') return soFarFields(payer === 'person', yearEnd, values);
  if (entries === 'quick') return quickFields(payer === 'person', yearEnd);
  const expected = [
    onceField('expectedIncome', 'Income you expect in each month to come'),
    onceField('expectedCosts', 'Costs you expect in each month to come'),
  ];
  return entries === 'months' ? [...monthRows(yearEnd), ...expected] : [...pastedFields(), ...expected];
}

function quickFields(isPerson: boolean, yearEnd: string) {
  const [income, expenses] = isPerson
    ? ['Business income of the whole year', 'Business expenses of the whole year']
    : ['Income of the whole year', 'Deductible expenses of the whole year'];
  return [
    onceField(
      'businessIncome',
      income!,
      `All twelve months to ${dayText(yearEnd)}: what came in, and what is still to come too. Without VAT.`,
    ),
    onceField('businessExpenses', expenses!, 'All twelve months too: what it costs to earn the income.'),
  ];
}

function monthRows(yearEnd: string) {
  const first = firstMonthOf(yearEnd);
  return MONTHS.flatMap((month, index) => {
    const name = monthText(monthAt(first + index));
    return [
      { ...onceField(`income${month}` as const, `${name}: income`), isRow: true as const },
      { ...onceField(`costs${month}` as const, `${name}: costs`), isRow: true as const },
    ];
  });
}

function pastedFields() {
  return [
    monthsField(
      'incomeByMonth',
      'Income of each month so far',
      'One amount a line, from the first month of the year, without VAT. Rows of a spreadsheet or bank statement can be pasted: you see how they were read before they count.',
    ),
    {
      ...monthsField('costsByMonth', 'Costs of each month so far', 'In the same way.'),
      direction: 'out' as const,
    },
  ];
}

function salaryFields() {
  return [
    onceField(
      'grossIncome',
      'Salary, pension and other income',
      'Of the whole year, before tax, with interest. On your IRP5: code 3699, the total.',
    ),
    onceField('employeesTaxPaid', 'Employees’ tax withheld', 'Up to this payment. On payslips: PAYE.'),
  ];
}

function estimateField({ payment }: Form) {
  return payment === 'third'
    ? onceField('estimate', 'Second estimate you gave', 'The taxable income on your second IRP6.')
    : onceField('estimate', 'Taxable income you would estimate', 'It is tested against the one worked out.');
}

function within<Spec extends FieldSpec>(group: string, specs: readonly Spec[]): readonly Spec[] {
  return specs.map((spec) => ({ ...spec, group }));
}
