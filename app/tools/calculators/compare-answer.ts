import { formatShortRand, rand, type Cents } from '#app/tax/money.ts';
import type { StructureId } from '#app/tax/structures/eligibility.ts';
import type { Leader } from '#app/tax/structures/money-curve.ts';

/** As in a sentence; `short` beside a line of the chart. */
export const structureWords: Record<StructureId, { inSentence: string; short: string }> = {
  sole: { inSentence: 'trading alone', short: 'Alone' },
  turnover: { inSentence: 'turnover tax', short: 'Turnover tax' },
  sbc: { inSentence: 'a small business corporation', short: 'Small company' },
  company: { inSentence: 'a company', short: 'Company' },
};

export type Fees = 'ours' | 'own' | 'none';

const AFTER: Record<Fees, string> = {
  ours: 'after our fees',
  own: 'after the fees that you entered',
  none: 'before anybody’s fees',
};
const BEFORE = 'before accountants’ fees';
const AND_AFTER = { ours: 'after ours', own: 'after those that you entered' };

const A_RAND = rand(1);

type Compared = { id: StructureId; worth: Cents; beforeFees: Cents };
type Business = { turnover: Cents; costs: Cents; drawings: Cents };

/**
 * The best structure against trading alone, or trading alone against the next best: before and after fees, as most of a
 * difference can be fees. `open`: the best first.
 */
export function answerSentence(open: readonly Compared[], business: Business, fees: Fees): string {
  const { turnover, costs, drawings } = business;
  const [best, second] = open;
  const profit = `At ${inWholeRand(turnover - costs)} profit`;
  if (!best || best.worth <= 0) return `${profit} no structure leaves you anything, ${AFTER[fees]}.`;
  const against = best.id === 'sole' ? second : open.find(({ id }) => id === 'sole');
  if (!against)
    return `${profit} ${words(best.id)} is the only structure that we can work out. A company is open to you too, but it would be a personal service provider: below it says what we do not know of its tax.`;
  const more = best.worth - against.worth;
  const before = best.beforeFees - against.beforeFees;
  const leaves = `${profit} ${words(best.id)} leaves you`;
  const than = `${words(against.id)}, ${drawings > 0 ? 'with what stays in the business, ' : ''}`;
  if (more < A_RAND) return `${leaves} as much as ${than}${AFTER[fees]}.`;
  if (fees === 'none' || Math.abs(more - before) < A_RAND)
    return `${leaves} ${inWholeRand(more)} more a year than ${than}${AFTER[fees]}.`;
  if (before >= A_RAND)
    return `${leaves} ${inWholeRand(before)} more a year than ${than}${BEFORE}, and ${inWholeRand(more)} more ${AND_AFTER[fees]}.`;
  const other = before <= -A_RAND ? `but ${inWholeRand(-before)} less` : 'and as much';
  return `${leaves} ${inWholeRand(more)} more a year than ${than}${AFTER[fees]}, ${other} ${BEFORE}.`;
}

/** Creative work as a profession against the same as a trade; empty if it makes no difference. */
export function asTradeSentence(counted: readonly Compared[], trade: readonly Compared[]): readonly string[] {
  const [best] = trade;
  const more = (best?.worth ?? 0) - (counted[0]?.worth ?? 0);
  if (!best || more < A_RAND) return [];
  return [
    `The law does not name creative work, so it is counted as a profession here, to be careful. Counted as a trade, ${words(best.id)} would leave you ${inWholeRand(best.worth)}: ${inWholeRand(more)} more. It depends on whether SARS sees professional services (turnover tax, Sixth Schedule) or personal services (small business corporation, section 12E) in your work: ask us before you register.`,
  ];
}

export function changeSentences(leaders: readonly Leader[]): readonly string[] {
  return leaders.map(({ from, id }, index) => {
    const to = leaders[index + 1]?.from;
    const leads = id ? `${words(id)} leaves you most` : 'no structure leaves you anything';
    const range = to
      ? `From ${formatShortRand(from)} to ${formatShortRand(to - A_RAND)}`
      : `From ${formatShortRand(from)}`;
    return `${range}: ${leads}.`;
  });
}

export function nextSentence(next: Leader | null, searched: Cents): string {
  if (!next)
    return `With the same share of costs it stays so up to a turnover of ${formatShortRand(searched)} at least.`;
  const leads = next.id ? `${words(next.id)} leaves more` : 'nothing is left';
  return `It changes at a turnover of ${formatShortRand(next.from)}: from there ${leads}.`;
}

function words(id: StructureId): string {
  return structureWords[id].inSentence;
}

function inWholeRand(cents: Cents): string {
  return formatShortRand(Math.round(cents / A_RAND) * A_RAND);
}
