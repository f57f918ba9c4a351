import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { startSite } from '#tests/site.ts';
import { downloadOf } from './download.ts';

let [ended, failure] = [vi.fn<() => void>(), null as Error | null];
const site = await startSite(async () => downloadOf({ name: 'a.pdf', size: 50_000_000, chunks: chunks() }));
afterAll(() => site.close());

async function* chunks() {
  try {
    for (let sent = 0; sent < 500; sent++) {
      yield Buffer.alloc(100_000);
      if (failure) throw failure;
    }
  } finally {
    ended();
  }
}

test('a file keeps its name, whatever characters it has, in one header', () => {
  for (const name of [
    `don't (copy) *1*.pdf`,
    'a"; filename="b.exe',
    'ünï%20 čö😀.pdf',
    'a\r\nSet-Cookie: b=c',
  ]) {
    const header = downloadOf({ name, size: 1, chunks: chunks() }).headers.get('Content-Disposition') ?? '';
    const value = /^attachment; filename\*=UTF-8''([\w.~!%-]+)$/.exec(header)?.[1] ?? '';
    expect(decodeURIComponent(value)).toBe(name);
  }
});

test('a download that is aborted or fails midway closes its source, not the process', async () => {
  for (const broken of [null, new Error('The storage is away.')]) {
    [ended, failure] = [vi.fn<() => void>(), broken];
    const socket = connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    if (!broken) socket.destroy();
    else {
      socket.resume();
      await once(socket, 'close');
      expect(socket.bytesRead).toBeLessThan(50_000_000);
    }
    await expect.poll(() => ended.mock.calls.length).toBe(1);
  }
});
