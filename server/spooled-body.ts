import { isFull } from '#app/platform/storage/full.ts';
import { openSpool, type Spool } from '#app/platform/storage/spool.server.ts';
import { createBodyRoom } from './body-room.ts';
import { LIMITS } from './limits.ts';
import type { Arriving, NoBody } from './request-body.ts';

const room = createBodyRoom({ ofNetwork: LIMITS.networkSpooledBytes, all: LIMITS.spooledBytes });

/** Like `readBody`, to disk, chunk by chunk. The caller closes it. Throws when the disk fails. */
export async function spoolBody(
  request: Arriving,
  { limit, network }: { limit: number; network: string },
): Promise<Spool | NoBody | 'no-room'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
  if (request.destroyed) return 'aborted';
  const spool = await openSpool().catch(orNoRoom);
  if (spool === 'no-room') return spool;
  const result = await append(spool, request, { limit, network }).catch(orNoRoom);
  if (result === 'whole') return spool;
  await spool.close();
  return result;
}

function append(
  spool: Spool,
  request: Arriving,
  { limit, network }: { limit: number; network: string },
): Promise<'whole' | NoBody> {
  return new Promise((resolve, reject) => {
    let writing = Promise.resolve();
    const finish = () => {
      // It also closes after it has ended.
      request.off('close', abort);
      writing.then(() => end('whole'), fail);
    };
    const abort = () => end('aborted');
    const place = room.enter(network, end);
    const timer = setTimeout(() => end('too-slow'), LIMITS.uploadTimeout);
    request.on('data', take).once('end', finish).once('close', abort).once('error', abort);

    function take(chunk: Buffer): void {
      place.add(chunk.length);
      if (spool.size + chunk.length > limit) return end('too-large');
      request.pause();
      writing = spool.append(chunk);
      writing.then(() => request.resume(), fail);
    }

    function fail(error: unknown): void {
      reject(error);
      end('aborted');
    }

    function end(result: 'whole' | NoBody): void {
      place.leave();
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', abort).off('error', abort);
      // Pending writes finish before the caller closes the file.
      const ended = () => resolve(result);
      writing.then(ended, ended);
    }
  });
}

function orNoRoom(error: unknown): 'no-room' {
  if (isFull(error)) return 'no-room';
  throw error;
}
