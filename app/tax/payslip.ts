import type { Age } from './age.ts';
import { employeesTax, monthlyCredit, type EmployeesTax } from './employees-tax.ts';
import type { IncentiveWage } from './incentive-wage.ts';
import { levies, type Levies } from './employer-costs.ts';
import { employmentIncentive, type Claim, type Incentive } from './employment-incentive.ts';
import { missingMembers } from './medical.ts';
import { largestAmount, requireAmounts, type Cents } from './money.ts';
import { withOlderRule } from './older-rule.ts';
import { payPeriod, type Covered, type PayPeriod, ofPeriod } from './pay-period.ts';
import { payslipNotes } from './payslip-notes.ts';
import type { PayrollRates } from './rates/payroll-rates.ts';
import { capOf, remunerationOf, type Pay, type Remuneration } from './remuneration.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import {
  deductedLine,
  effectiveRate,
  from,
  less,
  notBelowZero,
  randLine,
  sum,
  type Line,
  type RandLine,
  amountOf,
} from './working.ts';
import { deductionTable } from './deduction-table.ts';

/** Cents: the balance of the period, its annual equivalent, and that with the bonus. */
type TaxedFigures = { balance: Cents; equivalent: Cents; withBonus: Cents };

/** Cents of what the payslip covers. The employer's shares are on top of `pay`. */
export type PayslipInput = Pay &
  Covered &
  Omit<IncentiveWage, 'wage' | 'hours'> & {
    bonus: Cents;
    age: Age;
    medicalMembers: number;
    medical: Cents;
    /** Works under 24 hours a month: no UIF. */
    underDay: boolean;
    /** Twelve months of all pay do not exceed the levy's exemption. */
    smallPayroll: boolean;
    claim: Claim;
    /** For the incentive: 18 to 29 at the end of the month; default: by `age`. */
    isOfAge?: boolean;
    hours: number;
  };

const TOO_LARGE = 'Pay, allowances and benefits together are more than R 100 billion.';
const HOW_MANY_HOURS = 'Say how many hours were worked in the month.';
const BY_MONTH =
  'The employment tax incentive is worked out by calendar month, so it is left out of this payslip.';

/** Refuses what cannot be calculated; throws RangeError for an invalid amount. */
export function payslip(input: PayslipInput, rates: PayrollRates) {
  const result = workedOut(input, rates);
  if (isRefusal(result)) return result;
  const { individual } = rates;
  return withOlderRule(result, 'retirementDeduction', individual.announced, (rule) =>
    workedOut(input, { ...rates, individual: { ...individual, ...rule } }),
  );
}

function workedOut(input: PayslipInput, rates: PayrollRates) {
  const { pay, bonus, travelAllowance, retirement, employerRetirement, medical, employerMedical } = input;
  requireAmounts({ pay, bonus, travelAllowance, retirement, employerRetirement, medical, employerMedical });
  const period = payPeriod(input);
  if (isRefusal(period)) return period;
  const refusal = refusedInputOf(input);
  if (refusal) return refusal;
  const paid = remunerationOf(input, period, rates.individual);
  const remuneration = paid.remuneration.amount;
  const claimed = incentiveOf(input, remuneration + bonus, period, rates);
  if (isRefusal(claimed)) return claimed;
  const { age, medicalMembers } = input;
  const taxed = { balance: paid.balance.amount, bonus, age, medicalMembers };
  const tax = employeesTax(taxed, period, rates.individual);
  const levied = levies(input, { remuneration, balance: taxed.balance }, period, rates);
  const printed = printedOf(tax, taxed.balance, age, period, rates);
  const sheet = sheetOf(input, { paid, tax, levied, claimed, printed });
  const facts = {
    netPay: sheet.net.amount,
    contributions: retirement + employerRetirement,
    deducted: paid.deduction.amount,
    cap: capOf(period, rates.individual.retirement),
    tax: tax.periodTax.amount + (tax.bonus?.tax.amount ?? 0),
    credit: monthlyCredit(medicalMembers, rates.individual),
  };
  return {
    kind: 'result' as const,
    table: rates.name,
    remuneration,
    retirementDeduction: paid.deduction.amount,
    balance: paid.balance.amount,
    annualEquivalent: tax.equivalent.amount,
    annualTax: tax.annual.amount,
    periodTax: tax.periodTax.amount,
    bonusTax: tax.bonus?.tax.amount ?? 0,
    medicalCredits: tax.medical.amount,
    paye: tax.paye.amount,
    uif: levied.uif.amount,
    netPay: sheet.net.amount,
    employerUif: levied.employerUif.amount,
    sdl: levied.sdl.amount,
    incentive: claimed.amount,
    costToCompany: sheet.cost.amount,
    effectiveTaxRate: sheet.effective.rate,
    printed,
    period,
    notes: [...claimed.notes, ...payslipNotes(facts, period)],
    working: sheet.working,
  };
}

