import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';

export const SITE = 'https://localhost';
/** The edge waits that long for a replica: lb_try_duration in the Caddyfile. */
const EDGE_PATIENCE = 20 * SECOND;
const VISITORS = 20;

export type LoadResult = { answered: number; lost: string[]; waitedInVain: number; slowest: number };

export async function underLoad(forms: boolean, work: () => Promise<void>): Promise<LoadResult> {
  const result: LoadResult = { answered: 0, lost: [], waitedInVain: 0, slowest: 0 };
  const state = { stopped: false };
  const visitors = Array.from({ length: VISITORS }, async (_, at) => {
    while (!state.stopped) await count(result, forms && at % 2 > 0);
  });
  await sleep(SECOND);
  await work().finally(() => (state.stopped = true));
  await Promise.all(visitors);
  return result;
}

async function count(result: LoadResult, isForm: boolean): Promise<void> {
  const started = performance.now();
  const status = await send(isForm).catch((error: Error) => String(error.cause ?? error));
  const waited = performance.now() - started;
  result.slowest = Math.max(result.slowest, waited);
  if (typeof status === 'number' && status < 500) result.answered += 1;
  else if (status === 502 && waited >= EDGE_PATIENCE) result.waitedInVain += 1;
  else result.lost.push(String(status));
}

/** No route accepts these posts, so they store nothing and get 404 or 405. */
async function send(isForm: boolean): Promise<number> {
  const form = { method: 'POST', body: new URLSearchParams({ x: '1' }), headers: { origin: SITE } };
  const answer = await fetch(SITE + (isForm ? '/nothing' : '/'), isForm ? form : {});
  await answer.arrayBuffer();
  return answer.status;
}
