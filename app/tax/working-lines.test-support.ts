import { expect } from 'vitest';
import { explain } from './explain.ts';
import { amountOf, type Working } from './working.ts';

/** Key, label, figure, formula, source and law of each line, for snapshots of a whole working. */
export function workedLinesOf({ working }: { working: Working }): string[] {
  return explain(working).map(({ key, label, figure, formula, source, law }, index) => {
    const { source: kind, ...line } = working[index]!;
    const minus = 'isDeducted' in line && line.isDeducted ? '−' : '';
    const from = typeof kind === 'string' ? kind : `${source} (${law})`;
    const parts = [key, label, minus + figure, formula, from].filter((part) => part !== null);
    return parts.join(' | ').replaceAll('\u202f', ' ');
  });
}

export function writtenOut(result: { working: Working; notes: readonly string[] }): string[] {
  return [...workedLinesOf(result), ...result.notes.map((note) => note.replaceAll('\u202f', ' '))];
}

/** Each line equals its formula, no key is repeated, and figures equal their lines. Faster than an `expect` each. */
export function expectSound(result: { working: Working }): void {
  const keys = result.working.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) expect(keys).toEqual([...new Set(keys)]);
  const figures = new Map<string, unknown>(Object.entries(result));
  for (const line of result.working) {
    const value = line.unit === 'rand' ? line.amount : line.rate;
    if (line.unit === 'rand' && amountOf(line.formula) !== value) expect(line).toBe('its formula');
    if (!Number.isSafeInteger(value)) expect(line).toBe('a whole number');
    const figure = figures.get(line.key);
    if (figures.has(line.key) && figure !== value) expect(line).toBe(figure);
  }
}
