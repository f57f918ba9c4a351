import { LANGUAGES, NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { identificationError, writtenIdentification } from '#app/accounts/core/identification.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { readDay } from '#app/platform/csv/read-day.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import type { ClientStatus } from '#app/work/core/taxpayers/status.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { ADDRESSES } from '#app/work/core/taxpayers/addresses.ts';
import { readAddressCell } from './address-columns.ts';
import { nameOf, turnNames } from './read-name.ts';
import type { ReadRow } from './row.ts';
import { NOTHING } from './words.ts';
import type { Columns, ImportField } from './columns.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const AFRIKAANS: Readonly<Record<string, string>> = {
  mrt: 'mar',
  maa: 'mar',
  mei: 'may',
  okt: 'oct',
  des: 'dec',
};

/** In digits; spreadsheets drop the zeros before a number. */
const LENGTHS: Partial<Record<ImportField, number>> = { taxNumber: 10, identityNumber: 13 };
const NUMBERS: readonly ImportField[] = ['taxNumber', 'registrationNumber', ...NUMBER_KINDS];

/** Null for a line in which nothing is read, and for the headings once more. */
export function readRow(
  columns: Columns,
  cells: readonly string[],
  line: number,
  headings: readonly string[],
): ReadRow | null {
  if (isHeadAgain(cells, headings)) return null;
  const row: ReadRow = { line, given: {}, notes: [], errors: [], isGuess: false };
  columns.forEach((field, at) => {
    const cell = cells[at] ?? '';
    if (field && isKeyOf(ADDRESSES, field))
      return readAddressCell(row, field, { cell, heading: headings[at] ?? '' });
    const text = oneLine(cell);
    if (field && text && !NOTHING.test(text)) row.given[field] = text;
  });
  if (Object.keys(row.given).length === 0) return null;
  nameOf(row);
  numberOfKind(row);
  emailOf(row);
  for (const field of NUMBERS) numberOf(row, field);
  monthOf(row);
  dayOf(row);
  kindOf(row);
  turnNames(row);
  languageOf(row);
  statusOf(row);
  categoryOf(row);
  return row;
}

/** Every two months is A or B: the list does not say which. */
function categoryOf({ given, notes }: ReadRow): void {
  const called = given.vatCategory;
  if (!called) return;
  given.vatCategory = called.replace(/^category\s*/i, '').toUpperCase();
  if (/^monthly$/i.test(called)) given.vatCategory = 'C';
  else if (/^(?:bi-?monthly|(?:every )?(?:two|2) months)$/i.test(called)) {
    delete given.vatCategory;
    notes.push(`VAT category: ${called} is A or B, and the list does not say which. It is not set.`);
  }
}

/** Printed lists repeat their headings on each page. */
function isHeadAgain(cells: readonly string[], headings: readonly string[]): boolean {
  const same = headings.filter((heading, at) => heading.trim() && heading === cells[at]).length;
  return same > 0 && same * 2 > headings.filter((heading) => heading.trim()).length;
}

const REGISTRATION = /^(?:\d{4}\/\d{6}\/\d{2}|(?:IT|MT|T)\s?\d+\/\d{2,4})$/i;

/** One column may hold the ID numbers of people and the registration numbers of companies. */
function numberOfKind({ given }: ReadRow): void {
  const { identityNumber, registrationNumber } = given;
  if (identityNumber && !registrationNumber && REGISTRATION.test(identityNumber)) {
    given.registrationNumber = identityNumber;
    delete given.identityNumber;
  } else if (registrationNumber && !identityNumber && isIdentityNumber(registrationNumber)) {
    given.identityNumber = registrationNumber;
    delete given.registrationNumber;
  }
}

/** 13 digits with a right check digit; zeros in front that a spreadsheet dropped are put back. */
function isIdentityNumber(text: string): boolean {
  const digits = text.replaceAll(' ', '').padStart(13, '0');
  return /^0{0,3}[1-9]\d{9,12}$/.test(digits) && !identificationError('individual', digits);
}

function emailOf({ given, notes }: ReadRow): void {
  const [first, ...others] = (given.email ?? '').split(/[;,\s]+/).filter((text) => text.includes('@'));
  if (!first || others.length === 0) return;
  given.email = first;
  notes.push(`Of its e-mail addresses ${first} is taken: add ${others.join(' and ')} as a contact person.`);
}

