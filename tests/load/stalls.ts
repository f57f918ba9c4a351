import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { residentMegabytes } from './measure.ts';
import type { Server } from './servers.ts';

/** `worst`: the slowest `/healthz` in ms. `over200`: how many took over 200 ms. `mostMemory`: in MB. */
export type Stalls = { worst: number; over200: number; mostMemory: number };

const PAUSE = 25;
const LONGEST = 60 * SECOND;

/** Requests `/healthz` during `act`: it only needs the event loop. Throws if the site ends. */
export async function watchStalls(server: Server, act: () => Promise<void>): Promise<Stalls> {
  const stalls: Stalls = { worst: 0, over200: 0, mostMemory: 0 };
  const state = { ended: false };
  const asking = (async () => {
    while (!state.ended) {
      const took = await timeOf(server);
      stalls.worst = Math.max(stalls.worst, took);
      if (took > 200) stalls.over200 += 1;
      await sleep(PAUSE);
    }
  })();
  const weighing = (async () => {
    while (!state.ended) {
      stalls.mostMemory = Math.max(stalls.mostMemory, await residentMegabytes(server));
      await sleep(SECOND / 4);
    }
  })();
  await act().finally(() => (state.ended = true));
  await Promise.all([asking, weighing]);
  return stalls;
}

async function timeOf({ url, process }: Server): Promise<number> {
  if (process.exitCode !== null || process.signalCode !== null) throw new Error('The site has ended.');
  const started = performance.now();
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LONGEST) });
  await answer.arrayBuffer();
  return Math.round(performance.now() - started);
}
