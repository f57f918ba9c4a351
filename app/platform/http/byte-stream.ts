import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** A reader that stops ends the generator alone: Remix would throw the reason, and nobody handles it. */
export function byteStream(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const readable = Readable.from(chunks);
  readable.on('error', () => {});
  return createReadableStreamFromReadable(readable);
}
