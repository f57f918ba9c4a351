import { connect, type Socket } from 'node:net';

const LOOK_EVERY = 500;

/** The server that postgres.js connects to. */
export type Target = { host: string[]; port: number[]; path?: string | false };

/**
 * A connection that fails when Postgres does not answer for `silence` milliseconds, or closes before its first byte. By
 * itself the driver waits on a dead link until the system gives up, after a quarter of an hour; and where a load balancer
 * closes at once, it reconnects without a pause. An idle connection fails too, so the pool's idle time must be shorter.
 */
export function watchedSocket({ host, port, path }: Target, silence: number): Socket {
  const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0]);
  socket.once('end', () => {
    if (socket.bytesRead === 0)
      socket.destroy(new Error('Postgres closed the connection before its first byte.'));
  });
  let [read, written] = [0, 0];
  let since = performance.now();
  let waiting = false;
  // By counters, because bytes under TLS do not reach this socket's events.
  const watch = setInterval(() => {
    const now = performance.now();
    const answered = socket.bytesRead !== read;
    const asks = !waiting && socket.bytesWritten !== written;
    if (answered || asks) since = now;
    waiting = answered ? false : waiting || asks;
    [read, written] = [socket.bytesRead, socket.bytesWritten];
    if (now - since > silence) socket.destroy(new Error('Postgres does not answer.'));
    if (socket.destroyed) clearInterval(watch);
  }, LOOK_EVERY);
  watch.unref();
  return socket;
}
