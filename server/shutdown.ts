import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

const SECOND = 1000;

/** Whoever is on the way when the end is announced is still let in. */
const ACCEPT_GRACE = 0.25 * SECOND;
/** A turn of the event loop so short that hardly anybody can have come in it. */
const SHORT_TURN = 1;
const SHORT_TURN_WITHIN = 1 * SECOND;
/** How long clients may still send on an open connection; they are answered, and told that it closes. */
const IDLE_GRACE = 1 * SECOND;
const DRAIN_TIMEOUT = 10 * SECOND;
const LOOK_EVERY = 20;

/**
 * Stops accepting connections and waits until what is under way is answered, at most ten seconds. A connection
 * that only waits for its next request gets a second to send one: closing it at once, as Node's own close() does, would
 * lose a request that is already on its way.
 */
export async function drain(server: Server): Promise<void> {
  await setTimeout(ACCEPT_GRACE);
  await shortTurn();
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
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
 * Waits for a moment right after connections were accepted. Those that the system has taken meanwhile and the process has not
 * are reset by closing, and while it is at work on a page there are some.
 */
async function shortTurn(): Promise<void> {
  const deadline = performance.now() + SHORT_TURN_WITHIN;
  for (let began = performance.now(), now = 0; now < deadline; began = now) {
    await setImmediate();
    now = performance.now();
    if (now - began < SHORT_TURN) return;
  }
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
