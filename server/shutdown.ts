import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import type { Site } from './exchange.ts';

/** Clients that were about to connect are still accepted. */
const ACCEPT_GRACE = 0.25 * SECOND;
/** A turn of the event loop too short for a new connection, in milliseconds. */
const SHORT_TURN = 0.3;
const SHORT_TURN_WITHIN = 1 * SECOND;
/** How long clients may still send requests on open connections; the answers say that the connection closes. */
const IDLE_GRACE = 1 * SECOND;
const DRAIN_TIMEOUT = 10 * SECOND;
const LOOK_EVERY = 20;

/**
 * Reports not ready, stops accepting connections and waits for open requests, at most ten seconds. Until then answers do
 * not close their connection, or each would bring a new one just before the listening socket closes. An idle connection
 * then gets a second for one more request: closed at once, as by Node's close(), a request on its way would be lost.
 */
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

/**
 * Waits for a short turn of the event loop without a new connection. Closing resets the connections that the system has
 * accepted and the process has not, and each turn takes only one of them (libuv's pull request 3696).
 */
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
