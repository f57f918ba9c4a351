import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage, REFUSALS } from './error-page.ts';
import { LIMITS } from './limits.ts';
import type { RawHeaders } from './security-headers.ts';

/** Why there is no body: it is too large, all of them together are, or the sender went away. */
export type NoBody = 'too-large' | 'busy' | 'gone';

let pendingBytes = 0;

/**
 * The whole body, at most `limit` bytes. It is read before the site is asked, so a page never starts acting on
 * half a form, and a slow sender holds nothing but a buffer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | NoBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      pendingBytes += chunk.length;
      if (bytes > limit) return 'too-large';
      if (pendingBytes > LIMITS.pendingBodyBytes) return 'busy';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
  } catch {
    return 'gone';
  } finally {
    pendingBytes -= bytes;
  }
}

/**
 * Refuses a body that is still arriving. The answer goes out at once, but the connection closes only when the sender
 * is done (or sends far too much): closed earlier, the sender would see a reset connection instead of the answer.
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  head: RawHeaders,
  requestId: string,
): void {
  const page = errorPage(REFUSALS.tooLarge, requestId);
  response.writeHead(413, [...head, ...page.head, 'Connection', 'close']);
  response.write(page.body);
  let drained = 0;
  const finish = () => response.end();
  const timer = setTimeout(finish, LIMITS.drainTimeout);
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > LIMITS.drainBytes) finish();
  });
  request
    .once('end', finish)
    .once('close', () => clearTimeout(timer))
    .resume();
}
