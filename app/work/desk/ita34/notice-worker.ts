import { formatAmount } from '#app/tax/money.ts';
import { readPdf, type PdfRows } from './pdf-rows.ts';
import { readNotice, type Expected, type Notice } from './read-notice.ts';

export type NoticeTask = { file: ArrayBuffer; expected: Expected };

/** `amount`: of the result, as it is typed. */
export type NoticeRead =
  | { kind: 'notice'; notice: Notice; amount: string }
  | { kind: 'unsure'; unsure: string[] }
  | { kind: Exclude<PdfRows['kind'], 'rows'> };

/* A worker of its own: a file that keeps pdf.js busy for ever is ended with it. pdf.js answers here too, about itself. */
addEventListener('message', ({ data }: MessageEvent<Partial<NoticeTask>>) => {
  const { file, expected } = data;
  if (file instanceof ArrayBuffer && expected) void answerTo({ file, expected });
});

async function answerTo(task: NoticeTask): Promise<void> {
  postMessage({ read: await readIn(task) });
}

async function readIn({ file, expected }: NoticeTask): Promise<NoticeRead> {
  const pdf = await readPdf(new Uint8Array(file));
  if (pdf.kind !== 'rows') return pdf;
  const notice = readNotice(pdf.rows, expected);
  if ('unsure' in notice) return { kind: 'unsure', unsure: notice.unsure };
  return { kind: 'notice', notice, amount: formatAmount(notice.result.value.cents) };
}
