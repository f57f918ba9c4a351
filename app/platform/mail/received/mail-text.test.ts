import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';
import { textOfHtml } from './mail-text.ts';

const read = async (source: string) => (await readMail(Buffer.from(source.replaceAll('\n', '\r\n')))).mail;

test('the cells of a row are told apart, and struck-out words are marked', () => {
  const cell = (text: string) => `<td><p>${text}</p></td>`;
  expect(
    textOfHtml(
      `<table><tr><th>Month</th><th>Pay</th></tr><tr>${cell('March')}${cell('R 25 000')}</tr><tr>${cell('')}${cell('R 26 000')}</tr></table>`,
    ),
  ).toBe('Month | Pay\nMarch | R 25 000\n | R 26 000');
  for (const [open, close] of [
    ['<s>', '</s>'],
    ['<del>', '</del>'],
    ['<strike>', '</strike>'],
    ['<span style="color:red; text-decoration:line-through">', '</span>'],
  ])
    expect(textOfHtml(`<p>It is ${open}R 100${close} R 200</p>`)).toBe('It is [struck out: R 100] R 200');
});

test('a table that lays out the page is read as a page', () => {
  expect(
    textOfHtml(
      '<table><tr><td><table><tr><td>Dear Ann</td></tr></table></td><td><p>One</p><p>Two</p></td></tr></table>',
    ),
  ).toBe('Dear Ann\n\nOne\n\nTwo');
});

test('a page with too many tags is read without them', () => {
  expect(textOfHtml(`<p>Dear Ann</p>${'<div>'.repeat(40_000)}Text`)).toMatch(/^\s*Dear Ann\s+Text$/);
});

test('a mail’s HTML is read when its plain part is empty or only a list’s footer', async () => {
  const parts = (kind: string, plain: string) =>
    `Content-Type: multipart/${kind}; boundary=b\n\n--b\nContent-Type: text/plain\n\n${plain}\n--b\nContent-Type: text/html\n\n<table><tr><td>March</td><td>R 1</td></tr></table>\n--b--`;
  expect((await read(parts('alternative', ' '))).text).toBe('March | R 1');
  expect((await read(parts('alternative', 'March: R 1'))).text).toBe('March: R 1');
  const { text } = await read(parts('mixed', 'Sent by a list'));
  expect(text).toContain('March | R 1');
  expect(text).toContain('Sent by a list');
});

test('a mail whose boundary never occurs is read as it is', async () => {
  expect((await read('Content-Type: multipart/mixed; boundary=never\n\nDear Ann\n\nZola')).text).toBe(
    'Dear Ann\n\nZola',
  );
});
