import type { Finding } from './fault.ts';

export type Row = Finding & { fault: string; on: string; seconds: number };

export function paragraph({ fault, seconds, done, seen, lost, bad, skipped }: Row): string {
  if (skipped) return `${fault}\n  not tried: ${skipped}`;
  const lines = [
    ['done', done],
    ['seen', seen],
    ['lost', lost.join(', ') || 'nothing'],
    ...(bad.length > 0 ? [['bad', bad.join(', ')]] : []),
  ];
  return [`${fault} (${seconds} s)`, ...lines.map(([name, words]) => `  ${name}  ${words}`)].join('\n');
}

export function tableOf(rows: readonly Row[]): string[][] {
  const cells = rows.map(({ fault, on, seconds, done, seen, lost, bad, skipped }) =>
    skipped
      ? [fault, `not tried: ${skipped}`, '', '', '', on]
      : [fault, done, seen, [...lost, ...bad].join(', ') || 'nothing', `${seconds} s`, on],
  );
  return [['fault', 'what was done', 'what visitors saw', 'lost, or bad', 'took', 'on'], ...cells];
}
