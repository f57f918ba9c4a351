import type { Cents } from './money.ts';
import type { IndividualRates, RetirementRule } from './rates/tables.ts';
import { unknownRate, type UnknownRate } from './unknown-rate.ts';
import { deductedLine, from, greatest, least, share, type Formula, type RandLine } from './working.ts';

export type RetirementFund = 'pension' | 'provident' | 'annuity';

export const ALLOWABLE_RETIREMENT = 'allowableRetirementContributions';

/** `pensionable` is the part that counts for pension funds. */
export type IncomeForRetirement = { income: Cents; pensionable: Cents };

type Contributions = { retirementContributions: Cents; retirementFund?: RetirementFund };

/** Before 1 March 2016 each kind of fund had its own limit: without `fund` those years are refused. */
export function allowableRetirement(
  income: IncomeForRetirement,
  { retirementContributions: contributions, retirementFund }: Contributions,
  rates: IndividualRates,
): RandLine | UnknownRate {
  const formula = contributions === 0 ? 0 : limited(income, contributions, retirementFund, rates);
  if (formula === null) return unknownRate(rates.name, 'retirement', whichFund(rates));
  return deductedLine(
    ALLOWABLE_RETIREMENT,
    'Allowable retirement contributions',
    formula,
    from(rates, rates.retirement.kind === 'combined' ? 'retirement' : 'retirement-by-fund'),
  );
}

export function yearlyCap(rule: RetirementRule): Cents {
  return rule.kind === 'combined' ? rule.cap : 0;
}

function limited(
  { income, pensionable }: IncomeForRetirement,
  contributions: Cents,
  fund: RetirementFund | undefined,
  { retirement }: IndividualRates,
): Formula | null {
  if (retirement.kind === 'combined')
    return least(contributions, share(retirement.rate, income), retirement.cap);
  const { pension, annuity } = retirement;
  switch (fund) {
    case 'pension':
      return least(contributions, greatest(share(pension.rate, pensionable), pension.minimum), income);
    case 'annuity':
      return least(
        contributions,
        greatest(share(annuity.rate, income), annuity.lessPension, annuity.minimum),
        income,
      );
    case 'provident':
      return 0;
    case undefined:
      return null;
  }
}

function whichFund({ name }: IndividualRates): string {
  return `In ${name.label} pension funds, provident funds and retirement annuities each had their own limit, so the deduction cannot be worked out from one amount. Say which kind of fund the contributions went to.`;
}
