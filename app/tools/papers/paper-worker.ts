import { readPdf, type PdfRows } from './pdf-rows.ts';
import { readPaper, type Paper } from './read-paper.ts';
import type { Expected } from './read-notice.ts';

export type PaperTask = { file: ArrayBuffer; expected: Expected };

export type PaperRead = Paper | { kind: Exclude<PdfRows['kind'], 'rows'> };

/* pdf.js answers here too, with messages of its own. A file that keeps it busy for ever is ended with the worker. */
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
