import { formatShortRand, type Cents } from '#app/tax/money.ts';
import type { Assessment } from './calculator.ts';

export type OfferedPlan = { title: string; price: string; cents: Cents; to: string };

/** The firm's offer below a result: what, for how much, by whom. Null without a plan or person. */
export type Offer = {
  plan: OfferedPlan | null;
  /** By id: plans that a result may name in place of the tool's own. */
  others?: Readonly<Record<string, OfferedPlan>>;
  /** What colleagues have changed, by kind: the browser only has the files. */
  held?: Readonly<Record<string, readonly unknown[]>>;
  /** A sentence on the price of a first talk, empty unless it is free. */
  talk: string;
  person: { name: string; role: string; to: string } | null;
  book: string;
};

/** The offer below a result, or why there is none: nothing to do, or worth less than the price. */
export function soldBelow(
  { tax, sells }: Pick<Assessment, 'tax' | 'sells'>,
  { plan, others, talk }: Pick<Offer, 'plan' | 'others' | 'talk'>,
): { plan: OfferedPlan | null; note: string | null } {
  if (sells?.note) return { plan: null, note: lateOfferText(sells.note, plan?.price, talk) };
  const { plan: named, worth } = sells ?? (tax.cents === 0 ? { worth: 0 } : {});
  const offered = named ? (others?.[named] ?? null) : plan;
  if (!offered || worth === undefined || worth >= offered.cents) return { plan: offered, note: null };
  if (worth === 0) return { plan: null, note: null };
  const note = `${formatShortRand(worth)} more: less than our price of ${formatShortRand(offered.cents)}. You can correct it yourself on eFiling.`;
  return { plan: null, note };
}

/** A late case has no price itself, but its parts have. `price`: such as “R 1 495 per return”. */
export function lateOfferText(offer: string, price: string | undefined, talk: string): string {
  return [offer, ...(price ? [`A return alone: ${price}.`] : []), talk].join(' ').trim();
}
