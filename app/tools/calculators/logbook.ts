import { parseAmount } from '#app/tax/amount.ts';
import type { Hundredths } from '#app/tax/working.ts';
import { formatShortAmount } from '#app/tax/money.ts';

/** Hundredths of a kilometre. `totalKm`: null if the rows do not give the total. */
export type Logbook = { trips: number; businessKm: Hundredths; totalKm: Hundredths | null };

/** `isTable`: rows, which count once they were checked. */
export type ReadLogbook = { book: Logbook | null; note?: string; isTable?: true };

const COUNTED = ['Trips', 'Business km', 'All km'].join(',');

/** Reads the sums that `countedLogbook` wrote; anything else is a table, for `pasted-logbook.ts`. */
export function readLogbook(text: string): ReadLogbook {
  if (text.trim() === '') return { book: null };
  const [head, sums = ''] = text.trim().split(/\r?\n/);
  const [trips = '', business = '', total = ''] = sums.split(',');
  if (head !== COUNTED || !/^\d+$/.test(trips)) return { book: null, isTable: true };
  const book = { trips: Number(trips), businessKm: hundredths(business) ?? 0, totalKm: hundredths(total) };
  return { book, note: noteOn(book) };
}

/** The field's text after the check: the sums, without places and people. */
export function countedLogbook({ trips, businessKm, totalKm }: Logbook): string {
  return `${COUNTED}\n${trips},${plain(businessKm)},${totalKm === null ? '' : plain(totalKm)}`;
}

export function distanceText(distance: Hundredths): string {
  return formatShortAmount(distance);
}

function hundredths(text: string): Hundredths | null {
  const reading = parseAmount(text);
  return reading.kind === 'amount' && reading.cents >= 0 ? reading.cents : null;
}

function noteOn({ trips, businessKm, totalKm }: Logbook): string {
  const count = trips === 1 ? '1 business trip' : `${trips} business trips`;
  const all = totalKm === null ? '' : ` of ${distanceText(totalKm)} km`;
  return `Read as ${count}: ${distanceText(businessKm)} km${all}.`;
}

function plain(distance: Hundredths): string {
  return distanceText(distance).replaceAll('\u202f', '');
}
