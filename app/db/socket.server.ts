import { connect, type Socket } from 'node:net';

const LOOK_EVERY = 500;

/** What postgres.js tells of the server it wants to reach. */
export type Target = { host: string[]; port: number[]; path?: string | false };

/**
 * A connection to Postgres that breaks when the server says nothing for `silence` milliseconds, though it is asked, or hangs
 * up before its first word. Left to itself the driver waits on a link that has died silently until the system gives
 * the link up, after a quarter of an hour; and where a load balancer hangs up, it calls again without a pause. A
 * connection that is asked nothing breaks too: the pool's idle time must be shorter.
 */
export function watchedSocket({ host, port, path }: Target, silence: number): Socket {
  const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0]);
  socket.once('end', () => {
    if (socket.bytesRead === 0) socket.destroy(new Error('Postgres hung up before its first word.'));
  });
  let [read, written] = [0, 0];
  let since = performance.now();
  let asked = false;
  // By counters: under TLS the bytes are read past this socket's events.
  const watch = setInterval(() => {
    const now = performance.now();
    const answered = socket.bytesRead !== read;
    const asks = !asked && socket.bytesWritten !== written;
    if (answered || asks) since = now;
    asked = answered ? false : asked || asks;
    [read, written] = [socket.bytesRead, socket.bytesWritten];
    if (now - since > silence) socket.destroy(new Error('Postgres has fallen silent.'));
    if (socket.destroyed) clearInterval(watch);
  }, LOOK_EVERY);
  watch.unref();
  return socket;
}
