import { randomUUID } from 'node:crypto';
import { changesBetween } from '#app/platform/audit/audit.server.ts';
import { looksAfter } from '#app/work/core/engagements/access.server.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { doubtsOf } from '#app/work/core/taxpayers/doubts.ts';
import { givenNumbers, NUMBERS } from '#app/work/core/taxpayers/numbers.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import { newStatusIn, otherStatusIn } from './given-status.ts';
import { CLIENT_STATUS, COUNTED } from '#app/work/core/taxpayers/status.ts';
import { controlOf, type OwnValues } from '#app/work/core/taxpayers/own-fields.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { readTaxpayer } from '../taxpayers/values.server.ts';
import { colleagueCalled, earlierLine, findKnown, type Book, type Known } from './book.server.ts';
import { IMPORT_FIELDS, labelOf, type ImportField, type ReadField } from './columns.ts';
import { contactKey, contactOf } from './contact.server.ts';
import type { Contact } from './given.ts';
import type { PlannedRow } from './planned-row.ts';
import { oneOf } from '#app/platform/http/query.ts';
import type { ReadRow } from './row.ts';

const YEAR_END = '2';

const LEFT_OUT = { verdict: 'refused', id: '', version: 0, given: null, changes: {} } as const;

/** What a line would do. `isKindGiven`: the file says itself what it is. */
export function planRow(book: Book, read: ReadRow, isKindGiven: boolean): PlannedRow {
  const { line, given, notes } = read;
  const name = given.name ?? '';
  const refuse = (...why: string[]): PlannedRow => ({
    ...LEFT_OUT,
    line,
    name,
    notes: why,
  });
  const { values, errors } = valuesOf(book, read);
  if (!values) return refuse(...read.errors, ...errors);
  const found = findKnown(book, values);
  if ('why' in found) return refuse(found.why);
  const earlier = earlierLine(book, line, values, found.known);
  if (earlier !== undefined) return refuse(`It is the same client as line ${earlier}.`);
  notes.push(...doubtsOf(values));
  if (!found.known) {
    const contact = contactOf(given, values, notes);
    if (read.isGuess) notes.push('Taken for an individual.');
    if (!given.yearEnd && values.kind !== 'individual') notes.push('It has no year end: February is taken.');
    const twin = values.email && book.byEmail.get(values.email);
    if (twin) notes.push(`${twin} has the same e-mail address.`);
    return {
      line,
      name,
      verdict: 'new',
      id: randomUUID(),
      version: 1,
      given: { kind: 'new', values, contact, ...(newStatusIn(given) && { status: newStatusIn(given) }) },
      changes: readOf(book, read, values, contact),
      notes,
    };
  }
  if (found.isByName) notes.push('Known by its name.');
  return planChange(book, found.known, { read, values, isKindGiven });
}

function readOf(book: Book, { given }: ReadRow, values: TaxpayerValues, contact: Contact | null) {
  const { name, yearEnd, numbers, language, own = {}, ...others } = values;
  const status = newStatusIn(given);
  const called = contact?.name === name ? undefined : contact?.name;
  const read = {
    ...others,
    yearEnd: given.yearEnd && yearEnd,
    language: given.language && LANGUAGE_LABELS[language ?? 'en'],
    status: status && CLIENT_STATUS[status].label,
    ...numbers,
    ...ownOf(book, own),
    contact: called,
    phone: contact?.phone,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => Boolean(value)));
}

type Wanted = { read: ReadRow; values: TaxpayerValues; isKindGiven: boolean };

