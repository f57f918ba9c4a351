import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import type { Site } from './exchange.ts';

/** Whoever is on the way when the end is announced is still let in. */
const ACCEPT_GRACE = 0.25 * SECOND;
/** A turn of the event loop so short that hardly anybody can have come in it. */
const SHORT_TURN = 0.3;
const SHORT_TURN_WITHIN = 1 * SECOND;
/** How long clients may still send on an open connection; they are answered, and told that it closes. */
const IDLE_GRACE = 1 * SECOND;
const DRAIN_TIMEOUT = 10 * SECOND;
const LOOK_EVERY = 20;

/**
 * Says that the end is near, stops accepting connections and waits until what is under way is answered, at most ten
 * seconds. Connections are kept until none is accepted any more, or each answer would bring another to the door that is
 * about to be shut. One that only waits for its next request then gets a second to send one: closing it at once, as
 * Node's own close() does, would lose a request that is already on its way.
 */
export async function drain(server: Server, site: Pick<Site, 'draining' | 'shut'>): Promise<void> {
  site.draining = true;
  await setTimeout(ACCEPT_GRACE);
  await emptyDoorstep(server);
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

/**
 * Waits for a short turn of the event loop in which nobody was let in. Connections that the system has taken and the process
 * has not are reset by closing, and each turn takes only one of them (libuv's pull request 3696).
 */
async function emptyDoorstep(server: Server): Promise<void> {
  let entered = false;
  const note = () => (entered = true);
  server.on('connection', note);
  const deadline = performance.now() + SHORT_TURN_WITHIN;
  for (let began = performance.now(), now = began; now < deadline; began = now) {
    entered = false;
    await setImmediate();
    now = performance.now();
    if (!entered && now - began < SHORT_TURN) break;
  }
  server.off('connection', note);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
