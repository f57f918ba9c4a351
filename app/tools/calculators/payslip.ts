import { formatRand, formatRate, formatShortRand } from '#app/tax/money.ts';
import { payslip, type PayslipInput } from '#app/tax/payslip.ts';
import { FIRST_PAYROLL_YEAR, payrollRates, type PayrollRates } from '#app/tax/rates/payroll-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { ageOf, yearsFrom } from './fields.ts';
import {
  claimLabels,
  frequencyOf,
  LAST_MONTH,
  payslipFields,
  payslipNeeds,
  wageRuleLabels,
} from './payslip-fields.ts';
import { keyIn } from '#app/platform/core/keys.ts';

export const payslipCalculator = defineCalculator({
  type: 'payslip',
  tool: 'pay',
  part: 'One payslip',
  estimates: 'PAYE, UIF, net pay, the employment tax incentive and cost to company of one payslip',
  success: 'Your payslip has been worked out.',
  hasPeriods: false,
  takes: { field: 'pay', of: 'month' },
  bases: ['sars'],
  years: () => yearsFrom(FIRST_PAYROLL_YEAR),
  fields: payslipFields,
  needs: payslipNeeds,
  input: (entry): PayslipInput => ({
    pay: entry.amount('pay'),
    bonus: entry.amount('bonus'),
    travelAllowance: entry.amount('travelAllowance'),
    mostlyBusiness: entry.isChecked('mostlyBusiness'),
    retirement: entry.amount('retirement'),
    employerRetirement: entry.amount('employerRetirement'),
    medical: entry.amount('medical'),
    employerMedical: entry.amount('employerMedical'),
    medicalMembers: Number(entry.choice('medicalMembers')),
    age: ageOf(entry.choice('age')),
    frequency: frequencyOf(entry.choice('frequency')),
    periods: Number(entry.choice('periods')),
    days: Number(entry.choice('days')),
    daysInMonth: Number(entry.choice('daysInMonth')),
    underDay: entry.isChecked('underDay'),
    smallPayroll: entry.isChecked('smallPayroll'),
    claim: keyIn(claimLabels, entry.choice('claim')) ?? 'none',
    ...(entry.isGiven('ofAge') && { isOfAge: entry.choice('ofAge') === 'yes' }),
    hours: Number(entry.choice('hours')),
    wageRule: keyIn(wageRuleLabels, entry.choice('wageRule')) ?? 'minimum',
    allowance: entry.choice('allowance'),
    agreedWage: entry.amount('agreedWage'),
  }),
  rates: (basis, taxYear, entry) => payrollRates(basis, taxYear, Number(entry.choice('month') || LAST_MONTH)),
  tax: payslip,
  sheet: (result, { input, rates }) => ({
    tax: { key: 'paye', cents: result.paye },
    means:
      result.netPay < 0
        ? `The tax and the contributions are ${formatRand(-result.netPay)} more than the pay: nothing is left to pay out. Check the contributions.`
        : `You receive ${formatRand(result.netPay)}. Your employer pays ${formatRand(result.costToCompany)} for it.`,
    counts: 'PAYE and UIF are with SARS by the 7th of the month after.',
    headlines: [
      {
        label: result.netPay < 0 ? 'Net pay: less than nothing' : 'Net pay',
        once: true,
        cents: result.netPay,
      },
      ...bonusLeft(result, input, rates),
      { label: 'Income tax (PAYE)', once: true, cents: result.paye },
      ...(result.printed
        ? [{ label: 'By the printed tables', once: true as const, cents: result.printed.amount }]
        : []),
      { label: 'Cost to company', once: true, cents: result.costToCompany },
      ...(result.incentive > 0
        ? [{ label: 'Employment tax incentive of the month', once: true as const, cents: result.incentive }]
        : []),
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
    ],
    position: { brackets: rates.individual.brackets, income: result.annualEquivalent + input.bonus },
    shares: { whole: 'what it costs the employer', parts: partsOf(result, input) },
  }),
  explains: {
    how: [
      'Pay, the taxed part of a travel allowance and what the employer pays into your funds and medical aid make up your remuneration. Retirement contributions come off it, up to 27.5% and the cap.',
      'What is left is taken to a whole year. The tax of that year, after rebates, falls on the payslip in the same proportion, and the medical credit comes off last.',
      'A bonus is added to that year once, never twelve times: it bears the tax that it adds.',
      'Employers may also read the tax from SARS’s printed tables, which work in steps. Both figures are right; we show both where the rows of the year are known.',
      'Cost to company is the pay with everything the employer adds: funds, medical aid, UIF and SDL, less the incentive.',
      'The employer claims the incentive on the EMP201 of the month: it pays that much less PAYE.',
    ],
    leavesOut: [
      'Company cars, housing and other benefits, commission (on which there is no UIF), tax directives and years with 27 fortnights or 53 weeks.',
      'The additional medical credit, which is settled on assessment, and the printed weekly and fortnightly tables, whose rows were not found.',
      'What else the incentive asks: no connected persons, no domestic workers, and engaged since 1 October 2013.',
    ],
    seeAlso: [{ label: 'Payroll: what we take over', to: '/payroll', service: 'payroll' }],
  },
});

/** What is left of the bonus after the added tax and UIF. */
function bonusLeft({ netPay }: Result, input: PayslipInput, rates: PayrollRates): readonly Headline[] {
  if (input.bonus === 0) return [];
  const without = payslip({ ...input, bonus: 0 }, rates);
  if (isRefusal(without)) return [];
  const label = `Of the bonus of ${formatShortRand(input.bonus)} you keep`;
  return [{ label, once: true, cents: netPay - without.netPay }];
}

type Result = Pick<
  Exclude<ReturnType<typeof payslip>, { kind: 'refused-input' | 'unknown-rate' }>,
  'netPay' | 'paye' | 'uif' | 'employerUif' | 'sdl'
>;

function partsOf({ netPay, paye, uif, employerUif, sdl }: Result, input: PayslipInput) {
  return [
    { label: 'Net pay', cents: Math.max(0, netPay) },
    { label: 'PAYE', cents: paye },
    { label: 'UIF and SDL', cents: uif + employerUif + sdl },
    { label: 'Retirement', cents: input.retirement + input.employerRetirement },
    { label: 'Medical aid', cents: input.medical + input.employerMedical },
  ];
}
