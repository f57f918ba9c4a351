import { formatAmount } from '#app/tax/money.ts';
import type { Row, Unsure } from './printed-rows.ts';
import { isCertificate, readCertificate, type Certificate } from './read-certificate.ts';
import { isNotice, readNotice, type Expected, type Notice } from './read-notice.ts';

/** `amount`: of the result, as it is typed. */
export type Paper =
  | { kind: 'notice'; notice: Notice; amount: string }
  | { kind: 'certificate'; certificate: Certificate }
  | ({ kind: 'unsure' } & Unsure)
  | { kind: 'neither' };

/** Recognised by its heading. */
export function readPaper(rows: readonly Row[], expected: Expected): Paper {
  if (isNotice(rows)) {
    const notice = readNotice(rows, expected);
    return 'unsure' in notice
      ? { kind: 'unsure', ...notice }
      : { kind: 'notice', notice, amount: formatAmount(notice.result.value.cents) };
  }
  if (!isCertificate(rows)) return { kind: 'neither' };
  const certificate = readCertificate(rows);
  return 'unsure' in certificate ? { kind: 'unsure', ...certificate } : { kind: 'certificate', certificate };
}
