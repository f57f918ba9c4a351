import { formatRand, type Cents } from './money.ts';
import { incentiveRules } from './rates/employment-incentive.ts';
import type { PayrollRates } from './rates/payroll-rates.ts';
import { refusedInput, type Refusal } from './refusal.ts';
import { unknownRate, type UnknownRate } from './unknown-rate.ts';

/** Decides the lowest wage. `none`: an exemption, or no minimum wage and no agreement. */
export type WageRule = 'minimum' | 'learnership' | 'public-works' | 'none';

/** Cents of the month. `allowance`: a learnership's id. `agreedWage`: an agreement's minimum, per hour. */
export type IncentiveWage = {
  wage: Cents;
  hours: number;
  wageRule?: WageRule;
  allowance?: string;
  agreedWage?: Cents;
};

/** `note`: null if the wage reaches the general minimum wage. */
type Tested = { kind: 'tested'; isReached: boolean; note: string | null };

const OTHERS =
  ' A registered learnership, a public works programme or an exemption fixes another wage: choose it if one applies.';
const LOST =
  " SARS's guide drops the employee alone; its answers on the Budget of 2026 say that the claim of the whole month is lost.";
const WHICH_ALLOWANCE = 'Say the level of the learnership and the credits that were earned.';
const LAW = 'Employment Tax Incentive Act, section 4';

/** Employment Tax Incentive Act, section 4(1). Refuses wages that were not found. */
export function testWage(input: IncentiveWage, rates: PayrollRates): Tested | Refusal {
  const { wage, hours, wageRule = 'minimum', agreedWage = 0 } = input;
  const { minimumWage, incentiveWages, name } = rates;
  switch (wageRule) {
    case 'minimum': {
      if (minimumWage === null) return notFound(rates, 'The minimum wage');
      const least = Math.max(minimumWage, agreedWage);
      if (wage >= least * hours) return { kind: 'tested', isReached: true, note: null };
      const what = `under the minimum of ${formatRand(least)} an hour`;
      return { kind: 'tested', isReached: false, note: none(what) + OTHERS + LOST };
    }
    case 'public-works': {
      const { publicWorks } = incentiveWages;
      if (publicWorks === null) return notFound(rates, 'The wage of public works programmes');
      const least = Math.max(publicWorks, agreedWage);
      return tested(wage >= least * hours, `${formatRand(least)} an hour, of the public works programme`);
    }
    case 'learnership': {
      const { allowances } = incentiveWages;
      if (!allowances) return notFound(rates, 'The allowances of learnerships');
      const allowance = allowances.find(({ id }) => id === input.allowance);
      if (!allowance) return refusedInput('allowance', WHICH_ALLOWANCE);
      // A month is four and a third weeks.
      const isReached = wage * 3 >= allowance.week * 13;
      return tested(isReached, `${formatRand(allowance.week)} a week, the allowance of the learnership`);
    }
    case 'none': {
      const { floor } = incentiveWages;
      const { fullMonth } = incentiveRules;
      const counted = Math.min(hours, fullMonth);
      const what = `${formatRand(floor)} for ${fullMonth} hours, which holds in ${name.label} where nothing else fixes a wage`;
      return tested(wage * fullMonth >= floor * counted, what);
    }
  }
}

function tested(isReached: boolean, least: string): Tested {
  const note = isReached
    ? `The wage reaches ${least} (${LAW}).`
    : `${none(`under ${least} (${LAW})`)}${LOST}`;
  return { kind: 'tested', isReached, note };
}

function none(what: string): string {
  return `The wage is ${what}, so there is no incentive for this employee.`;
}

function notFound({ name }: PayrollRates, what: string): UnknownRate {
  return unknownRate(
    name,
    'eti',
    `${what} in ${name.label} could not be confirmed from a published source, so no figure is given. Leave the incentive out to see the payslip.`,
  );
}
