import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBodyRoom } from './body-room.ts';
import { LIMITS } from './limits.ts';

export type NoBody = 'too-large' | 'too-many' | 'busy' | 'too-slow' | 'aborted';

export type Arriving = Readable & Pick<IncomingMessage, 'headers'>;

const room = createBodyRoom({ ofNetwork: LIMITS.networkBodyBytes, all: LIMITS.pendingBodyBytes });

/** Read before Remix runs: no action sees half a form, and a slow sender occupies only a buffer. */
export function readBody(
  request: Arriving,
  { limit, network }: { limit: number; network: string },
): Promise<Buffer | NoBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  if (request.destroyed) return Promise.resolve('aborted');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = () => end(Buffer.concat(chunks, bytes));
    const abort = () => end('aborted');
    const place = room.enter(network, end);
    const timer = setTimeout(() => end('too-slow'), LIMITS.requestTimeout);
    request.on('data', take).once('end', finish).once('close', abort).once('error', abort);

    function take(chunk: Buffer): void {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > limit) end('too-large');
      else place.add(chunk.length);
    }

    function end(result: Buffer | NoBody): void {
      place.leave();
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', abort).off('error', abort);
      resolve(result);
    }
  });
}
