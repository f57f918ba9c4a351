import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { makeFolder } from './folder.ts';

export function temporaryFolder(): string {
  const folder = makeFolder('site-test-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A port on loopback that is taken until the end of the test. */
export async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
