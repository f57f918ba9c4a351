import { longMoment } from '#app/platform/core/time.ts';
import type { Change } from './audit.server.ts';

const OF_THE_SITE = new Set(['version', 'step']);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export type ChangeLine = { field: string; from: string | null; to: string };

export function changeLines(changes: Record<string, unknown>, names: Record<string, string>): ChangeLine[] {
  return Object.entries(changes)
    .filter(([field]) => !OF_THE_SITE.has(field))
    .map(([field, change]) => {
      if (!isChange(change)) return { field: wordsOf(field), from: null, to: textOf(change, names) };
      return { field: wordsOf(field), from: textOf(change.from, names), to: textOf(change.to, names) };
    });
}

function wordsOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return words.replace(/ id$/, '');
}

function textOf(value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (MOMENT.test(text)) return longMoment(new Date(text));
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text.replaceAll('_', ' ');
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
