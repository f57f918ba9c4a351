import { SECOND } from '#app/platform/core/time.ts';

export type Tally = { counts: Record<string, number>; slowestMs: number };

export function newTally(): Tally {
  return { counts: {}, slowestMs: 0 };
}

export async function count(tally: Tally, send: () => Promise<string>): Promise<string> {
  const started = performance.now();
  const kind = await send().catch(String);
  tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - started));
  tally.counts[kind] = (tally.counts[kind] ?? 0) + 1;
  return kind;
}

export function foundOf(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}

export function wordsOf({ counts, slowestMs }: Tally): string {
  const kinds = Object.entries(counts).map(([kind, number]) => `${number} ${kind}`);
  return `${kinds.join(', ')}, slowest ${(slowestMs / SECOND).toFixed(1)} s`;
}
