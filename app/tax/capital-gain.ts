import { homeExclusions, isShared, isSpecial, ownShareOf, type HomeSale } from './home-sale.ts';
import type { CapitalGainsRates, Exclusions } from './rates/capital-gains-rates.ts';
import type { Cents } from './money.ts';
import {
  deductedLine,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  sum,
  type Formula,
  type RandLine,
} from './working.ts';

/** Amounts in cents. SARS basis: `home`, only with `primaryResidence`. */
export type Disposal = {
  proceeds: Cents;
  baseCost: Cents;
  primaryResidence?: boolean;
  yearOfDeath?: boolean;
  home?: HomeSale;
};

type Gain = ReturnType<typeof gainOf>;

/** A loss is negative. Exclusions reduce a gain or loss to zero at most. */
export function gainOf(disposal: Disposal, rates: CapitalGainsRates) {
  const proceeds = randLine('proceedsFromSale', 'Proceeds from sale', disposal.proceeds, 'input');
  const base = deductedLine('baseCost', 'Base cost', disposal.baseCost, 'input');
  const isLoss = base.amount > proceeds.amount;
  const label = isLoss ? 'Capital loss' : 'Capital gain';
  const home = homeOf(disposal, rates);
  const all = less(proceeds.amount, base.amount);
  const whole = randLine('wholeGain', `${label} on the whole home`, all, 'calculated');
  const own = isLoss ? less(0, ownShareOf(-whole.amount, home ?? {})) : ownShareOf(whole.amount, home ?? {});
  const shared = home !== null && isShared(home);
  const gain = shared
    ? randLine('capitalGain', `${label}, your share`, own, 'calculated')
    : randLine('capitalGain', label, all, 'calculated');
  const { lines, excluded } = exclusionOf(disposal, gain.amount, home, rates);
  const exclusion = deductedLine('exclusion', 'Exclusion', excluded, from(rates, 'exclusions'));
  const rest = isLoss ? notBelowZero(gain.amount) : less(gain.amount, exclusion.amount);
  const after = randLine('gainAfterExclusion', 'Gain after exclusion', rest, 'calculated');
  const before = shared ? [proceeds, base, whole, gain] : [proceeds, base, gain];
  return { proceeds, base, gain, exclusion, after, lines: [...before, ...lines, exclusion, after] };
}

export function setOffLosses(assessedLoss: Cents, { gain, exclusion, after }: Gain) {
  const brought = randLine('assessedLoss', 'Assessed loss brought forward', assessedLoss, 'input');
  const untaxed = notBelowZero(less(after.amount, brought.amount));
  const left = randLine('gainAfterLosses', 'Gain after losses', untaxed, 'calculated');
  const loss = Math.max(0, -gain.amount);
  const rest =
    loss > 0
      ? sum(brought.amount, less(loss, exclusion.amount))
      : notBelowZero(less(brought.amount, after.amount));
  const carried = randLine('lossCarriedForward', 'Loss carried forward', rest, 'calculated');
  const lines = assessedLoss > 0 ? [brought, left] : [];
  return { lines, left, carried };
}

/** Null if all of the home is sold, or none, and on the firm basis. */
function homeOf({ primaryResidence, home }: Disposal, { name, taxed }: CapitalGainsRates): HomeSale | null {
  const isAsked = primaryResidence && name.basis === 'sars' && taxed.kind === 'as-income';
  return isAsked && home && isSpecial(home) ? home : null;
}

function exclusionOf(
  disposal: Disposal,
  gain: Cents,
  home: HomeSale | null,
  { name, taxed }: CapitalGainsRates,
): { lines: readonly RandLine[]; excluded: Formula } {
  if (taxed.kind === 'flat') return { lines: [], excluded: 0 };
  const { exclusions } = taxed;
  if (gain < 0 && !exclusions.reduceLosses) return { lines: [], excluded: 0 };
  const annual = annualOf(disposal, exclusions);
  const size = Math.abs(gain);
  if (home) {
    const allowed = { name, residence: exclusions.primaryResidence, annual };
    const { lines, exclusion } = homeExclusions(size, home, allowed);
    return { lines, excluded: exclusion };
  }
  const all = disposal.primaryResidence ? sum(exclusions.primaryResidence, annual) : annual;
  return { lines: [], excluded: least(size, all) };
}

function annualOf({ yearOfDeath }: Disposal, exclusions: Exclusions): Cents {
  return (yearOfDeath ? exclusions.annualInYearOfDeath : null) ?? exclusions.annual;
}
