import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import type { Site } from './exchange.ts';

const ACCEPT_GRACE = 0.25 * SECOND;
/** A turn of the event loop too short for a new connection, in milliseconds. */
const SHORT_TURN = 0.3;
const SHORT_TURN_WITHIN = 1 * SECOND;
const IDLE_GRACE = 1 * SECOND;
const DRAIN_TIMEOUT = 10 * SECOND;
const LOOK_EVERY = 20;

/** Connections stay open until the socket closes: clients would replace closed ones with new ones. */
export async function drain(server: Server, site: Pick<Site, 'draining' | 'shut'>): Promise<void> {
  site.draining = true;
  await setTimeout(ACCEPT_GRACE);
  await acceptPending(server);
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  site.shut = true;
  await Promise.race([closed, setTimeout(IDLE_GRACE)]);
  const deadline = performance.now() + DRAIN_TIMEOUT;
  while ((await connections(server)) > 0 && performance.now() < deadline) {
    server.closeIdleConnections();
    await setTimeout(LOOK_EVERY);
  }
  server.closeAllConnections();
  await closed;
}

/** Closing resets connections that wait for accept; each turn accepts only one (libuv pull request 3696). */
async function acceptPending(server: Server): Promise<void> {
  let accepted = false;
  const note = () => (accepted = true);
  server.on('connection', note);
  const deadline = performance.now() + SHORT_TURN_WITHIN;
  for (let began = performance.now(), now = began; now < deadline; began = now) {
    accepted = false;
    await setImmediate();
    now = performance.now();
    if (!accepted && now - began < SHORT_TURN) break;
  }
  server.off('connection', note);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
