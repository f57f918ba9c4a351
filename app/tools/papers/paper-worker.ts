import { formatAmount } from '#app/tax/money.ts';
import { readPdf, type PdfRows } from './pdf-rows.ts';
import type { Unsure } from './printed-rows.ts';
import { isCertificate, readCertificate, type Certificate } from './read-certificate.ts';
import { isNotice, readNotice, type Expected, type Notice } from './read-notice.ts';

export type PaperTask = { file: ArrayBuffer; expected: Expected };

/** `amount`: of the result, as it is typed. */
export type PaperRead =
  | { kind: 'notice'; notice: Notice; amount: string }
  | { kind: 'certificate'; certificate: Certificate }
  | ({ kind: 'unsure' } & Unsure)
  | { kind: Exclude<PdfRows['kind'], 'rows'> };

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
  if (pdf.kind !== 'rows') return pdf;
  if (isCertificate(pdf.rows) && !isNotice(pdf.rows)) {
    const certificate = readCertificate(pdf.rows);
    return 'unsure' in certificate
      ? { kind: 'unsure', ...certificate }
      : { kind: 'certificate', certificate };
  }
  const notice = readNotice(pdf.rows, expected);
  return 'unsure' in notice
    ? { kind: 'unsure', ...notice }
    : { kind: 'notice', notice, amount: formatAmount(notice.result.value.cents) };
}
