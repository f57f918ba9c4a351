import { Readable } from 'node:stream';
import NodeClam from 'clamscan';
import { env } from '#app/platform/env/env.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { SECOND } from '#app/platform/core/time.ts';

export type Scan = { state: 'clean' } | { state: 'infected'; finding: string };

export function hasScanner(): boolean {
  return env().CLAMD_URL !== undefined;
}

/** Throws if the scanner does not answer: only what it called clean is clean. */
export async function scan(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Scan> {
  const scanner = await open();
  const source = bytes instanceof Uint8Array ? [bytes] : bytes;
  const { isInfected, viruses } = await scanner.scanStream(Readable.from(source));
  if (isInfected === false) return { state: 'clean' };
  if (isInfected === true) return { state: 'infected', finding: viruses.join(', ') || 'unnamed' };
  throw ownError('The virus scanner gave no answer.');
}

export async function pingScanner(): Promise<void> {
  const socket = await (await open()).ping();
  socket.end();
}

function open(): Promise<NodeClam> {
  const { CLAMD_URL } = env();
  if (!CLAMD_URL) throw ownError('CLAMD_URL is not set.');
  const { protocol, hostname, port, pathname } = new URL(CLAMD_URL);
  const address =
    protocol === 'unix:' ? { socket: decodeURIComponent(pathname) } : { host: hostname, port: Number(port) };
  return new NodeClam().init({
    preference: 'clamdscan',
    clamscan: { active: false },
    clamdscan: { ...address, timeout: 60 * SECOND, localFallback: false, active: true, bypassTest: true },
  });
}
