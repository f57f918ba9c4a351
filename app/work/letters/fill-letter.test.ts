import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { compileLetter } from './compile-letter.ts';
import { fillLetter, hashOf } from './fill-letter.server.ts';
import { exampleValues } from './letters.test-support.ts';
import type { LetterValues } from './fields.ts';
import type { Letter } from './letter.ts';

const source = (body: string, version = 1) =>
  `---\ntitle: Letter\nversion: ${version}\ndate: 2026-11-2${version}\n---\n\n${body}\n`;

let letter: Letter;

beforeAll(async () => {
  letter = await compileLetter(
    source('## What you do\n\nYou **read** it,\nand you sign it.\n\n- First\n- Second'),
  );
});

test('values and the facts of the firm are filled in, in both forms', () => {
  const { html, text } = fillLetter(letter, exampleValues);
  expect(html).toContain('<li><strong>Price:</strong> R\u202f1\u202f495 per return</li>');
  expect(html).toContain('<ul><li>We check it.</li><li>We file it.</li></ul>');
  expect(text).toContain('\n- Price: R\u202f1\u202f495 per return\n');
  expect(text).toContain('\n\nWhat we do\n\n- We check it.\n- We file it.\n');
  for (const form of [html, text]) {
    expect(form).toContain(firm.registrationNumber);
    expect(form).toContain(firm.practitioner.number);
    expect(form).not.toMatch(/\{\{|\}\}|undefined|null/);
  }
});

test('every field without a value is named, a blank one and an empty list too', () => {
  const values = { ...exampleValues, taxpayer: ' \n', scope: [], done: [' '] };
  expect(() => fillLetter(letter, values)).toThrow('Letter: no value for taxpayer, scope, done');
  const { price, ...rest } = exampleValues;
  expect(price).toBeTruthy();
  expect(() => fillLetter(letter, rest as LetterValues)).toThrow('no value for price');
  expect(() => fillLetter(letter, exampleValues, {})).toThrow('firm.legalName');
});

test('a value is text: no markup, no other field, no line of its own', () => {
  const taxpayer = 'Ann <b onclick="x">&</b> {{price}} $& \u202E\r\n- Bob';
  const { html, text } = fillLetter(letter, { ...exampleValues, taxpayer });
  expect(html).toContain('Ann &lt;b onclick=&quot;x&quot;&gt;&amp;&lt;/b&gt; {{price}} $&amp; - Bob');
  expect(text).toContain('For: Ann <b onclick="x">&</b> {{price}} $& - Bob\n');
});

test('the hash changes with any change of words', () => {
  const { text, hash } = fillLetter(letter, exampleValues);
  const words = text.split(/\s+/).filter((word) => word && word !== '-');
  const changed = fc
    .integer({ min: 0, max: words.length - 2 })
    .chain((at) =>
      fc.constantFrom(
        words.with(at, `${words[at]}s`),
        words.with(at, 'otherwise'),
        words.toSpliced(at, 1),
        words.toSpliced(at, 0, 'not'),
        words.with(at, words[at]!.toUpperCase()),
        words.with(at, words[at + 1]!).with(at + 1, words[at]!),
      ),
    );
  expect(hashOf(words.join(' '))).toBe(hash);
  fc.assert(
    fc.property(changed, (other) => {
      if (other.join(' ') !== words.join(' ')) expect(hashOf(other.join(' '))).not.toBe(hash);
    }),
    { numRuns: 500 },
  );
  for (const field of Object.keys(exampleValues) as (keyof LetterValues)[]) {
    const value = exampleValues[field];
    const other = typeof value === 'string' ? `${value} more` : [...value, 'One more.'];
    expect(fillLetter(letter, { ...exampleValues, [field]: other }).hash, field).not.toBe(hash);
  }
});

test('the hash changes with nothing else', async () => {
  const { text, hash } = fillLetter(letter, exampleValues);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (const same of [
    text.replaceAll('\n', '\r\n'),
    text.replaceAll(/\s+/g, '\n'),
    text.replaceAll(/^- /gm, ''),
    `\n ${text.replaceAll(' ', '  ')}`,
    text.normalize('NFD'),
  ])
    expect(hashOf(same)).toBe(hash);
  for (const body of [
    '## What you do\n\nYou read it, and you sign it.\n\n- First\n- Second',
    '### What you do\n\nYou read\nit, and *you* sign it.\n\nFirst\n\nSecond',
  ]) {
    const other = await compileLetter(source(body, 2));
    expect(fillLetter(other, exampleValues).hash).toBe(hash);
  }
});
