import { formatRand, requireAmounts, type Cents } from './money.ts';
import type { EstateDutyRates } from './rates/estate-duty-rates.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import {
  bandLine,
  deductedLine,
  effectiveRate,
  from,
  less,
  notBelowZero,
  randLine,
  resultOf,
  sum,
} from './working.ts';

/**
 * Cents. `assets`: without `policies`, which are paid directly to a person but count too. `usedByFirst`: the abatement
 * used by the estate of a spouse who died earlier, if any.
 */
export type EstateDutyInput = {
  assets: Cents;
  policies: Cents;
  debts: Cents;
  toSpouse: Cents;
  toCharity: Cents;
  firstSpouse: boolean;
  usedByFirst: Cents;
};

const MORE_TO_SPOUSE = 'More goes to the spouse than is left after the debts and costs.';
const MORE_TO_CHARITY =
  'More goes to public benefit organisations than is left after debts, costs and spouse.';

/** Estate Duty Act: bequests come off first, section 4(h), (q); then the abatement, section 4A. Throws RangeError. */
export function estateDuty(input: EstateDutyInput, rates: EstateDutyRates) {
  const { assets, policies, debts, toSpouse, toCharity, firstSpouse, usedByFirst } = input;
  requireAmounts({ assets, policies, debts, toSpouse, toCharity, usedByFirst });
  const refusal = refusedAmount(input, rates);
  if (refusal) return refusal;
  const table = from(rates, 'estate-duty');
  const gross = randLine('assets', 'Everything that was owned', assets, 'input');
  const paidOut = randLine('policies', 'Policies paid to somebody named', policies, 'input');
  const both = sum(gross.amount, paidOut.amount);
  const counted = randLine('counted', 'With the policies', both, 'calculated');
  const owed = deductedLine('debts', 'Debts and costs', debts, 'input');
  const spouse = deductedLine('toSpouse', 'To the surviving spouse, section 4(q)', toSpouse, 'input');
  const charity = deductedLine(
    'toCharity',
    'To public benefit organisations, section 4(h)',
    toCharity,
    'input',
  );
  const left = notBelowZero(less(counted.amount, owed.amount, spouse.amount, charity.amount));
  const net = randLine('netEstate', 'Net estate', left, 'calculated');
  const own = randLine('ownAbatement', 'Abatement, section 4A', rates.abatement, table);
  const leftByFirst = firstSpouse ? less(rates.abatement, usedByFirst) : 0;
  const carried = randLine('carriedOver', 'Carried over from the first estate', leftByFirst, table);
  const abatement = deductedLine('abatement', 'Both together', sum(own.amount, carried.amount), 'calculated');
  const above = notBelowZero(less(net.amount, abatement.amount));
  const dutiable = randLine('dutiable', 'Dutiable amount', above, 'calculated');
  const duty = bandLine('estateDuty', 'Estate duty', dutiable.amount, rates.brackets, table);
  const forHeirs = randLine(
    'leftAfterDuty',
    'Net estate after the duty',
    less(net.amount, duty.amount),
    'calculated',
  );
  const lines = [
    gross,
    paidOut,
    counted,
    owed,
    spouse,
    charity,
    net,
    own,
    carried,
    abatement,
    dutiable,
    duty,
    forHeirs,
  ] as const;
  return resultOf(rates.name, [...lines, effectiveRate(duty, net.amount)]);
}

function refusedAmount(
  { assets, policies, debts, toSpouse, toCharity, firstSpouse, usedByFirst }: EstateDutyInput,
  { abatement }: EstateDutyRates,
): RefusedInput | null {
  const left = Math.max(0, assets + policies - debts);
  if (toSpouse > left) return refusedInput('toSpouse', MORE_TO_SPOUSE);
  if (toCharity > left - toSpouse) return refusedInput('toCharity', MORE_TO_CHARITY);
  if (!firstSpouse || usedByFirst <= abatement) return null;
  return refusedInput(
    'usedByFirst',
    `One estate has an abatement of ${formatRand(abatement)}: the first cannot have used more.`,
  );
}
