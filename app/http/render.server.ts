import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole page at once: a complete document can be hashed, cached and read without JavaScript. */
export function renderPage(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    // React 18 pads its buffer with NULs where a character of several bytes does not fit in it.
    const finish = (html: string) => resolve(html.replaceAll('\0', ''));
    const { pipe } = renderToPipeableStream(page, {
      // Also called after a failure, when the promise is settled already.
      onAllReady: () => void text(pipe(new PassThrough())).then(finish, reject),
      onShellError: reject,
      onError: reject,
    });
  });
}