function refusedInputOf(input: PayslipInput): Refusal | null {
  const { pay, bonus, travelAllowance, employerRetirement, age, medicalMembers: members, hours } = input;
  if (pay + bonus + travelAllowance + employerRetirement + input.employerMedical > largestAmount)
    return refusedInput('pay', TOO_LARGE);
  if (input.claim !== 'none' && hours === 0) return refusedInput('hours', HOW_MANY_HOURS);
  return missingMembers({ age, members, contributions: input.medical + input.employerMedical });
}

function incentiveOf(
  { claim, pay: wage, hours, age, isOfAge, wageRule, allowance, agreedWage }: PayslipInput,
  remuneration: Cents,
  { frequency, started }: PayPeriod,
  rates: PayrollRates,
): Incentive | Refusal {
  const isMonth = frequency === 'monthly' && started === 1;
  const incentive = employmentIncentive(
    {
      claim: isMonth ? claim : 'none',
      remuneration,
      wage,
      hours,
      age,
      isOfAge,
      wageRule,
      allowance,
      agreedWage,
    },
    rates,
  );
  return isMonth || claim === 'none' || isRefusal(incentive)
    ? incentive
    : { ...incentive, notes: [BY_MONTH] };
}

function printedOf(
  { equivalent, bonus, medical }: EmployeesTax,
  balance: Cents,
  age: Age,
  period: PayPeriod,
  rates: PayrollRates,
): RandLine | null {
  const figures = {
    balance,
    equivalent: equivalent.amount,
    withBonus: bonus?.together.amount ?? equivalent.amount,
  };
  const tax = printedTax(figures, age, period, rates);
  if (tax === null) return null;
  const formula = medical.amount === 0 ? tax : notBelowZero(less(tax, medical.amount));
  return randLine('printedPaye', "PAYE by SARS's printed tables", formula, from(rates, 'deduction-tables'));
}

type Parts = {
  paid: Remuneration;
  tax: EmployeesTax;
  levied: Levies;
  claimed: Incentive;
  printed: RandLine | null;
};

function sheetOf(input: PayslipInput, { paid, tax, levied, claimed, printed }: Parts) {
  const { bonus, medicalMembers } = input;
  const { uif, employerUif, sdl } = levied;
  const retirement = deductedLine('retirement', 'Your retirement contribution', input.retirement, 'input');
  const medical = deductedLine('medical', 'Your medical contribution', input.medical, 'input');
  const cash = sum(input.pay, input.travelAllowance, bonus);
  const left = less(cash, tax.paye.amount, uif.amount, retirement.amount, medical.amount);
  const net = randLine('netPay', 'Net pay', left, 'calculated');
  const benefits = [input.employerRetirement, input.employerMedical];
  const spent = sum(input.pay, input.travelAllowance, bonus, ...benefits, employerUif.amount, sdl.amount);
  const cost = randLine('costToCompany', 'Cost to company', less(spent, claimed.amount), 'calculated');
  const effective = effectiveRate(tax.paye, paid.remuneration.amount + bonus);
  const working: Line[] = [paid.pay];
  if (input.travelAllowance > 0) working.push(paid.travel);
  if (bonus > 0) working.push(randLine('bonus', 'Bonus', bonus, 'input'));
  if (input.employerRetirement > 0) working.push(paid.fund);
  if (input.employerMedical > 0) working.push(paid.scheme);
  if (input.travelAllowance > 0) working.push(paid.taxed);
  working.push(paid.remuneration);
  if (input.retirement + input.employerRetirement > 0) working.push(paid.deduction);
  working.push(paid.balance, tax.equivalent, tax.rebates, tax.annual, tax.periodTax);
  if (tax.bonus) working.push(tax.bonus.together, tax.bonus.annual, tax.bonus.tax);
  if (medicalMembers > 0) working.push(tax.medical);
  working.push(tax.paye);
  if (printed) working.push(printed);
  working.push(uif);
  if (input.retirement > 0) working.push(retirement);
  if (input.medical > 0) working.push(medical);
  working.push(net, employerUif, sdl, ...claimed.lines, cost, effective);
  return { net, cost, effective, working };
}

/** Before medical credits, by the monthly or annual table. Null without the year's rows, and for whole weeks. */
function printedTax(
  { balance, equivalent, withBonus }: TaxedFigures,
  age: Age,
  period: PayPeriod,
  { printed, individual }: PayrollRates,
): Cents | null {
  const isOne = period.count === 1;
  if (!printed || (isOne && period.frequency !== 'monthly')) return null;
  const ofYear = (amount: Cents) => deductionTable(amount, age, printed.year, individual);
  const bonusTax = ofYear(withBonus) - ofYear(equivalent);
  const ofPay = isOne
    ? deductionTable(balance, age, printed.month, individual)
    : amountOf(ofPeriod(ofYear(equivalent), period));
  return ofPay + bonusTax;
}
