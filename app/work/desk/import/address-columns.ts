import { oneLine } from '#app/platform/core/text.ts';
import type { AddressKind } from '#app/work/core/taxpayers/addresses.ts';
import { NOTHING, plainHeading } from './words.ts';

const STREET = 'street physical residential business home work office registered delivery sa'.split(' ');
const POSTAL = 'postal mailing correspondence post po'.split(' ');
const LINES = 'address addressline addressstreet line'.split(' ');
const PLACES =
  'suburb voorstad suburbtown city stad citytown town dorp towncity province provinsie region postalcode postcode poskode zip zipcode country land'.split(
    ' ',
  );
/** With nothing before them. */
const STREETS =
  'address addressline street straat streetname complex adres straatadres woonadres physicalcode streetcode'.split(
    ' ',
  );
const POSTALS = 'pobox postbox posbus posadres'.split(' ');

const named = (before: readonly string[]) =>
  before.flatMap((one) => [...LINES, ...PLACES].map((part) => one + part));

/** By a heading in plain letters; `place`: a part of whichever address stands before it, such as “Postal code”. */
const BY_HEADING: ReadonlyMap<string, AddressKind | 'place'> = new Map([
  ...[...named(STREET), ...STREETS].map((heading) => [heading, 'streetAddress'] as const),
  ...[...named(POSTAL), ...POSTALS].map((heading) => [heading, 'postalAddress'] as const),
  ...PLACES.map((heading) => [heading, 'place'] as const),
]);

/**
 * Lists and other programs keep an address in several columns: `POAddressLine1`, `POCity`, `Postal Code`. Those that nothing
 * else is read from join the address that they name, else the one before them; a town alone is no address.
 */
export function joinAddressColumns<Field extends string>(
  headings: readonly string[],
  columns: readonly (Field | null)[],
): (Field | AddressKind | null)[] {
  const named = headings.map((heading) => BY_HEADING.get(plainHeading(heading)) ?? null);
  const isAddress = (field: unknown): field is AddressKind =>
    field === 'streetAddress' || field === 'postalAddress';
  const of = columns.map((field, at) => field ?? named[at] ?? null);
  let before = of.find(isAddress) ?? null;
  return of.map((field) => {
    if (field === 'place') return before;
    if (isAddress(field)) before = field;
    return field;
  });
}

/** How people write that the other address is meant. */
const SAME = /^(?:same|as above|ditto|idem|dieselfde|soos bo)(?: as .*| address| adres)?$/i;

/** Adds the lines of one cell to an address of the row. A column “Address” may hold an e-mail address. */
export function readAddressCell(
  { given, notes }: { given: Partial<Record<AddressKind | 'email', string>>; notes: string[] },
  kind: AddressKind,
  { cell, heading }: { cell: string; heading: string },
): void {
  const lines = linesOfCell(cell, heading, notes).filter((line) => !NOTHING.test(line) && !SAME.test(line));
  const [first = ''] = lines;
  if (lines.length === 1 && /^\S+@\S+\.\S+$/.test(first)) given.email ??= first;
  else if (lines.length > 0) given[kind] = [given[kind], ...lines].filter(Boolean).join('\n');
}

/** A postal code below 1000 gets its zeros back, which spreadsheets drop. */
function linesOfCell(cell: string, heading: string, notes: string[]): string[] {
  const lines = cell
    .split(/[\r\n]+/)
    .map(oneLine)
    .filter(Boolean);
  const [code = ''] = lines;
  if (lines.length > 1 || !/code|kode|zip/i.test(heading) || !/^\d{1,3}(?:\.0)?$/.test(code)) return lines;
  const whole = code.replace('.0', '').padStart(4, '0');
  notes.push(`${code} is read as ${whole}: the spreadsheet drops zeros in front.`);
  return [whole];
}
