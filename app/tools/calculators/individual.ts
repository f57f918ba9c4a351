import type { IncomeKind } from '#app/tax/assessment.ts';
import { individualTax, netOfExtra, type IndividualResult } from '#app/tax/individual.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { defineCalculator } from './calculator.ts';
import { amountField, choiceField, optionsOf, type Values } from './field.ts';
import { partYearFields, partYearInput, partYearShown } from './part-year.ts';
import { personFields, personInput } from './person.ts';
import { findAnswers, questionFields } from './questions.ts';
import { keyIn } from '#app/platform/core/keys.ts';

export const incomeLabels = {
  salary: 'Salary or wages',
  pension: 'Pension or annuity',
  commission: 'Commission',
  other: 'Other income',
} satisfies Record<IncomeKind, string>;

const incomeFields = [
  amountField(
    'grossIncome',
    'Gross income',
    "Before tax. On your IRP5: code 3699, the total. Your employer's share of retirement contributions is in it already.",
  ),
  {
    ...choiceField('incomeKind', 'Kind of income', optionsOf(incomeLabels)),
    hint: 'UIF is taken from a salary, not from a pension, an annuity or commission.',
  },
];

export const individualCalculator = defineCalculator({
  type: 'individual',
  tool: 'individual',
  estimates: 'the income tax on a salary, a pension or other income of one person for one year',
  success: 'Your tax calculation has been completed.',
  hasPeriods: true,
  takes: { field: 'grossIncome', of: 'year' },
  todayLeads: true,
  hasDay: ({ firstDay, lastDay }) => Boolean(firstDay || lastDay),
  fields: (values: Values) => [
    ...incomeFields,
    ...personFields(values),
    ...partYearFields,
    ...questionFields(values),
  ],
  input: (entry) => ({
    ...personInput(entry),
    ...partYearInput(entry),
    grossIncome: entry.amount('grossIncome'),
    incomeKind: keyIn(incomeLabels, entry.choice('incomeKind')) ?? 'salary',
  }),
  rates: individualRates,
  tax: individualTax,
  sheet(result, { entry, input, rates, today }) {
    const part = partYearShown(input, rates.name, today);
    const ofNextThousand = part.isOver ? null : netOfExtra(input, rates);
    const takeHome = input.incomeKind === 'other' ? null : result.takeHome;
    return {
      tax: { key: 'finalTax', cents: result.finalTax },
      means:
        result.finalTax === 0
          ? 'No income tax is due: the rebates and credits cover it.'
          : `That is ${formatRate(result.effectiveTaxRate)} of the income${part.counts ? '' : `, or ${formatRand(Math.round(result.finalTax / 12))} a month`}.`,
      ...part,
      headlines: [
        { label: 'Tax', cents: result.finalTax, ...(part.counts && { once: true }) },
        ...(takeHome === null ? [] : [{ label: 'Take-home', cents: takeHome }]),
        { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
        ...(ofNextThousand === null
          ? []
          : [{ label: 'Of your next R\u202f1\u202f000 you keep', text: formatRand(ofNextThousand) }]),
      ],
      position: { brackets: rates.brackets, income: result.taxableIncome },
      shares: { whole: 'gross income', parts: sharesOf(result, input.retirementContributions) },
      answers: findAnswers(entry, input, rates),
    };
  },
  explains: {
    how: [
      'Retirement contributions come off gross income first, up to 27.5% of it and the yearly cap. What is left is taxable income.',
      'Each band of taxable income is taxed at its own rate. The primary rebate then comes off the tax, and more from 65 and 75.',
      'Medical scheme fees tax credits come off last, and the additional credit for what you paid above them. Tax is never below zero.',
      'In a part of a year, as after a death, a birth or ceasing to be resident, the rebates count by days (section 6(4)). Medical credits go by the months for which fees are paid (section 6A).',
      'Take-home is what is left of gross income after tax, UIF and retirement contributions.',
    ],
    leavesOut: [
      'Fringe benefits, travel and other allowances, a home office, donations, and income from abroad.',
      'Lump sums, capital gains and rent: ask us, or use the other calculators.',
      'The UIF of a second job. In a part of a year the exemption of interest is counted in full, and UIF is left out.',
    ],
  },
});

function sharesOf({ grossIncome, finalTax, uif, netSalary }: IndividualResult, contributions: number) {
  const insured = Math.min(uif ?? 0, Math.max(0, netSalary));
  const setAside = Math.min(contributions, Math.max(0, netSalary - insured));
  return [
    {
      label: uif === null ? 'Left after tax' : 'Take-home',
      cents: grossIncome - finalTax - insured - setAside,
    },
    { label: 'Tax', cents: finalTax },
    ...(insured > 0 ? [{ label: 'UIF', cents: insured }] : []),
    ...(setAside > 0 ? [{ label: 'Retirement', cents: setAside }] : []),
  ];
}
