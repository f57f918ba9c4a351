import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import { ask, openSession } from './h2.ts';

const CONNECTIONS = 4;
const REQUESTS_EACH = 5;

export type LoadResult = { answered: number; lost: string[]; slowest: number };

export function drive(forms: boolean): { stop(): Promise<LoadResult> } {
  const result: LoadResult = { answered: 0, lost: [], slowest: 0 };
  const until = { stopped: false };
  const work = Promise.all(Array.from({ length: CONNECTIONS }, () => visit(result, until, forms)));
  return {
    async stop() {
      until.stopped = true;
      await work;
      return result;
    },
  };
}

async function visit(result: LoadResult, until: { stopped: boolean }, forms: boolean): Promise<void> {
  const session = await openSession();
  const visitors = Array.from({ length: REQUESTS_EACH }, async (_, at) => {
    while (!until.stopped) await count(result, () => request(session, forms && at % 2 > 0));
  });
  await Promise.all(visitors);
  session.close();
}

/** No route accepts these posts, so they store nothing and get 404 or 405. */
async function request(session: ClientHttp2Session, isForm: boolean): Promise<number> {
  if (!isForm) return Number((await ask(session, {})).headers[':status']);
  const headers = { ':method': 'POST', ':path': '/nothing', origin: 'https://localhost' };
  return Number((await ask(session, headers, Buffer.from('x=1'))).headers[':status']);
}

async function count(result: LoadResult, send: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const status = await send().catch(String);
  result.slowest = Math.max(result.slowest, performance.now() - started);
  if (typeof status === 'number' && status < 500) result.answered += 1;
  else result.lost.push(String(status));
}

export async function becomesReachable(host: string, port = 3000): Promise<void> {
  const deadline = Date.now() + 30 * SECOND;
  for (;;) {
    const socket = connect(port, host);
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (reached) return;
    assert(Date.now() < deadline, `nobody listened at ${host} within thirty seconds`);
    await sleep(50);
  }
}
