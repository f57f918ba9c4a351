import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** A loopback door that a test can shut and open again, and the line behind it, which it can spoil. */
export type Proxy = {
  url: string;
  /** By how many milliseconds each piece of what passes, either way, is late. */
  delay: number;
  /** After how many bytes from the near side a connection breaks. */
  breaksAfter: number;
  /** Breaks every connection and refuses new ones, as a server that went away does. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Nothing passes any more and nobody is told: connections stay open, and new ones are taken. */
  deafen(): void;
  /** New connections pass again. Those of before stay deaf, as half-open ones do. */
  hear(): void;
};

type Link = { near: Socket; far: Socket; deaf: boolean };

/** A door to `target` (a URL with host and port); `url` is `target` seen through it. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  let deaf = false;
  const server = createServer((near) => {
    const link = { near, far: connect(Number(port), hostname), deaf };
    links.add(link);
    join(link, proxy);
    near.on('close', () => link.deaf || links.delete(link));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const door = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${door}`;
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
      await once(server.listen(door, '127.0.0.1'), 'listening');
    },
    deafen() {
      deaf = true;
      for (const link of links) link.deaf = true;
    },
    hear() {
      deaf = false;
    },
  };
  return proxy;
}

function join(link: Link, proxy: Proxy): void {
  const { near, far } = link;
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.pipe(passage(link, proxy, one === near)).pipe(other);
    one.on('error', () => link.deaf || other.destroy());
    one.on('close', () => link.deaf || other.destroy());
  }
}

/** One direction of a connection. */
function passage(link: Link, proxy: Proxy, counted: boolean): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      // Not answering holds back what follows too.
      if (link.deaf) return;
      bytes += chunk.length;
      if (counted && bytes > proxy.breaksAfter) link.near.destroy();
      else if (proxy.delay === 0) pass(null, chunk);
      else setTimeout(() => link.deaf || pass(null, chunk), proxy.delay);
    },
  });
}
