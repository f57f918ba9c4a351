import type { IncomingMessage } from 'node:http';
import { LIMITS } from './limits.ts';

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
