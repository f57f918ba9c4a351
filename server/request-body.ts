import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { LIMITS } from './limits.ts';

export type NoBody = 'too-large' | 'too-many' | 'busy' | 'aborted';

type Pending = { network: string; bytes: number; end(result: NoBody): void };

const pending = new Set<Pending>();
const bytesOf = new Map<string, number>();
let pendingBytes = 0;

/**
 * Read before Remix runs: no action sees half a form, and a slow sender occupies only a buffer. When there is no room for
 * all bodies at once, the largest of the network that sends most is refused, not the one that came last.
 */
export function readBody(
  request: Readable & Pick<IncomingMessage, 'headers'>,
  { limit, network }: { limit: number; network: string },
): Promise<Buffer | NoBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  if (request.destroyed) return Promise.resolve('aborted');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const body: Pending = { network, bytes: 0, end };
    const finish = () => end(Buffer.concat(chunks, body.bytes));
    const abort = () => end('aborted');
    pending.add(body);
    request.on('data', take).once('end', finish).once('close', abort).once('error', abort);

    function take(chunk: Buffer): void {
      chunks.push(chunk);
      count(body, chunk.length);
      if (body.bytes > limit) end('too-large');
      else if ((bytesOf.get(network) ?? 0) > LIMITS.networkBodyBytes) end('too-many');
      else if (pendingBytes > LIMITS.pendingBodyBytes) largestBody()?.end('busy');
    }

    function end(result: Buffer | NoBody): void {
      if (!pending.delete(body)) return;
      count(body, -body.bytes);
      request.off('data', take).off('end', finish).off('close', abort).off('error', abort);
      resolve(result);
    }
  });
}

function count(body: Pending, bytes: number): void {
  body.bytes += bytes;
  pendingBytes += bytes;
  const held = (bytesOf.get(body.network) ?? 0) + bytes;
  if (held > 0) bytesOf.set(body.network, held);
  else bytesOf.delete(body.network);
}

function largestBody(): Pending | undefined {
  const [network] = [...bytesOf].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return [...pending]
    .filter((body) => body.network === network)
    .reduce<Pending | undefined>((a, b) => (a && a.bytes >= b.bytes ? a : b), undefined);
}
