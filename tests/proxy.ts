import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * A loopback door to `target` (a URL with host and port) that a test can shut and open again: shut, it breaks every
 * connection and refuses new ones, as a neighbour that went away does. `url` is `target` seen through the door.
 */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const door = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${door}`;
  return {
    url: url.href,
    async shut() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
    async open() {
      await once(server.listen(door, '127.0.0.1'), 'listening');
    },
  };
}

export type Proxy = { url: string; shut(): Promise<void>; open(): Promise<void> };
