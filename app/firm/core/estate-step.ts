import type { EstateLetterId } from '#content/estate-letters.ts';
import type { Evidence } from './deadline-rule.ts';
import type { EstateSize, Estates } from './estate-sizes.ts';

/** `today`: due today or overdue. */
export type When = 'today' | 'month' | 'later';

/** `letters`: the day of the letters of executorship; null before they are granted, and for a small estate. */
export type EstateDays = { size: EstateSize; death: string; letters: string | null };

/** `isSettled`: the days that were entered show that it is done. */
export type Reckoned = { day: string; note?: string } | { unknown: string; isSettled?: true };

export type EstateStep = {
  /** Identifies calendar entries, and the ticks that families keep: never changed. */
  id: string;
  what: string;
  who: string;
  estates?: Estates;
  within: string;
  law: string;
  evidence: Evidence;
  late: string;
  letter?: EstateLetterId;
  more?: { label: string; to: string };
  where?: string;
  papers?: (size: EstateSize) => readonly string[];
  /** For a step without a day; default: later. */
  seeTo?: When;
  reckon: (days: EstateDays, today: string) => Reckoned;
};