function planChange(book: Book, known: Known, { read, values, isKindGiven }: Wanted): PlannedRow {
  const { line, given, notes } = read;
  const { id, version, name } = known;
  if (!looksAfter(book.me, known)) {
    const why = 'We know it, and a colleague looks after it.';
    return { ...LEFT_OUT, line, name, notes: [why] };
  }
  const wanted = givenOf(given, values, isKindGiven);
  if (wanted.email && known.email && wanted.email !== known.email) {
    notes.push(
      `Its e-mail stays ${known.email}: the client is told of another one, so change it on its page.`,
    );
    delete wanted.email;
  }
  wanted.numbers = { ...known.numbers, ...values.numbers };
  wanted.own = { ...known.own, ...values.own };
  const { numbers, own, ...others } = wanted;
  const changes = {
    ...changesBetween<Known>(known, others),
    ...changesBetween(givenNumbers(known.numbers), givenNumbers(numbers)),
    ...changesBetween(ownOf(book, known.own), ownOf(book, own)),
  };
  const { label } = CLIENT_STATUS[known.status];
  const status = otherStatusIn(given, known);
  if (!status && !COUNTED.includes(known.status))
    notes.push(`It stays what it is, ${label.toLowerCase()}: a column “Status” can change that.`);
  const reached = contactOf(given, { name, email: known.email ?? values.email }, notes);
  const contact = reached && !book.contacts.has(contactKey(id, reached)) ? reached : null;
  const shown = {
    ...changes,
    ...(status && { status: { from: label, to: CLIENT_STATUS[status].label } }),
    ...(contact && { contact: { from: null, to: contact.name } }),
    ...(contact?.phone && { phone: { from: null, to: contact.phone } }),
  };
  const base = { line, name, id, version, changes: shown, notes };
  if (Object.keys(shown).length === 0) return { ...base, verdict: 'same', given: null };
  return {
    ...base,
    verdict: 'changed',
    given: { kind: 'change', values: wanted, contact, ...(status && { status }) },
  };
}

function ownOf({ fields }: Book, values: OwnValues): Record<string, string | null> {
  return Object.fromEntries(fields.map(({ id, name }) => [name, values[id] ?? null]));
}

/** What the file says: an empty cell changes nothing. */
function givenOf(
  given: ReadRow['given'],
  values: TaxpayerValues,
  isKindGiven: boolean,
): Partial<TaxpayerValues> {
  const fields = [
    'name',
    'email',
    'taxNumber',
    'registrationNumber',
    'streetAddress',
    'postalAddress',
    'yearEnd',
    'registeredOn',
    'vatCategory',
    'language',
  ] as const;
  const wanted: Partial<TaxpayerValues> = Object.fromEntries(
    fields.filter((field) => given[field]).map((field) => [field, values[field]]),
  );
  if (isKindGiven) wanted.kind = values.kind;
  if (values.assigneeId) wanted.assigneeId = values.assigneeId;
  return wanted;
}

function valuesOf(book: Book, { given, errors: unread, notes }: ReadRow) {
  const form = new FormData();
  for (const field of IMPORT_FIELDS) if (given[field]) form.set(field, given[field]);
  for (const field of book.fields) {
    const control = controlOf(field);
    if (given[control]) form.set(control, given[control]);
  }
  if (!given.yearEnd) form.set('yearEnd', YEAR_END);
  form.delete('assignee');
  const who = given.assignee && colleagueCalled(book, given.assignee);
  if (who) form.set('assigneeId', who);
  else if (given.assignee)
    notes.push(`No colleague is called ${given.assignee}: who looks after it is not set.`);
  const { values, errors } = readTaxpayer(form, book.fields);
  if (values && unread.length === 0) return { values, errors: [] };
  // What could not be read is said already.
  const wrong = Object.entries(errors ?? {}).filter(([field]) => given[field as ReadField]);
  return {
    values: null,
    errors: wrong.map(([field, why]) => `${labelFor(book, field)}: ${why}`),
  };
}

export function nameOf(book: Book, field: ReadField): string {
  const own = book.fields.find((one) => controlOf(one) === field);
  return own ? own.name : labelOf(field as ImportField);
}

function labelFor(book: Book, field: string): string {
  const own = book.fields.find((one) => controlOf(one) === field);
  if (own) return own.name;
  const known = oneOf(IMPORT_FIELDS, field);
  const number = oneOf(NUMBER_KINDS, field);
  return number ? NUMBERS[number].label : known ? labelOf(known) : 'This line';
}
