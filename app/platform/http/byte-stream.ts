import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/**
 * A body of these chunks. A reader that stops ends their generator and nothing else: Remix would throw the reason as
 * an error that nobody handles.
 */
export function byteStream(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const readable = Readable.from(chunks);
  readable.on('error', () => {});
  return createReadableStreamFromReadable(readable);
}
