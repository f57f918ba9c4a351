import type { CapitalGainsRates, Exclusions } from './rates/capital-gains-rates.ts';
import type { Cents } from './money.ts';
import { deductedLine, from, least, less, notBelowZero, randLine, sum, type Formula } from './working.ts';

/** Amounts in cents. */
export type Disposal = {
  proceeds: Cents;
  baseCost: Cents;
  primaryResidence?: boolean;
  yearOfDeath?: boolean;
};

type Gain = ReturnType<typeof gainOf>;

/** The gain is below zero for a loss. Exclusions bring a gain or a loss to zero, never past it. */
export function gainOf(disposal: Disposal, rates: CapitalGainsRates) {
  const proceeds = randLine('proceedsFromSale', 'Proceeds from sale', disposal.proceeds, 'input');
  const base = deductedLine('baseCost', 'Base cost', disposal.baseCost, 'input');
  const isLoss = base.amount > proceeds.amount;
  const label = isLoss ? 'Capital loss' : 'Capital gain';
  const gain = randLine('capitalGain', label, less(proceeds.amount, base.amount), 'calculated');
  const excluded = exclusionOf(disposal, gain.amount, rates);
  const exclusion = deductedLine('exclusion', 'Exclusion', excluded, from(rates, 'exclusions'));
  const rest = isLoss ? notBelowZero(gain.amount) : less(gain.amount, exclusion.amount);
  const after = randLine('gainAfterExclusion', 'Gain after exclusion', rest, 'calculated');
  return { proceeds, base, gain, exclusion, after };
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

function exclusionOf(disposal: Disposal, gain: Cents, { taxed }: CapitalGainsRates): Formula {
  if (taxed.kind === 'flat') return 0;
  const { exclusions } = taxed;
  if (gain < 0 && !exclusions.reduceLosses) return 0;
  return least(Math.abs(gain), allowed(disposal, exclusions));
}

function allowed({ primaryResidence, yearOfDeath }: Disposal, exclusions: Exclusions): Formula {
  const ofYear = (yearOfDeath ? exclusions.annualInYearOfDeath : null) ?? exclusions.annual;
  return primaryResidence ? sum(exclusions.primaryResidence, ofYear) : ofYear;
}
