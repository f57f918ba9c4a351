import { readDay } from '#app/platform/csv/read-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Hundredths } from '#app/tax/working.ts';
import { kindReader, lengthReader, type LengthReader } from './logbook-cells.ts';
import { isInMiles, logbookHead, type LogbookColumns } from './logbook-columns.ts';
import { countedLogbook, distanceText, type Logbook } from './logbook.ts';
import { countOf, isTotal, NEVER_CLOSED, rowsOf, rowText, type AsRead, type Row } from './pasted-table.ts';

type Trip = {
  line: number;
  day: string;
  business: Hundredths;
  all: Hundredths;
  opening: Hundredths | null;
  closing: Hundredths | null;
  isUnknown: boolean;
};

type Read = Trip | 'total' | 'nothing' | { error: string };

type Found = {
  trips: readonly Trip[];
  book: Logbook;
  counts: { titles: number; totals: number; empty: number };
  columns: LogbookColumns;
  isMiles: boolean;
};

const NO_HEADINGS =
  'A line must name the columns: “Business km”, or “Km” and “Type” (business or private). Readings of the odometer are read too.';
const NO_TRIPS = 'No line below the headings has kilometres.';
const LONGEST_TRIP = 3_000_00;

/** By the names in SARS's template, spreadsheets and trip apps. Titles and totals do not count; miles are converted. */
export function logbookAsRead(text: string): AsRead {
  const found = foundIn(text);
  if ('error' in found) return found;
  const { trips, book } = found;
  const questions = questionsOn(found);
  const isImpossible = book.totalKm !== null && book.businessKm > book.totalKm;
  return {
    columns: ['Trip', 'Business km', 'All km'],
    rows: trips.map(({ day, business, all }) => [day, distanceText(business), distanceText(all)]),
    sums: [
      'Together',
      distanceText(book.businessKm),
      book.totalKm === null ? 'not in the rows' : distanceText(book.totalKm),
    ],
    remarks: remarksOn(found),
    questions: isImpossible ? [tooMuchBusiness(book), ...questions] : questions,
    counted: isImpossible ? null : countedLogbook(book),
  };
}

function foundIn(text: string): Found | { error: string } {
  const rows = rowsOf(text);
  if (!rows) return { error: NEVER_CLOSED };
  const found = logbookHead(rows);
  const head = found && rows[found.at];
  if (!found || !head) return { error: NO_HEADINGS };
  const below = rows.slice(found.at + 1);
  if (below.length === 0) return { error: NO_TRIPS };
  const isKind = kindReader(found.columns, below);
  if (!isKind) return { error: NO_HEADINGS };
  const isMiles = isInMiles(head, below, found.columns);
  const lengthOf = lengthReader(found.columns, below, isMiles);
  const dayOf = dayReader(found.columns, below, isMiles);
  const trips: Trip[] = [];
  const counts = { titles: found.at, totals: 0, empty: 0 };
  for (const row of below) {
    const read = readRow(row, { columns: found.columns, lengthOf, isKind, dayOf, trips });
    if (typeof read === 'object' && 'error' in read) return read;
    if (read === 'total') counts.totals += 1;
    else if (read === 'nothing') counts.empty += 1;
    else trips.push(read);
  }
  if (trips.length === 0) return { error: NO_TRIPS };
  return { trips, book: addedUp(trips, found.columns), counts, columns: found.columns, isMiles };
}

type Reading = {
  columns: LogbookColumns;
  lengthOf: LengthReader;
  isKind: NonNullable<ReturnType<typeof kindReader>>;
  dayOf: (row: Row) => string;
  trips: readonly Trip[];
};

function readRow(row: Row, { columns, lengthOf, isKind, dayOf, trips }: Reading): Read {
  const date = row.cells[columns.date] ?? '';
  if (isTotal(row, readDay(date) !== null)) return 'total';
  const lengths = lengthOf(row);
  if ('unreadable' in lengths)
    return { error: `Line ${row.line}: “${lengths.unreadable}” is no number of kilometres.` };
  const { opening, closing, distance: written, business: paid, private: own } = lengths;
  const driven = opening !== null && closing !== null ? Math.max(0, closing - opening) : null;
  const distance = written ?? (driven === 0 && paid !== null ? null : driven);
  if (distance === null && paid === null && own === null)
    return lengths.isMarked || isKind(row) === true
      ? { error: `Line ${row.line} has no kilometres: “${rowText(row)}”.` }
      : 'nothing';
  const kind = isKind(row);
  const business = paid ?? (kind === true ? (distance ?? 0) : 0);
  const all = distance ?? business + (own ?? 0);
  if (columns.date >= 0 && !date && isSumOf({ business, all }, trips)) return 'total';
  const day = dayOf(row);
  return { line: row.line, day, business, all, opening, closing, isUnknown: kind === null && paid === null };
}

