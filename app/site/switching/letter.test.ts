import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { switching } from '#content/switching.ts';
import { textsOf, unzipped } from '#tests/docx.ts';
import { letterDocx } from './letter-file.server.ts';
import { LETTER_FIELDS, letterText, readLetter, writeLetter } from './letter.ts';

const ENTRIES = {
  business: 'Marula Moon Bakery',
  signer: 'Thandi Nkosi',
  accountant: 'Old Oak Accounting',
  last: '2027-02-28',
};

const TODAY = '2026-11-30';

test('the letter names both firms, the last day, every paper and by when', () => {
  const text = letterText(writeLetter(ENTRIES, '2026-11-30'));
  for (const part of [
    ...switching.letter.papers,
    'Old Oak Accounting',
    'The books of Marula Moon Bakery',
    'up to and including 28 February 2027',
    `to ${firm.name}, ${firm.email}, by 5 March 2027:`,
  ])
    expect(text).toContain(part);
  expect(text.endsWith('Thandi Nkosi')).toBe(true);
});

test('the letter says who files what is due before the books are open', () => {
  const filing = (last: string, today: string) => writeLetter({ ...ENTRIES, last }, today).filing;
  const ofBoth = `Our books are open with ${firm.name} by 8 December 2026. Before that these are due: VAT201 on 30 November 2026, EMP201 on 7 December 2026.`;
  expect(filing('2026-11-26', '2026-11-24')).toBe(
    `${ofBoth} Please still file those for which we are registered. ${firm.name} files what is due later.`,
  );
  expect(filing('2026-11-20', '2026-11-24')).toBe(
    `${ofBoth} If you no longer file those for which we are registered, please tell us so at once. ${firm.name} files what is due later.`,
  );
  expect(filing('2026-12-31', '2026-11-24')).toMatch(
    /by 13 January 2027\. Before that these are due: EMP201 on 7 January 2027\./,
  );
  expect(filing('2027-01-08', '2026-11-24')).not.toContain('Before that');
});

test('papers of work that has ended are asked for from the day of the letter', () => {
  const text = letterText(writeLetter({ ...ENTRIES, last: '2026-10-31' }, '2026-11-30'));
  expect(text).toContain('Your work for us ended on 31 October 2026');
  expect(text).not.toContain('Please do our work');
  expect(text).toContain('2 December 2026\n');
  expect(text).toContain('by 9 December 2026:');
});

test('the Word file has every line of the letter, with room to sign above the name', async () => {
  const letter = writeLetter(ENTRIES, TODAY);
  const response = await letterDocx(letter);
  expect(response.headers.get('Content-Disposition')).toContain('letter-to-your-accountant.docx');
  const files = await unzipped(Buffer.from(await response.arrayBuffer()));
  const words = textsOf(files['word/document.xml'] ?? '').join('\n');
  for (const line of letterText(letter).split(/\n+/)) expect(words).toContain(line.replace(/^- /, ''));
  expect(files['word/document.xml']?.match(/<w:t xml:space="preserve"><\/w:t>/g)).toHaveLength(3);
});

test('each entry that is missing says so at its field, and the others are kept', () => {
  for (const name of LETTER_FIELDS) {
    const { entries, errors } = readLetter(formOf({ ...ENTRIES, [name]: ' ' }), TODAY);
    expect(Object.keys(errors)).toEqual([name]);
    expect(entries).toEqual({ ...ENTRIES, [name]: '' });
  }
  for (const [last, message] of [
    ['2027-02-30', switching.letter.noDate],
    ['2028-12-01', switching.letter.farDate],
    ['9999-12-31', switching.letter.farDate],
    ['1999-02-28', switching.letter.oldDate],
  ] as const)
    expect(readLetter(formOf({ ...ENTRIES, last }), TODAY).errors, last).toEqual({ last: message });
});

test('an entry is one line of limited length, and no field is repeated or a file', () => {
  const form = formOf({ ...ENTRIES, business: `Moon\r\nBcc: x${'x'.repeat(5_000)}` });
  form.append('signer', 'Somebody Else');
  form.set('accountant', new Blob(['x']));
  const { entries, errors } = readLetter(form, TODAY);
  expect(entries.business).toMatch(/^Moon Bcc: x+$/);
  expect(entries.business.length).toBe(120);
  expect(entries.signer).toBe('Thandi Nkosi');
  expect(errors).toEqual({ accountant: switching.letter.missing.accountant });
});

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
