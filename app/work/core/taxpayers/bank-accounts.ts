import type { BANK_CONFIRMATIONS } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

export type Confirmation = (typeof BANK_CONFIRMATIONS)[number];

type Row = { choice: string; shown: string; tone: MarkTone; isDated: boolean; doubt?: string };

/** How we know that an account is the client’s. A mail with new details is no proof: it is the usual fraud. */
export const CONFIRMATIONS: Record<Confirmation, Row> = {
  call: {
    choice: 'By a call to a number that we had before',
    shown: 'confirmed by a call',
    tone: 'gain',
    isDated: true,
  },
  person: { choice: 'In person', shown: 'confirmed in person', tone: 'gain', isDated: true },
  verified: {
    choice: 'By the bank’s account verification',
    shown: 'verified with the bank',
    tone: 'gain',
    isDated: true,
  },
  letter: {
    choice: 'By a letter or statement of the bank alone',
    shown: 'seen on a letter of the bank',
    tone: 'veld',
    isDated: true,
    doubt: 'Letters are forged: call the client at a number that you had before.',
  },
  open: {
    choice: 'Not confirmed yet',
    shown: 'not confirmed',
    tone: 'loss',
    isDated: false,
    doubt: 'Nobody has confirmed it: do not pay or refund to it before.',
  },
};

/** Their universal branch codes, on which four lists of codes agree; of the last two, two. Others exist. */
const UNIVERSAL: Readonly<Record<string, RegExp>> = {
  '250655': /\b(?:fnb|first national)\b/i,
  '632005': /\babsa\b/i,
  '051001': /\bstandard\b/i,
  '198765': /\bnedbank\b/i,
  '470010': /\bcapitec\b/i,
  '580105': /\binvestec\b/i,
  '430000': /\bafrican bank\b/i,
};

/** Lists of the lengths disagree, so another length is only doubted. */
const USUAL_LENGTH = /^\d{7,11}$/;

export function plainDigits(text: string): string {
  return text.replaceAll(/[\s.-]/g, '');
}

/** Empty if it can be one. */
export function branchRefusal(code: string): string {
  if (code === '' || /^\d{6}$/.test(code)) return '';
  if (/^\d{5}$/.test(code))
    return `A branch code has six digits. Spreadsheets drop a zero in front: is it 0${code}?`;
  return 'A branch code has six digits.';
}

/** Empty if it can be one. */
export function accountRefusal(number: string): string {
  return /^\d{5,20}$/.test(number) ? '' : 'An account number has digits only, usually 7 to 11.';
}

/** What looks like a slip, and may be right. */
export function doubtsOfAccount({
  bank,
  branchCode,
  accountNumber,
}: {
  bank: string;
  branchCode: string | null;
  accountNumber: string;
}): string[] {
  const doubts: string[] = [];
  if (!USUAL_LENGTH.test(accountNumber))
    doubts.push(`Its number has ${accountNumber.length} digits; usual are 7 to 11.`);
  const known = branchCode ? UNIVERSAL[branchCode] : undefined;
  const others = Object.values(UNIVERSAL).some((names) => names !== known && names.test(bank));
  if (known && others) doubts.push(`The branch code ${branchCode} is another bank’s.`);
  return doubts;
}

/** `…1234`: never more than its last four digits. */
export function maskedNumber(end: string): string {
  return `…${end}`;
}
