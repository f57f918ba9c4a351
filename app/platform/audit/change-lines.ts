import { dayText, longMoment, monthName } from '#app/platform/core/time.ts';
import type { Change } from './audit.server.ts';

/** `terms` are stored for an Undo. */
const OF_THE_SITE = new Set(['version', 'step', 'terms']);
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export type ChangeLine = { field: string; from: string | null; to: string };

/** `names`: of values, such as the ids of people. */
export function changeLines(
  changes: Record<string, unknown>,
  names: Record<string, string>,
  label: (field: string) => string = fieldWords,
): ChangeLine[] {
  return Object.entries(changes)
    .filter(([field]) => !OF_THE_SITE.has(field))
    .map(([field, change]) => {
      const text = (value: unknown) =>
        field === 'yearEnd' && typeof value === 'number' ? monthName(value) : textOf(value, names);
      if (!isChange(change)) return { field: label(field), from: null, to: text(change) };
      return { field: label(field), from: text(change.from), to: text(change.to) };
    });
}

const ABBREVIATIONS = /\b(?:coida|fica|id|paye|sars|sdl|uif|vat)\b/g;

export function fieldWords(field: string): string {
  // Already words, such as a name of work.
  if (field.includes(' ')) return field;
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return words.replace(/ id$/, '').replaceAll(ABBREVIATIONS, (one) => one.toUpperCase());
}

function textOf(value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (DAY.test(text)) return dayText(text);
  if (MOMENT.test(text)) return longMoment(new Date(text));
  return Object.hasOwn(names, text)
    ? (names[text] ?? text)
    : text.replaceAll('_', ' ').replaceAll('\n', ' · ');
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
