import { explain } from './explain.ts';
import type { Working } from './working.ts';

/** Key, label, figure and source of each line, for snapshots of a whole working. */
export function linesOf({ working }: { working: Working }): string[] {
  return explain(working).map(({ key, label, figure, source }, index) => {
    const { source: kind } = working[index]!;
    const from = typeof kind === 'string' ? kind : source;
    return [key, label, figure.replaceAll('\u202f', ' '), from].join(' | ');
  });
}
