import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { estateLetters } from '#content/estate-letters.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { textsOf, unzipped } from '#tests/docx.ts';
import { ESTATE_LETTER } from '#tests/security/honest-fields.ts';
import { letterDocx } from './letter-file.server.ts';
import { readLetterEntries } from './letter-entries.ts';
import { typedFor } from './letter-fields.ts';
import { letterText, writeLetter } from './letter.ts';

const TODAY = '2026-11-26';

test('each letter names the person, the day, the writer and what it encloses', () => {
  for (const to of keysOf(estateLetters)) {
    const text = letterText(written({ ...ESTATE_LETTER, to }));
    for (const words of [
      'Death of Nomsa Dlamini, ID 5203040080082',
      'died on 3 August 2026. I write as the executor.',
      'a copy of my letters of executorship',
      'Thandi Nkosi\n1 Main Road\nPretoria\n082 555 0101',
      '26 November 2026',
      'A Bank',
    ])
      expect(text, to).toContain(words);
    expect(text, to).not.toMatch(/undefined|\n\n\n|if there is one:/);
  }
});

test('what nobody entered leaves no gap and no label', () => {
  const text = letterText(
    written({ ...ESTATE_LETTER, addressee: '', reference: '', address: '', contact: '082 555 0101' }),
  );
  expect(text).toMatch(/^Thandi Nkosi\n082 555 0101\n\n26 November 2026\n\nDeath of/);
  expect(text).not.toContain('Account number');
  expect(text).not.toContain('Reference of the Master');
});

test('a wrong entry is refused at its field, and what was typed stays', () => {
  for (const [field, value, message] of [
    ['deceased', '', 'full name'],
    ['idNumber', '5203040080083', 'last digit'],
    ['death', '2999-01-01', 'still to come'],
    ['writer', 'x'.repeat(121), '120 characters'],
    ['writesAs', 'burglar', 'Choose as what'],
    ['size', 'huge', 'how much the estate'],
    ['to', 'the moon', 'Choose whom'],
  ] as const) {
    const read = entered({ ...ESTATE_LETTER, [field]: value });
    expect(read, field).toMatchObject({
      entries: null,
      errors: { [field]: expect.stringContaining(message) },
    });
    if (field !== 'to') expect(read.typed[field]).toBe(value);
  }
});

test('a letter without a way to answer it is not written', () => {
  const read = entered({ ...ESTATE_LETTER, address: '', contact: '' });
  expect(read).toMatchObject({ entries: null, errors: { contact: expect.stringContaining('answer') } });
});

test('the letter to the Master asks for more time once the days have passed', () => {
  const on = (death: string) => letterText(written({ ...ESTATE_LETTER, to: 'master', death }));
  expect(on('2026-11-13')).not.toContain('section 9(1)');
  expect(on('2026-11-12')).not.toContain('section 9(1)');
  expect(on('2026-11-11')).toContain('- accept the death notice and the inventory although the 14 days');
});

test('the letter to the Master goes with the size of the estate', () => {
  const of = (size: string) => letterText(written({ ...ESTATE_LETTER, to: 'master', size }));
  expect(of('small')).toMatch(
    /letters of authority under section 18\(3\)[^]*\(J192\), if there is no valid will\n[^]*creditors[^]*J155/,
  );
  expect(of('larger')).toMatch(/give letters of executorship;[^]*\(J190\), twice/);
  expect(of('')).not.toMatch(/J155|J190|give letters/);
  expect(letterText(written({ ...ESTATE_LETTER, to: 'bank', size: 'small' }))).not.toContain('J155');
});

