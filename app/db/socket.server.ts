import { connect, type Socket } from 'node:net';

const LOOK_EVERY = 500;

export type Target = { host: string[]; port: number[]; path?: string | false };

/** Fails after `silence` ms without an answer (the driver waits 15 minutes). Idle time must be shorter. */
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
