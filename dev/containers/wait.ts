import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '#app/platform/core/time.ts';

/** A start takes seconds, and minutes on a busy machine. */
const PATIENCE = 5 * MINUTE;

/** Tries again until `attempt` returns a value; throws `complaint` after five minutes. */
export async function until<Result>(
  complaint: string,
  attempt: () => Promise<Result | undefined | null | false>,
): Promise<Result> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(complaint);
    await sleep(100);
  }
}

export function becomesReachable(host: string): Promise<Response> {
  return until(`nobody answered at ${host}`, () => fetch(`http://${host}:3000/healthz`));
}
