import type { Cents } from '#app/tax/money.ts';

export type Share = { label: string; cents: Cents };

export type Way = { name: string; total: Share; rows: readonly Share[] };

/** The best first; `closed` are those that are not open, each with its reason. */
export type Ways = {
  title: string;
  open: readonly Way[];
  closed: readonly { name: string; reason: string }[];
};

/** What each way leaves, for increasing amounts; null if it is not open. `at` is the amount that was entered. */
export type Curve = {
  title: string;
  hint: string;
  at: Cents;
  lines: {
    turnovers: readonly Cents[];
    series: readonly { id: string; name: string; amounts: readonly (Cents | null)[] }[];
    leaders: readonly { from: Cents; name: string }[];
  };
};

export type SideBySide = {
  title: string;
  columns: readonly [first: string, second: string];
  rows: readonly { label: string; amounts: readonly [first: Cents, second: Cents]; isTotal?: true }[];
};