function numberOf({ given, notes, errors }: ReadRow, field: ImportField): void {
  const text = given[field];
  if (!text) return;
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) {
    delete given[field];
    errors.push(`The spreadsheet has shortened ${text}: set the column to text, and type the number again.`);
    return;
  }
  const digits = text.replace(/\.0$/, '').replaceAll(/[\s/.-]/g, '');
  const length = LENGTHS[field];
  if (
    length &&
    !text.includes('/') &&
    /^\d+$/.test(digits) &&
    digits.length < length &&
    digits.length >= length - 3
  ) {
    given[field] = digits.padStart(length, '0');
    notes.push(`${text} is read as ${given[field]}: the spreadsheet drops zeros in front.`);
  } else if (field === 'taxNumber' && /^4\d{9}$/.test(digits) && !given.vatNumber) {
    delete given.taxNumber;
    given.vatNumber = digits;
    notes.push(`${text} is read as a VAT number: it begins with 4.`);
  } else if (field === 'uifNumber' && /^\d{7,8}$/.test(digits)) {
    delete given.uifNumber;
    given.uifFundNumber ??= digits;
  } else if (field === 'registrationNumber') given[field] = writtenIdentification('business', text);
  else given[field] = text.replace(/\.0$/, '');
}

/** `February`, `28 Feb`, `2`, `28/02` or a date. */
function monthOf({ given, errors }: ReadRow): void {
  const text = given.yearEnd;
  if (!text) return;
  const name = /[a-z]{3}/i.exec(text)?.[0].toLowerCase() ?? '';
  const named = MONTHS.indexOf(AFRIKAANS[name] ?? name) + 1;
  const day = readDay(text, { isHeaded: true });
  const read = day && 'month' in day ? Number(day.month.slice(5)) : 0;
  const month = named || read || Number(/^(?:\d{1,2}[/ .-])?(\d{1,2})$/.exec(text)?.[1] ?? 0);
  if (month >= 1 && month <= 12) given.yearEnd = String(month);
  else errors.push(`The year end ${text} is no month.`);
}

function dayOf(row: ReadRow): void {
  const { given, errors } = row;
  const text = given.registeredOn;
  if (!text) return;
  const read = readDay(text, { isHeaded: true });
  const [, first = '', second = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d/.exec(text) ?? [];
  if (first !== second && Number(first) <= 12 && Number(second) <= 12) row.eitherWay = text;
  if (read && 'day' in read && read.day) given.registeredOn = read.day;
  else {
    delete given.registeredOn;
    errors.push(`The day ${text} ${read && 'refusal' in read ? read.refusal : 'cannot be read'}.`);
  }
}

const KINDS: readonly (readonly [RegExp, TaxpayerKind])[] = [
  [/\b(?:estate late|deceased|boedel|estate of)\b|^estate\b/i, 'estate'],
  [/\btrust\b/i, 'trust'],
  [
    /\b(?:pty|ltd|limited|cc|npc|inc|soc|edms|bpk|bk|company|close corporation|corporation|business|maatskappy|beslote korporasie)\b/i,
    'company',
  ],
  [
    /\b(?:ind|indiv|individual|person|natural|sole trader|sole prop\w*|private|persoon|individu|individueel|eenmansaak)\b/i,
    'individual',
  ],
];

/** As it is called; else by its name and its numbers. */
function kindOf(row: ReadRow): void {
  const { given, errors } = row;
  const called = given.kind;
  if (called) {
    const kind = KINDS.find(([words]) => words.test(called))?.[1];
    if (kind) given.kind = kind;
    else {
      delete given.kind;
      errors.push(`The kind ${called} is none of individual, company, trust and estate.`);
    }
    return;
  }
  const byName = KINDS.find(([words]) => words.test(given.name ?? ''))?.[1];
  const byNumber = /^\d{4}\/\d{6}\/\d{2}$/.test(given.registrationNumber ?? '') ? 'company' : undefined;
  const kind = byName ?? byNumber ?? 'individual';
  given.kind = kind;
  row.isGuess = !byName && !byNumber && !given.identityNumber;
}

function languageOf({ given, errors }: ReadRow): void {
  const called = given.language?.toLowerCase();
  if (!called) return;
  const language =
    called === 'engels'
      ? 'en'
      : LANGUAGES.find((one) => one === called || LANGUAGE_LABELS[one].toLowerCase() === called);
  if (language) given.language = language;
  else errors.push(`The language ${given.language} is none that we know.`);
}

const STATUSES: readonly (readonly [RegExp, ClientStatus])[] = [
  [/\b(?:prospect\w*|lead|potential|voornemend\w*)\b/i, 'prospect'],
  [/\b(?:former|past|ex|archived|inactive|left|resigned|terminated|voormalig\w*|onaktief)\b/i, 'former'],
  [/\b(?:client|active|current|existing|kli[eë]nt|aktief|huidig\w*)\b/i, 'active'],
];

/** Other programs have states of their own: what is none of ours is said, and left out. */
function statusOf({ given, notes }: ReadRow): void {
  const called = given.status;
  if (!called) return;
  const status = STATUSES.find(([words]) => words.test(called))?.[1];
  if (status) given.status = status;
  else {
    delete given.status;
    notes.push(`The status ${called} is none of ours, and is left out.`);
  }
}

export function saysKind(columns: Columns, cells: readonly string[]): boolean {
  return Boolean(cells[columns.indexOf('kind')]?.trim());
}
