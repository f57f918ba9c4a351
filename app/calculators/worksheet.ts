import { formatRand } from '#app/tax/money.ts';
import { expensesExceedIncome } from '#app/tax/provisional.ts';
import { provisionalRulesFrom } from '#app/tax/rates/provisional-rules.ts';
import { worksheetRates } from '#app/tax/rates/worksheet-rates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { worksheet, type WorksheetInput, type WorksheetResult } from '#app/tax/worksheet.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { dateField, monthsField, onceField, type FieldSpec, type Values } from './field.ts';
import { taxYearOf, yearOption } from './fields.ts';
import { payment, shortDayText } from './payments.ts';
import { personFields, personInput } from './person.ts';
import type { Entry } from './read-entry.ts';
import { estimateFields, lastAssessmentOf } from './second-estimate.ts';
import { dueDay, legalDay, paymentField, paymentNames, paymentOf } from './worksheet-payments.ts';

const SALARY = 'Salary and employees’ tax';
const PERSON = 'Deductions and credits';
const ESTIMATE = 'Another estimate';
const LATE = 'Paid late';

export const worksheetCalculator = defineCalculator({
  type: 'worksheet',
  group: 'income',
  path: '/provisional',
  menuLabel: 'IRP6 Worksheet',
  heading: 'Provisional Worksheet Calculator',
  estimates: 'one provisional payment from the months so far and those to come',
  success: 'Your provisional worksheet has been completed.',
  hasPeriods: false,
  isTax: false,
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => year >= provisionalRulesFrom)
      .toReversed()
      .map(yearOption),
  fields,
  needs: ({ payment }) => [
    ['incomeByMonth', 'expectedIncome', 'grossIncome'],
    ...(paymentOf(payment) === 'first' ? [] : ['provisionalTaxPaid' as const]),
  ],
  input,
  rates: worksheetRates,
  tax: worksheet,
  sheet(result, { input, rates }) {
    const name = paymentNames[input.payment];
    const due = payment(name, result.paymentDue, legalDay(input.payment, rates.name.taxYear), 'IRP6');
    const label = `${name}, by ${shortDayText(due.due)} (IRP6)`;
    return {
      tax: { key: 'paymentDue', cents: result.paymentDue, label },
      headlines: [{ label, once: true, cents: result.paymentDue }, ...headlinesOf(result)],
      payments: [due],
      calendar: '/deadlines.ics?provisional=yes',
      savedAs: name.toLowerCase(),
      warning: input.costsByMonth.length > 0 && result.isLoss ? expensesExceedIncome : null,
      notes: [...verdicts(result, input), ...result.notes],
      position: { brackets: rates.brackets, income: result.estimateUsed },
      shares: {
        whole: 'the tax of the year',
        parts: [
          { label: 'This payment', cents: result.paymentDue },
          { label: 'Employees’ tax withheld', cents: input.employeesTaxPaid },
          ...(input.payment === 'first'
            ? []
            : [{ label: 'Provisional tax paid before', cents: input.provisionalTaxPaid }]),
          ...(input.payment === 'first' ? [{ label: 'Left for later', cents: leftOf(result, input) }] : []),
        ],
      },
    };
  },
  explains: {
    how: [
      'The months that you give are counted as they are; each month that is missing counts as you expect it. A date before an amount (2026-03, 120 000) puts it in its month.',
      'The first payment is half of the tax on the year less the employees’ tax so far; the second the whole tax less that tax and the first payment; the third what is still missing.',
      'The basic amount is the taxable income last assessed, less the gain in it. 8% a year is added once more than 18 months have passed since that year ended.',
      'A second estimate is safe at 90% of the taxable income or, up to R1 million, at the basic amount; above R1 million at 80%. If it is lower, 20% of the tax that is short is added (paragraph 20).',
      'A late first or second payment costs 10%, and interest by the day at the prescribed rate. The third is voluntary: it ends the interest that SARS would ask.',
    ],
    seeAlso: [
      { label: 'Both payments of the year at once', to: '/calculator?type=provisional' },
      { label: 'Provisional tax: the article', to: '/blog/provisional-tax-101-south-african-freelancers' },
    ],
    leavesOut: [
      'Capital gains, assessed losses, income from abroad and lump sums.',
      'Whether SARS waives a penalty, and its questions about a first estimate below the basic amount.',
      'Companies and trusts, and years that do not end in February.',
      'Rates of interest that SARS prescribed after the last one named on the sheet.',
    ],
  },
});

