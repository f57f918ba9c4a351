import { once } from 'node:events';
import { Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { ownError } from '#app/platform/core/own-error.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { DatabaseHost } from '#app/platform/env/database-address.ts';

const LOOK_EVERY = 500;
const ANSWER_TIMEOUT = 5 * SECOND;

export type Connect = (socket: Socket) => Socket;

/** Connects each socket to the same host, until one cannot be reached; then to the next. */
export function hostsInTurn(hosts: DatabaseHost[]): Connect {
  let turn = 0;
  return (socket) => {
    const mine = turn;
    const { host, port } = hosts[mine % hosts.length] ?? { host: '', port: 0 };
    socket.once('close', () => {
      if (socket.bytesRead === 0 && turn === mine) turn += 1;
    });
    const path = socketFile({ host, port });
    // Of the prototype: pg's socket connects through this function.
    Reflect.apply(Socket.prototype.connect, socket, [path ? { path } : { host, port }]);
    // The driver takes the server name of TLS from here.
    return Object.assign(socket, { host, port });
  };
}

/** For several hosts. Rejects when none of them accepts a connection, each within `timeout` seconds. */
export async function firstReachable(connect: Connect, count: number, timeout: number): Promise<Socket> {
  for (let left = count; ; left--) {
    const socket = connect(new Socket());
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const signal = AbortSignal.timeout(timeout * SECOND);
    const failure = await once(socket, 'connect', { signal }).then(
      () => null,
      (error: Error) => error,
    );
    if (!failure) return socket;
    socket.destroy(failure);
    await closed;
    if (left === 1) throw failure;
  }
}

function socketFile({ host, port }: DatabaseHost): string | undefined {
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : undefined;
}

/** Rejects when the server cannot be reached or takes no TLS. */
export async function startTls(socket: Socket, options: ConnectionOptions): Promise<TLSSocket> {
  if (!(await takesTls(socket))) {
    socket.destroy();
    throw ownError('That Postgres takes no TLS.');
  }
  return connectTls({ ...options, socket });
}

/** Asks a server whether it takes TLS, and hangs up. Rejects when it cannot be reached. */
export async function speaksTls(socket: Socket): Promise<boolean> {
  try {
    return await takesTls(socket);
  } finally {
    socket.destroy();
  }
}

async function takesTls(socket: Socket): Promise<boolean> {
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
  socket.setTimeout(ANSWER_TIMEOUT, () => socket.destroy(silent()));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.setTimeout(0);
  return answer.toString() === 'S';
}

/** The socket fails after `silence` ms without an answer (the driver waits 15 minutes). Idle time must be shorter. */
export function watchedSocket(socket: Socket, silence = Infinity): Socket {
  socket.once('end', () => {
    if (socket.bytesRead === 0)
      socket.destroy(
        ownError('Postgres closed the connection before its first byte.', { code: 'ECONNRESET' }),
      );
  });
  if (silence === Infinity) return socket;
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
    if (now - since > silence) socket.destroy(silent());
    if (socket.destroyed) clearInterval(watch);
  }, LOOK_EVERY);
  watch.unref();
  return socket;
}

function silent(): Error {
  return ownError('Postgres does not answer.', { code: 'ETIMEDOUT' });
}