test('who is named in the will encloses it, and nothing for an estate without a will', () => {
  for (const size of ['small', 'larger']) {
    const master = letterText(written({ ...ESTATE_LETTER, to: 'master', size, writesAs: 'named' }));
    expect(master, size).toContain('- the original will, which names me as executor');
    expect(master, size).not.toMatch(/will, if there is one|no valid will|no will names|copy of the will/);
  }
  const bank = letterText(written({ ...ESTATE_LETTER, to: 'bank', writesAs: 'named' }));
  expect(bank).toContain('- a copy of the will, which names me as executor');
  expect(bank).toContain('- a copy of the ID of the deceased, and of mine');
  expect(bank).toContain(
    '- stop the cards of the deceased, and tell me of every debit order before you stop it',
  );
  const spouse = letterText(written({ ...ESTATE_LETTER, to: 'master', writesAs: 'spouse' }));
  expect(spouse).toContain('- the original will, if there is one');
});

test('before the Master has issued letters, a letter says so, and that a copy follows', () => {
  const follows = 'A copy follows as soon as there are any.';
  for (const to of ['bank', 'employer', 'insurer']) {
    for (const writesAs of ['named', 'spouse', 'relative'])
      expect(letterText(written({ ...ESTATE_LETTER, to, writesAs })), to).toContain(follows);
    for (const writesAs of ['executor', 'representative'])
      expect(letterText(written({ ...ESTATE_LETTER, to, writesAs })), to).not.toContain(follows);
  }
  const employer = { ...ESTATE_LETTER, to: 'employer', writesAs: 'named' };
  expect(letterText(written({ ...employer, size: 'small' }))).toContain('I have no letters of authority');
  expect(letterText(written({ ...employer, size: 'larger' }))).toContain('no letters of executorship from');
  expect(letterText(written({ ...ESTATE_LETTER, to: 'master', writesAs: 'named' }))).not.toContain(follows);
});

test('the employer is asked to pay the estate’s account, and told of no medical scheme', () => {
  const text = letterText(written({ ...ESTATE_LETTER, to: 'employer' }));
  expect(text).toContain('- pay what belongs to the estate into its own bank account only');
  expect(text).toContain('the medical scheme is paid, if there was one');
});

test('the bank’s name and account do not go into the letter to the employer', () => {
  const next = {
    ...ESTATE_LETTER,
    to: 'employer',
    [typedFor]: 'bank',
    [`${typedFor}.addressee`]: 'A Bank',
    [`${typedFor}.reference`]: ESTATE_LETTER.reference,
    [`${typedFor}.addresseeAddress`]: '',
  };
  expect(letterText(written(next))).not.toMatch(/A Bank|62 000 000/);
  expect(entered(next).leftOut).toEqual(['A Bank', ESTATE_LETTER.reference]);
  expect(letterText(written({ ...next, addressee: 'A Shop' }))).toContain('A Shop');
  expect(entered({ ...next, to: 'bank' }).leftOut).toEqual([]);
  expect(letterText(written({ ...next, to: 'bank' }))).toContain('A Bank');
});

test('the letter to the Master names the office, with its place if it was typed', () => {
  const to = (addressee: string) => letterText(written({ ...ESTATE_LETTER, to: 'master', addressee }));
  expect(to('')).toContain('\n\nThe Master of the High Court\n');
  expect(to('Pretoria')).toContain('\n\nThe Master of the High Court\nPretoria\n');
  expect(to('Master of the High Court, Durban')).not.toContain('The Master');
});

test('the Word file is a package of well-formed XML with every line, escaped', async () => {
  const hostile = { ...ESTATE_LETTER, deceased: '</w:t><script>&"Nomsa\u0007 O’Neill' };
  const letter = written(hostile);
  const response = await letterDocx(letter);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="letter-bank.docx"');
  const files = await unzipped(Buffer.from(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'word/document.xml',
  ]);
  const texts = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, textsOf(xml)]));
  const words = texts['word/document.xml']!.join('\n');
  for (const line of letterText(letter).split('\n').filter(Boolean))
    expect(words).toContain(line.replace(/^- /, ''));
  expect(words).toContain('</w:t><script>&"Nomsa O’Neill');
});

function entered(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readLetterEntries(form);
}

function written(fields: Record<string, string>) {
  const read = entered(fields);
  if (!read.entries) throw new Error(JSON.stringify(read.errors));
  return writeLetter(read.letter, read.entries, TODAY);
}
