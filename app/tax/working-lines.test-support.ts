import { explain } from './explain.ts';
import type { Working } from './working.ts';

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

/** As `workedLinesOf`, with the notes at the end. */
export function writtenOut(result: { working: Working; notes: readonly string[] }): string[] {
  return [...workedLinesOf(result), ...result.notes.map((note) => note.replaceAll('\u202f', ' '))];
}
