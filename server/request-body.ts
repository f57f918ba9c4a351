import type { IncomingMessage } from 'node:http';
import { LIMITS } from './limits.ts';

export type NoBody = 'too-large' | 'busy' | 'aborted';

let pendingBytes = 0;

/** Read before Remix runs: no action sees half a form, and a slow sender occupies only a buffer. */
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
