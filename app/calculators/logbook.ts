import { readCsv } from '#app/csv/csv.ts';
import { parseAmount } from '#app/tax/amount.ts';
import { formatAmount } from '#app/tax/money.ts';
import type { Hundredths } from '#app/tax/working.ts';

/** Hundredths of a kilometre. `totalKm`: null where the rows do not tell what was driven in all. */
export type Logbook = { trips: number; businessKm: Hundredths; totalKm: Hundredths | null };

type ReadLogbook = { book: Logbook | null; error?: string; note?: string };

type Columns = Readonly<Record<keyof typeof HEADINGS, number>>;

/** What each column may be called; a heading is the first of these that fits. */
const HEADINGS = {
  opening: /(open|start|begin).*(odo|km|reading)|odo.*(open|start|begin)/,
  closing: /(clos|end|finish).*(odo|km|reading)|odo.*(clos|end|finish)/,
  business: /business.*(km|kilomet|dist)|(km|kilomet|dist).*business|^business$/,
  private: /private.*(km|kilomet|dist)|(km|kilomet|dist).*private|^private$/,
  kind: /type|kind|category|class|business.*private/,
  distance: /distance|kilomet|\bkms?\b|travelled/,
} as const;

const SUMMED = ['Trips', 'Business km', 'All km'].join(',');
const NO_HEADINGS =
  'The first line must name the columns: “Business km”, or “Km” and “Type” (business or private). Readings of the odometer are read too.';
const NOT_A_TABLE = 'The logbook cannot be read: a quote in it is never closed.';

/** The rows of a spreadsheet with its headings; rows that begin with a total are passed over. */
export function readLogbook(text: string): ReadLogbook {
  if (text.trim() === '') return { book: null };
  const summed = readSummed(text);
  if (summed) return { book: summed, note: noteOf(summed) };
  const [head = [], ...rows] = readCsv(text.trim()) ?? [];
  if (head.length === 0) return { book: null, error: NOT_A_TABLE };
  const columns = columnsOf(head);
  if (columns.business < 0 && columns.kind < 0) return { book: null, error: NO_HEADINGS };
  const trips: Trip[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '') || /^(sub)?total/i.test(row[0]?.trim() ?? '')) continue;
    const trip = tripOf(row, columns);
    if (!trip) return { book: null, error: unreadable(index + 2, row) };
    trips.push(trip);
  }
  const book = addedUp(trips, columns);
  return { book, note: noteOf(book) };
}

/** The sums alone, without places and people; what cannot be read stays as it is. */
export function summedLogbook(text: string): string {
  const { book } = readLogbook(text);
  if (!book) return text;
  const total = book.totalKm === null ? '' : plain(book.totalKm);
  return `${SUMMED}\n${book.trips},${plain(book.businessKm)},${total}`;
}

type Trip = { business: Hundredths; all: Hundredths; opening: Hundredths | null; closing: Hundredths | null };

function tripOf(row: readonly string[], columns: Columns): Trip | null {
  const [opening, closing] = [kilometres(row[columns.opening]), kilometres(row[columns.closing])];
  const driven = opening !== null && closing !== null && closing >= opening ? closing - opening : null;
  const own = kilometres(row[columns.private]);
  const paid = kilometres(row[columns.business]);
  const distance = kilometres(row[columns.distance]) ?? driven;
  const business =
    paid ?? (isBusiness(row, columns) ? distance : distance === null && own === null ? null : 0);
  if (business === null) return null;
  return { business, all: distance ?? business + (own ?? 0), opening, closing };
}

/** A column “Business” may hold a mark instead of kilometres. */
function isBusiness(row: readonly string[], { kind, business }: Columns): boolean {
  const text = (row[kind] ?? row[business] ?? '').trim();
  return /^(b|business|work|y|yes|x|true)\b/i.test(text);
}

function addedUp(trips: readonly Trip[], columns: Columns): Logbook {
  const sum = (of: (trip: Trip) => number) => trips.reduce((total, trip) => total + of(trip), 0);
  const readings = trips.flatMap(({ opening, closing }) => [opening, closing]).filter((at) => at !== null);
  const isWhole = columns.kind >= 0 || columns.private >= 0 || columns.distance >= 0;
  const all = isWhole ? sum((trip) => trip.all) : null;
  const hasReadings = columns.opening >= 0 && columns.closing >= 0 && readings.length > 1;
  return {
    trips: trips.filter(({ business }) => business > 0).length,
    businessKm: sum(({ business }) => business),
    totalKm: hasReadings ? Math.max(...readings) - Math.min(...readings) : all,
  };
}

function columnsOf(head: readonly string[]): Columns {
  const found = Object.fromEntries(Object.keys(HEADINGS).map((name) => [name, -1]));
  for (const [index, heading] of head.entries()) {
    const names = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(heading.trim().toLowerCase()));
    if (names && found[names[0]] === -1) found[names[0]] = index;
  }
  return found as Columns;
}

function kilometres(cell: string | undefined): Hundredths | null {
  const reading = parseAmount((cell ?? '').replace(/\s*km$/i, ''));
  return reading.kind === 'amount' && reading.cents >= 0 ? reading.cents : null;
}

function readSummed(text: string): Logbook | null {
  const [head, sums = ''] = text.trim().split(/\r?\n/);
  const [trips = '', business = '', total = ''] = sums.split(',');
  if (head !== SUMMED || !/^\d+$/.test(trips)) return null;
  return { trips: Number(trips), businessKm: kilometres(business) ?? 0, totalKm: kilometres(total) };
}

function noteOf({ trips, businessKm, totalKm }: Logbook): string {
  const count = trips === 1 ? '1 business trip' : `${trips} business trips`;
  const all = totalKm === null ? '' : ` of ${shown(totalKm)} km`;
  return `Read as ${count}: ${shown(businessKm)} km${all}.`;
}

function unreadable(line: number, row: readonly string[]): string {
  return `Line ${line} has no kilometres that can be read: “${row.join(', ').slice(0, 40)}”.`;
}

function shown(distance: Hundredths): string {
  return formatAmount(distance).replace(/\.00$/, '');
}

function plain(distance: Hundredths): string {
  return shown(distance).replaceAll('\u202f', '');
}
