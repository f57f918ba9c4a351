const HEAD = 'From: Mallory <m@example.org>\r\nTo: info@firm.example\r\nSubject: A bomb\r\n';
const HTML = 'Content-Type: text/html\r\n\r\n';
const MIXED = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';

const body = (piece: string, times: number) => `${HEAD}\r\n${piece.repeat(times)}`;
const html = (piece: string, times: number) => `${HEAD}${HTML}${piece.repeat(times)}`;

/** Small mails that cost a parser minutes or all memory; each is named after its content. */
export const MAIL_BOMBS: Record<string, () => string> = {
  'empty lines': () => body('\r\n', 1_500_000),
  'short lines': () => body('a\n', 1_000_000),
  'quoted lines': () => body('> a\r\n', 200_000),
  'many quoted lines': () => body('> a\r\n', 1_000_000),
  'flowed lines': () => `${HEAD}Content-Type: text/plain; format=flowed\r\n\r\n${'a \r\n'.repeat(2_000_000)}`,
  'nested tables': () => html('<table><tr><td>', 60_000),
  'nested divisions': () => html('<div>', 180_000),
  'nested quotations and lists': () => html('<blockquote><ul><li>', 45_000),
  'nested tables within the bound': () => html('<table><tr><td>', 9_000),
  'nested quotations within the bound': () => html('<blockquote><ul><li>', 9_000),
  'many introductions of quotations': () => body('On a wrote:\r\n', 260_000),
  'introductions of quotations within the bound': () => body('On a wrote:\r\n', 8_000),
  'empty parts': () => `${HEAD}${MIXED}${'--b\r\n\r\n'.repeat(2_000_000)}`,
  'parts that declare parts': () =>
    HEAD +
    Array.from(
      { length: 50_000 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    ).join(''),
  'nested mails': () =>
    `${HEAD}${MIXED}--b\r\n${'Content-Type: message/rfc822\r\n\r\n'.repeat(5_000)}${'x'.repeat(2_000_000)}`,
  'groups of recipients': () => `${HEAD}To: ${'g:'.repeat(200_000)}\r\n\r\ntext`,
  'groups of recipients within the bound': () => `${HEAD}To: ${'g:'.repeat(60_000)}\r\n\r\ntext`,
  'a header of many lines': () => `${HEAD}X: a\r\n${' a\r\n'.repeat(100_000)}\r\ntext`,
  'one long line': () => body('a'.repeat(1_000_000), 8),
  'encoded words': () => `${HEAD}Subject: ${'=?utf-8?q?=C3=AB?= '.repeat(6_000)}\r\n\r\ntext`,
  'marks of addresses': () => `From: ${'"<'.repeat(50_000)}\r\n\r\ntext`,
  parameters: () => `${HEAD}Content-Type: text/plain; ${'a*0*=b; '.repeat(10_000)}\r\n\r\ntext`,
  'a large file': () =>
    `${HEAD}${MIXED}--b\r\n\r\nHere.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(100_000)}--b--\r\n`,
};