function fields(values: Values) {
  const taxYear = taxYearOf(values);
  const chosen = paymentOf(values.payment);
  return [
    paymentField(),
    monthsField(
      'incomeByMonth',
      'Income of each month so far',
      'One amount a line, from March: business income and rent, without VAT. Rows of a spreadsheet can be pasted.',
    ),
    onceField('expectedIncome', 'Income you expect in each month to come'),
    monthsField('costsByMonth', 'Costs of each month so far', 'In the same way.'),
    onceField('expectedCosts', 'Costs you expect in each month to come'),
    ...(chosen === 'first'
      ? []
      : [onceField('provisionalTaxPaid', 'Provisional tax paid before', 'In this tax year.')]),
    {
      ...onceField(
        'grossIncome',
        'Salary, pension and other income',
        'Of the whole year, before tax, with interest. On your IRP5: code 3699, the total.',
      ),
      group: SALARY,
    },
    {
      ...onceField('employeesTaxPaid', 'Employees’ tax withheld', 'Up to this payment. On payslips: PAYE.'),
      group: SALARY,
    },
    ...within(PERSON, personFields(values)),
    ...lastFields(taxYear),
    ...within(ESTIMATE, [
      chosen === 'third'
        ? onceField('estimate', 'Second estimate you gave', 'The taxable income on your second IRP6.')
        : onceField(
            'estimate',
            'Taxable income you would estimate',
            'It is tested against the one worked out.',
          ),
    ]),
    { ...dateField('paidOn', 'Day of payment', dueDay(chosen, taxYear)), group: LATE },
  ];
}

function lastFields(taxYear: TaxYear) {
  return estimateFields(taxYear).filter(({ name }) => name.startsWith('lastAssessed'));
}

function within<Spec extends FieldSpec>(group: string, specs: readonly Spec[]): readonly Spec[] {
  return specs.map((spec) => ({ ...spec, group }));
}

function input(entry: Entry<ReturnType<typeof fields>[number]>, taxYear: TaxYear): WorksheetInput {
  const payment = paymentOf(entry.choice('payment'));
  const due = dueDay(payment, taxYear);
  return {
    ...personInput(entry),
    payment,
    incomeByMonth: entry.months('incomeByMonth'),
    costsByMonth: entry.months('costsByMonth'),
    expectedIncome: entry.amount('expectedIncome'),
    expectedCosts: entry.amount('expectedCosts'),
    grossIncome: entry.amount('grossIncome'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    provisionalTaxPaid: payment === 'first' ? 0 : entry.amount('provisionalTaxPaid'),
    estimate: entry.amount('estimate'),
    lastAssessment: lastAssessmentOf(entry, taxYear),
    due,
    paidOn: entry.choice('paidOn') || due,
  };
}

function headlinesOf(result: WorksheetResult): readonly Headline[] {
  const { taxableIncome, basicAmount, safeEstimate, penalty, latePenalty, interest, isLate } = result;
  return [
    { label: 'Taxable income of the year', once: true, cents: taxableIncome },
    ...(basicAmount === null ? [] : [{ label: 'Basic amount', once: true as const, cents: basicAmount }]),
    ...(safeEstimate === null
      ? []
      : [{ label: 'Lowest safe estimate', once: true as const, cents: safeEstimate }]),
    ...(penalty > 0 ? [{ label: 'Underestimation penalty', once: true as const, cents: penalty }] : []),
    ...(latePenalty > 0
      ? [{ label: 'Penalty for paying late', once: true as const, cents: latePenalty }]
      : []),
    ...(isLate ? [{ label: 'Interest', once: true as const, cents: interest }] : []),
  ];
}

function verdicts(result: WorksheetResult, { payment: chosen, estimate }: WorksheetInput): readonly string[] {
  const { basicAmount, estimateUsed, isSafe, penalty, safeEstimate } = result;
  if (chosen === 'first') {
    if (basicAmount === null)
      return [
        'Enter the last assessment to see the basic amount: a first estimate below it has to be explained to SARS.',
      ];
    return [
      estimateUsed >= basicAmount
        ? 'The estimate reaches the basic amount: SARS needs no reasons for it.'
        : `The estimate is ${formatRand(basicAmount - estimateUsed)} below the basic amount: keep this sheet, SARS may ask for the reasons.`,
    ];
  }
  if (isSafe === null) return ['Enter your second estimate to see whether it was high enough.'];
  if (!isSafe)
    return [
      penalty > 0
        ? 'This estimate is too low for a year that ends as you expect: SARS may add the underestimation penalty below.'
        : 'This estimate is too low, but what is paid covers the tax it is tested by: there is no penalty.',
    ];
  if (chosen === 'third')
    return ['Your second estimate was high enough: there is no underestimation penalty.'];
  return estimate === 0 && safeEstimate !== null
    ? [
        `The estimate is safe. It would be from ${formatRand(safeEstimate)} on, if the year ends as you expect.`,
      ]
    : ['The estimate is safe, if the year ends as you expect.'];
}

function leftOf({ paymentDue, finalTax }: WorksheetResult, { employeesTaxPaid }: WorksheetInput) {
  return Math.max(0, finalTax - paymentDue - employeesTaxPaid);
}
