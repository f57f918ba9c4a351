import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** A body of these chunks. Who stops reading ends their generator, and nothing else: Remix would pass the reason on as an error that nobody hears. */
export function byteStream(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const readable = Readable.from(chunks);
  readable.on('error', () => {});
  return createReadableStreamFromReadable(readable);
}
