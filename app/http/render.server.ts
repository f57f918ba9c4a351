import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole page at once: a complete document can be hashed, cached and read without JavaScript. Each character of the
 * string is one byte of the page in UTF-8 ("latin1"), which takes half the memory of a string with characters beyond that.
 */
export function renderPage(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Also called after a failure, when the promise is settled already.
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
