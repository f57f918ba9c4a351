import type { EstateLetterId } from '#content/estate-letters.ts';
import type { Evidence } from './deadline-rule.ts';
import type { EstateSize, Estates } from './estate-sizes.ts';

/** `today`: what is due today or has passed. */
export type When = 'today' | 'month' | 'later';

/** `letters` is the day of the letters of executorship; null before they are granted, and for a small estate. */
export type EstateDays = { size: EstateSize; death: string; letters: string | null };

export type Reckoned = { day: string; note?: string } | { unknown: string };

export type EstateStep = {
  /** Part of the identity of calendar entries, and of ticks that families keep: never changed. */
  id: string;
  what: string;
  who: string;
  estates?: Estates;
  within: string;
  law: string;
  evidence: Evidence;
  late: string;
  letter?: EstateLetterId;
  /** Where it is handed in, as a sentence. */
  where?: string;
  papers?: (size: EstateSize) => readonly string[];
  /** When to see to it if it has no day; else later. */
  seeTo?: When;
  reckon: (days: EstateDays, today: string) => Reckoned;
};
