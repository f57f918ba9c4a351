import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy on loopback that a test can close, stall or slow down. */
export type Proxy = {
  url: string;
  /** Milliseconds, in both directions. */
  delay: number;
  /** Bytes from the client after which a connection breaks. */
  breaksAfter: number;
  /** Breaks every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Shuts the proxy during `act`. */
  whileShut<Answer>(act: () => Promise<Answer>): Promise<Answer>;
  /** Nothing passes, but connections stay open and new ones are accepted. */
  stall(): void;
  /** Only new connections pass again; earlier ones stay half-open. */
  resume(): void;
};

type Link = { near: Socket; far: Socket; stalled: boolean };

/** `url` is `target` (a URL with host and port) seen through the proxy. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  let stalled = false;
  const server = createServer((near) => {
    const link = { near, far: connect(Number(port), hostname), stalled };
    links.add(link);
    join(link, proxy);
    near.on('close', () => link.stalled || links.delete(link));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const listenPort = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${listenPort}`;
  const proxy: Proxy = {
    url: url.href,
    delay: 0,
    breaksAfter: Infinity,
    async shut() {
      server.close();
      for (const { near, far } of links) for (const socket of [near, far]) socket.destroy();
      links.clear();
      await once(server, 'close');
    },
    async open() {
      await once(server.listen(listenPort, '127.0.0.1'), 'listening');
    },
    async whileShut(act) {
      await proxy.shut();
      return act().finally(proxy.open);
    },
    stall() {
      stalled = true;
      for (const link of links) link.stalled = true;
    },
    resume() {
      stalled = false;
    },
  };
  return proxy;
}

function join(link: Link, proxy: Proxy): void {
  const { near, far } = link;
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(direction(link, proxy, from === near)).pipe(to);
    from.on('error', () => link.stalled || to.destroy());
    from.on('close', () => link.stalled || to.destroy());
  }
}

function direction(link: Link, proxy: Proxy, limited: boolean): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      // The callback is withheld, so later chunks wait too.
      if (link.stalled) return;
      bytes += chunk.length;
      if (limited && bytes > proxy.breaksAfter) link.near.destroy();
      else if (proxy.delay === 0) pass(null, chunk);
      else setTimeout(() => link.stalled || pass(null, chunk), proxy.delay);
    },
  });
}
