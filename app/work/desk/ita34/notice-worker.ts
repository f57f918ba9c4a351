import { readPdf } from './pdf-rows.ts';

/* A worker of its own: a file that keeps pdf.js busy for ever is ended with it. pdf.js answers here too, about itself. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof ArrayBuffer) void readPdf(new Uint8Array(data)).then((read) => postMessage({ read }));
});
