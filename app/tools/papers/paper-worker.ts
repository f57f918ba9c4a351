import { readPdf, type PdfRows } from './pdf-rows.ts';
import { readPaper, type Paper } from './read-paper.ts';
import type { Expected } from './read-notice.ts';

export type PaperTask = { file: ArrayBuffer; expected: Expected };

export type PaperRead = Paper | { kind: Exclude<PdfRows['kind'], 'rows'> };

/* A worker of its own: a file that keeps pdf.js busy for ever is ended with it. pdf.js answers here too, about itself. */
addEventListener('message', ({ data }: MessageEvent<Partial<PaperTask>>) => {
  const { file, expected } = data;
  if (file instanceof ArrayBuffer && expected) void answerTo({ file, expected });
});

async function answerTo(task: PaperTask): Promise<void> {
  postMessage({ read: await readIn(task) });
}

async function readIn({ file, expected }: PaperTask): Promise<PaperRead> {
  const pdf = await readPdf(new Uint8Array(file));
  return pdf.kind === 'rows' ? readPaper(pdf.rows, expected) : pdf;
}
