import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** One character per UTF-8 byte (latin1): half the memory of a string with wider characters. */
export function renderPage(page: ReactElement, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // React would move a larger part behind the page, for a script to put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collect(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

function collect(finish: (bytes: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    // React takes a close, even after the end, for a visitor who left: it aborts, and creates an error with its
    // stack.
    emitClose: false,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      // React 18 pads its buffer with NULs where a character of several bytes does not fit in it.
      finish(Buffer.concat(chunks).toString('latin1').replaceAll('\0', ''));
      done();
    },
  });
}
