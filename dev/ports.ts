import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from './refusal.ts';

const GRACE = 2500;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits briefly for a stopping site, then throws a refusal that names `variable`. Port 0 is always free. */
export async function requireFreePort(variable: string, port: number, host = '127.0.0.1'): Promise<void> {
  const deadline = Date.now() + GRACE;
  for (;;) {
    const code = await listenError(port, host);
    if (code === null) return;
    if (code !== 'EADDRINUSE')
      throw refusal(`${variable} ${port} on ${host} cannot be used (${code}): set another.`);
    if (Date.now() > deadline) {
      throw refusal(`Port ${port} is taken: stop what listens there, or set ${variable} to a free port.`);
    }
    await sleep(100);
  }
}

async function listenError(port: number, host: string): Promise<string | null> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
  server.close();
  await once(server, 'close');
  return null;
}
