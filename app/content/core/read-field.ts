import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { isIsoDate, momentText } from '#app/platform/core/time.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import type { ContentValue } from '#app/platform/db/content-values.ts';
import { atMost, grouped, type Length } from '#app/platform/db/lengths.ts';
import { parseAmount } from '#app/tax/amount.ts';
import type { Field, Fills } from './field.ts';
import { unknownNamesIn } from './named-in-text.ts';

type Reading = { value: ContentValue } | { error: string };

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::\d\d)?$/;
/** An uploaded picture, or a drawing that came with the site. */
const PICTURE = /^(?:\/logos\/content-[\da-f]{32}(?:-\d{1,5}x\d{1,5})?\.webp|[\da-z-]+\.svg)$/;
const OF_LINES: ReadonlySet<Field['kind']> = new Set(['text', 'lines', 'choices']);
/** Never in a text: compiled texts mark placeholders with them. */
const PRIVATE_USE = /[\uE000-\uF8FF]/g;
const EMPTY = 'Fill this in.';
const CHOOSE = 'Choose one.';

/** `typed`: what somebody typed, or a stored value as an entry. */
export function readField(field: Field, typed: string): Reading {
  if (field.kind === 'tick') return { value: typed !== '' };
  const written = typed.replaceAll(PRIVATE_USE, '');
  const text = OF_LINES.has(field.kind) ? paragraphs(written) : oneLine(written);
  if (text === '')
    return field.optional ? { value: null } : { error: field.kind === 'choice' ? CHOOSE : EMPTY };
  return readFilled(field, text);
}

function readFilled(field: Exclude<Field, { kind: 'tick' }>, text: string): Reading {
  switch (field.kind) {
    case 'line':
    case 'text':
      return within(field.length, text) ?? namedIn(field, text) ?? { value: text };
    case 'lines':
      return readLines(field, text);
    case 'rand':
      return readRand(text);
    case 'whole':
      return readWhole(field, text);
    case 'day':
      return isIsoDate(text) ? { value: text } : { error: 'Enter a day, for instance 2027-03-01.' };
    case 'moment':
      return readMoment(text);
    case 'link':
      return isLink(text)
        ? { value: text }
        : {
            error:
              'Enter a page of this site, such as /pricing, or a whole address that begins with https://',
          };
    case 'choices':
      return readChoices(field, text);
    case 'picture':
      return PICTURE.test(text) ? { value: text } : { error: 'Choose a picture.' };
    case 'choice':
      return isKeyOf(field.options, text) || field.isOpen ? { value: text } : { error: CHOOSE };
  }
}

/** As a form shows it; null for a value of another kind. */
export function entryOf(field: Field, value: ContentValue | undefined): string | null {
  if (field.kind === 'tick') return typeof value === 'boolean' ? (value ? 'on' : '') : null;
  if (value === null) return field.optional ? '' : null;
  switch (field.kind) {
    case 'lines':
    case 'choices':
      return Array.isArray(value) && value.every((line) => typeof line === 'string')
        ? value.join('\n')
        : null;
    case 'rand':
      return Number.isSafeInteger(value) ? randEntry(Number(value)) : null;
    case 'whole':
      return Number.isSafeInteger(value) ? String(value) : null;
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? momentEntry(value) : null;
    default:
      return typeof value === 'string' ? value : null;
  }
}

/** For `<input type="datetime-local">`, in South African time. */
export function momentEntry(iso: string): string {
  return momentText(new Date(iso)).replace(' ', 'T');
}

/** Null if it is not a moment. South Africa is two hours ahead of UTC all year. */
export function momentIn(text: string): string | null {
  const [, day = '', hour = '', minute = ''] = MOMENT.exec(text) ?? [];
  if (!isIsoDate(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  return new Date(`${day}T${hour}:${minute}:00+02:00`).toISOString();
}

function readMoment(text: string): Reading {
  const value = momentIn(text);
  return value ? { value } : { error: 'Enter a day and a time, for instance 2027-03-01 08:00.' };
}

function readLines(field: Extract<Field, { kind: 'lines' }>, text: string): Reading {
  const { length, most } = field;
  const lines = text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
  if (lines.length > most) return { error: `At most ${most} lines.` };
  const wrong = lines.flatMap((line, index) => {
    const problem = within(length, line);
    return problem ? [`Line ${index + 1}: ${problem.error.toLowerCase()}`] : [];
  });
  if (wrong.length > 0) return { error: wrong.join(' ') };
  return namedIn(field, lines.join('\n')) ?? { value: lines };
}

function readChoices({ options }: Extract<Field, { kind: 'choices' }>, text: string): Reading {
  const chosen = text.split('\n').map(oneLine);
  return chosen.every((one) => isKeyOf(options, one))
    ? { value: [...new Set(chosen)] }
    : { error: 'Choose from the list.' };
}

function readRand(text: string): Reading {
  const read = parseAmount(text);
  if (read.kind !== 'amount') return { error: 'Enter an amount, for instance 1 495.' };
  return read.cents > 0 ? { value: read.cents } : { error: 'Enter an amount above nothing.' };
}

function readWhole({ from, to }: Extract<Field, { kind: 'whole' }>, text: string): Reading {
  const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
  return isWithin ? { value: Number(text) } : { error: `Enter a whole number from ${from} to ${to}.` };
}

function within([least, most]: Length, text: string): { error: string } | null {
  if (text.length > most)
    return { error: `${atMost([least, most]).replace('at', 'At')}: now ${grouped(text.length)}.` };
  return text.length < least ? { error: `At least ${least} characters.` } : null;
}

function namedIn(field: Fills, text: string): { error: string } | null {
  const error = unknownNamesIn(text, field);
  return error === null ? null : { error };
}

/** Refuses what a browser would run or read as another site. */
function isLink(text: string): boolean {
  if (text.length > 500 || /[\s<>"\\]/.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  const url = text.startsWith('https://') ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

function randEntry(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
