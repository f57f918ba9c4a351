import { quantityField, type PastedField } from './field.ts';
import { readLogbook } from './logbook.ts';
import type { Entry } from './read-entry.ts';

const LOGBOOK = 'Add up a logbook';

const logbookField: PastedField<'logbook'> = {
  kind: 'pasted',
  name: 'logbook',
  label: 'Rows of the logbook',
  hint: 'Paste them from a spreadsheet with their headings, such as Date, Km and Type. You see how they were read before they count; then their sums replace the kilometres above, without places and people.',
  group: LOGBOOK,
  read: readLogbook,
};

export const distanceFields = [
  { ...quantityField('businessKm', 'Business kilometres', 'km', 'From your logbook.'), half: true },
  { ...quantityField('totalKm', 'All kilometres', 'km', 'Of the year, business and private.'), half: true },
  logbookField,
];

type Distances = Pick<Entry<(typeof distanceFields)[number]>, 'pasted' | 'quantity'>;

/** A logbook's sums override what was typed. */
export function distancesOf(entry: Distances) {
  const { book } = readLogbook(entry.pasted('logbook'));
  return {
    businessKm: book?.businessKm ?? entry.quantity('businessKm'),
    totalKm: book?.totalKm ?? entry.quantity('totalKm'),
  };
}
