import type { IncomingMessage } from 'node:http';
import { LIMITS } from './limits.ts';

/** Why there is no body: it is too large, all that arrive now are together, or the sender left. */
export type NoBody = 'too-large' | 'busy' | 'aborted';

let pendingBytes = 0;

/**
 * The whole body, at most `limit` bytes. It is read before Remix runs, so that no action sees half a form, and a slow
 * sender occupies nothing but a buffer.
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
    return 'aborted';
  } finally {
    pendingBytes -= bytes;
  }
}
