import type { Cents } from './money.ts';
import { ofPeriod, type PayPeriod } from './pay-period.ts';
import { travelTaxed } from './rates/payroll-rates.ts';
import type { IndividualRates, RetirementRule } from './rates/tables.ts';
import { yearlyCap } from './retirement.ts';
import { amountOf, deductedLine, from, least, less, randLine, share, sum } from './working.ts';

/** Cents of the period. `retirement` is the employee's own; the employer's shares are taxed as benefits first. */
export type Pay = {
  pay: Cents;
  travelAllowance: Cents;
  /** The employer is satisfied that at least 80% of the travel is business. */
  mostlyBusiness: boolean;
  retirement: Cents;
  employerRetirement: Cents;
  employerMedical: Cents;
};

export type Remuneration = ReturnType<typeof remunerationOf>;

/** The amount on which the period's tax is calculated, after the contributions that section 11F allows. */
export function remunerationOf(input: Pay, period: PayPeriod, rates: IndividualRates) {
  const { travelAllowance, mostlyBusiness, retirement, employerRetirement, employerMedical } = input;
  const pay = randLine('basicPay', 'Pay', input.pay, 'input');
  const travel = randLine('travelAllowance', 'Travel allowance', travelAllowance, 'input');
  const fund = randLine(
    'employerRetirement',
    "Employer's retirement contribution",
    employerRetirement,
    'input',
  );
  const scheme = randLine('employerMedical', "Employer's medical contribution", employerMedical, 'input');
  const rule = from(rates, 'remuneration');
  const part = mostlyBusiness ? travelTaxed.mostlyBusiness : travelTaxed.usual;
  const taxed = randLine('taxedTravel', 'Travel allowance that is taxed', share(part, travelAllowance), rule);
  const all = sum(input.pay, taxed.amount, employerRetirement, employerMedical);
  const remuneration = randLine('remuneration', 'Remuneration', all, rule);
  const deduction = deductionOf(retirement + employerRetirement, remuneration.amount, period, rates);
  const left = less(remuneration.amount, deduction.amount);
  const balance = randLine('balance', 'Balance of remuneration', left, 'calculated');
  return { pay, travel, fund, scheme, taxed, remuneration, deduction, balance };
}

/** SARS prints no monthly cap: the yearly cap is spread evenly over the periods. */
export function capOf(period: PayPeriod, retirement: RetirementRule): Cents {
  return amountOf(ofPeriod(yearlyCap(retirement), period));
}

function deductionOf(contributions: Cents, remuneration: Cents, period: PayPeriod, rates: IndividualRates) {
  const { retirement } = rates;
  const formula =
    retirement.kind === 'combined'
      ? least(contributions, share(retirement.rate, remuneration), capOf(period, retirement))
      : 0;
  const label = 'Retirement contributions that come off';
  return deductedLine('retirementDeduction', label, formula, from(rates, 'retirement'));
}
