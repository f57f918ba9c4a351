import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** A reader that stops only ends the generator: Remix would throw the reason, and nobody handles it. */
export function byteStream(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const readable = Readable.from(chunks);
  readable.on('error', () => {});
  return createReadableStreamFromReadable(readable);
}