/** If dates may be month first, as in American trip apps, they are shown unchanged. */
function dayReader({ date }: LogbookColumns, rows: readonly Row[], isMiles: boolean) {
  const found = rows.map((row) => readDay(row.cells[date] ?? ''));
  const isPlain = !isMiles && found.every((day) => day === null || 'month' in day);
  return (row: Row): string => {
    const text = row.cells[date] ?? '';
    const read = isPlain ? readDay(text) : null;
    return read && 'day' in read && read.day ? dayText(read.day) : text || `Line ${row.line}`;
  };
}

/** A last row without text may also be the total. */
function isSumOf({ business, all }: Pick<Trip, 'business' | 'all'>, trips: readonly Trip[]): boolean {
  const isOfBusiness = business === 0 || business === sumOf(trips, 'business');
  return trips.length > 1 && isOfBusiness && all === sumOf(trips, 'all');
}

function addedUp(trips: readonly Trip[], columns: LogbookColumns): Logbook {
  const isWhole = columns.kind >= 0 || columns.private >= 0 || columns.distance >= 0;
  const sum = sumOf(trips, 'all');
  const span = spanOf(trips);
  return {
    trips: trips.filter(({ business }) => business > 0).length,
    businessKm: sumOf(trips, 'business'),
    totalKm: span !== null && span >= sum ? span : isWhole || span !== null ? sum : null,
  };
}

/** From the first odometer reading to the last; null without readings, or if one goes backwards. */
function spanOf(trips: readonly Trip[]): Hundredths | null {
  if (trips.some(({ opening, closing }) => opening === null || closing === null || closing < opening))
    return null;
  const readings = trips.flatMap(({ opening, closing }) => [opening!, closing!]);
  return Math.max(...readings) - Math.min(...readings);
}

function sumOf(trips: readonly Trip[], what: 'business' | 'all'): Hundredths {
  return trips.reduce((sum, trip) => sum + trip[what], 0);
}

function remarksOn({ trips, book, counts, isMiles }: Found): readonly string[] {
  const { titles, totals, empty } = counts;
  const between = spanOf(trips) === null ? 0 : (book.totalKm ?? 0) - sumOf(trips, 'all');
  return [
    isMiles ? 'Miles were converted: a mile is 1.609344 km.' : '',
    between > 0
      ? `The odometer went ${distanceText(between)} km further between the trips. They count as private.`
      : '',
    titles > 0 ? `Not counted: ${countOf(titles, 'line')} above the headings.` : '',
    totals > 0 ? `Not counted: ${countOf(totals)} with a total.` : '',
    empty > 0 ? `Not counted: ${countOf(empty)} without kilometres.` : '',
  ].filter(Boolean);
}

function questionsOn({ trips }: Found): readonly string[] {
  const backwards = trips.find(
    ({ opening, closing }) => opening !== null && closing !== null && closing < opening,
  );
  const other = trips.find(
    ({ opening, closing, all }) =>
      opening !== null && closing !== null && closing > opening && closing - opening !== all,
  );
  const long = trips.find(({ all }) => all > LONGEST_TRIP && trips.length > 12);
  const unknown = trips.filter(({ isUnknown }) => isUnknown);
  const over = trips.find(({ business, all }) => business > all);
  return [
    backwards ? `Line ${backwards.line}: the odometer goes backwards. Is that right?` : '',
    earlierReading(trips),
    other ? `Line ${other.line}: the odometer makes another distance than the row says. Is that right?` : '',
    long ? `Line ${long.line} has ${distanceText(long.all)} km in one row. Is that right?` : '',
    over ? `Line ${over.line} has more business kilometres than kilometres. Is that right?` : '',
    unknown.length > 0
      ? `${countOf(unknown.length)} (the first in line ${unknown[0]?.line}) ${unknown.length === 1 ? 'says' : 'say'} neither business nor private, and count as private. Is that right?`
      : '',
  ].filter(Boolean);
}

/** Rows in driving order: each begins where the last ended, or later. */
function earlierReading(trips: readonly Trip[]): string {
  const isFalling = (trips.at(-1)?.opening ?? 0) < (trips[0]?.opening ?? 0);
  const ordered = isFalling ? trips.toReversed() : trips;
  const at = ordered.findIndex(({ opening }, index) => {
    const before = ordered[index - 1]?.closing ?? null;
    return opening !== null && before !== null && opening < before;
  });
  return at < 0
    ? ''
    : `Line ${ordered[at]!.line}: the odometer begins below the reading before it. Is that right?`;
}

function tooMuchBusiness({ businessKm, totalKm }: Logbook): string {
  return `${distanceText(businessKm)} km of business are more than ${distanceText(totalKm!)} km in all, which cannot be. Correct the rows or the names of the columns, and paste them again.`;
}
