import { formatRand } from '#app/tax/money.ts';
import { offers } from '#app/tax/offers.ts';
import { FIRST_PAYROLL_YEAR, payrollRates } from '#app/tax/rates/payroll-rates.ts';
import type { Refusal } from '#app/tax/refusal.ts';
import { defineCalculator } from './calculator.ts';
import { ageOf, yearsFrom } from './fields.ts';
import { offerOf, offersFields } from './offers-fields.ts';
import { LAST_MONTH } from './payslip-fields.ts';
import type { SideBySide } from './ways.ts';

type Result = Exclude<ReturnType<typeof offers>, Refusal>;

export const offersCalculator = defineCalculator({
  type: 'offers',
  tool: 'pay',
  part: 'Two offers',
  estimates: 'net pay and cost to company of two job offers, side by side',
  success: 'The two offers have been compared.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => yearsFrom(FIRST_PAYROLL_YEAR),
  fields: offersFields,
  needs: () => ['firstPay', 'secondPay'],
  input: (entry) => ({
    first: offerOf('first', entry.amount),
    second: offerOf('second', entry.amount),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    mostlyBusiness: entry.isChecked('mostlyBusiness'),
  }),
  rates: (basis, taxYear) => payrollRates(basis, taxYear, LAST_MONTH),
  tax: offers,
  sheet(result) {
    const label = `More net pay a year${betterOf(result)}`;
    return {
      tax: { key: 'netDifference', cents: result.netDifference, label },
      means:
        result.netDifference === 0
          ? 'Both offers leave you the same net pay.'
          : `That is ${formatRand(Math.round(result.netDifference / 12))} more a month in your account.${hasUntaxed(result) ? ALLOWANCE : ''}`,
      headlines: [
        { label, once: true, cents: result.netDifference },
        { label: 'First offer: net pay a year', once: true, cents: result.firstNetPay },
        { label: 'Second offer: net pay a year', once: true, cents: result.secondNetPay },
        { label: 'First offer: cost to company', once: true, cents: result.firstCost },
        { label: 'Second offer: cost to company', once: true, cents: result.secondCost },
      ],
      sections: [{ kind: 'sideBySide', ...sideBySide(result) }],
    };
  },
  explains: {
    how: [
      'Each offer is worked out as twelve payslips, the last with the bonus, and added up to a year.',
      'Net pay is what reaches your account. Retirement contributions leave it, but they are still yours: compare them too.',
      'Cost to company is the pay with everything that the employer adds. Two offers of one cost can pay out very different amounts.',
      'A package that names its cost alone has the employer’s shares in it: take them off before you type the pay.',
    ],
    leavesOut: [
      'Leave, shares, cars, housing and other benefits, and the cost of getting to work.',
      'An employer whose payroll is so small that it pays no SDL, and limits that change within the year: those of February count.',
    ],
  },
});

const ALLOWANCE =
  ' Payroll taxes only a part of a travel allowance: without a logbook the rest is taxed on assessment, which may reverse the comparison.';

function hasUntaxed({ firstYearTravel, secondYearTravel }: Result): boolean {
  return firstYearTravel + secondYearTravel > 0;
}

function betterOf({ firstNetPay, secondNetPay }: Result): string {
  if (firstNetPay === secondNetPay) return '';
  return firstNetPay > secondNetPay ? ' with the first offer' : ' with the second offer';
}

function sideBySide(result: Result): SideBySide {
  const rows: SideBySide['rows'] = [
    { label: 'Pay', amounts: [result.firstYearPay, result.secondYearPay] },
    { label: 'Travel allowance', amounts: [result.firstYearTravel, result.secondYearTravel] },
    { label: 'Bonus', amounts: [result.firstYearBonus, result.secondYearBonus] },
    { label: 'PAYE', amounts: [-result.firstPaye, -result.secondPaye] },
    { label: 'UIF', amounts: [-result.firstUif, -result.secondUif] },
    {
      label: 'Your retirement contributions',
      amounts: [-result.firstYearRetirement, -result.secondYearRetirement],
    },
    {
      label: 'Your medical aid contributions',
      amounts: [-result.firstYearMedical, -result.secondYearMedical],
    },
    { label: 'Net pay', amounts: [result.firstNetPay, result.secondNetPay], isTotal: true },
    {
      label: "Employer's retirement contributions",
      amounts: [result.firstEmployerFunds, result.secondEmployerFunds],
    },
    {
      label: "Employer's medical aid contributions",
      amounts: [result.firstEmployerScheme, result.secondEmployerScheme],
    },
    { label: "Employer's UIF and SDL", amounts: [result.firstLevies, result.secondLevies] },
    { label: 'Cost to company', amounts: [result.firstCost, result.secondCost], isTotal: true },
  ];
  return {
    title: 'A year of each, line by line',
    columns: ['First', 'Second'],
    rows: rows.filter(({ amounts: [first, second] }) => first !== 0 || second !== 0),
  };
}
