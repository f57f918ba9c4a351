import type { Cents } from '#app/tax/money.ts';
import type { StructuresInput } from '#app/tax/structures/structures.ts';
import type { Charged } from './compare-fields.ts';

export type Share = { label: string; cents: Cents };

export type Way = { name: string; total: Share; rows: readonly Share[] };

/** The best first; `closed`: not open or without a figure, each with its reason. */
export type Ways = {
  title: string;
  open: readonly Way[];
  closed: readonly { id: string; name: string; reason: string }[];
};

/**
 * What each structure leaves, for rising turnover; null if not open. `changes`: where another one leads, in words;
 * `next` is marked. `stops`: the answer at each step of the slider; `at` is the entered one.
 */
export type Curve = {
  title: string;
  hint: string;
  turnovers: readonly Cents[];
  series: readonly { id: string; name: string; amounts: readonly (Cents | null)[] }[];
  changes: readonly string[];
  next: Cents | null;
  stops: readonly { turnover: Cents; answer: string }[];
  at: Cents;
  /** The entries, from which the slider computes the structures. */
  business: StructuresInput;
  charged: Charged;
};

export type SideBySide = {
  title: string;
  columns: readonly [first: string, second: string];
  rows: readonly { label: string; amounts: readonly [first: Cents, second: Cents]; isTotal?: true }[];
};
