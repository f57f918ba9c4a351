import { expect, test } from 'vitest';
import { compileLetter } from './compile-letter.ts';

const HEAD = "---\ntitle: 'Letter: tax'\nversion: 2\ndate: 2026-11-23\n---\n\n";

test('a letter has its own clauses between the opening and the terms of all letters', async () => {
  const letter = await compileLetter(
    `${HEAD}## What you do\n\n- You *read* it.\n- You sign, {{ signatory }}.\n`,
  );
  expect(letter).toMatchObject({ title: 'Letter: tax', version: 2, date: '2026-11-23' });
  expect(letter.html).toContain(
    '<h2 id="what-you-do">What you do</h2>\n<ul>\n<li>You <em>read</em> it.</li>\n<li>You sign, {{signatory}}.</li>\n</ul>',
  );
  expect(letter.text).toContain('\n\nWhat you do\n\n- You read it.\n- You sign, {{signatory}}.\n');
  const places = ['{{price}}', 'What you do', 'section 13(3) of ECTA'].map((part) =>
    letter.text.indexOf(part),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('an unknown field, or one that cannot be filled, stops the build and is named', async () => {
  for (const [body, problem] of [
    ['Dear {{taxpayer}}, {{firm.fax}}', 'no such field: {{firm.fax}}'],
    ['{{constructor}}', 'no such field: {{constructor}}'],
    ['{{}}', 'no such field: {{}}'],
    ['{{taxpayer', 'unbalanced braces'],
    ['We do {{scope}} and more.', 'cannot be filled where it stands: {{scope}}'],
    ['- {{done}}', 'cannot be filled where it stands: {{done}}'],
  ])
    await expect(compileLetter(`${HEAD}${body}\n`), body).rejects.toThrow(problem);
});

test('markup that plain text cannot show stops the build', async () => {
  for (const body of [
    '[our terms](/terms)',
    '[write]({{firm.email}})',
    '![seal](/seal.png)',
    '| a | b |\n| - | - |\n| c | d |',
    '1. First',
    '> Quoted',
  ])
    await expect(compileLetter(`${HEAD}${body}\n`), body).rejects.toThrow('headings, paragraphs and lists');
});

test('wrong front matter stops the build', async () => {
  for (const head of [
    '',
    HEAD.replace('version: 2', 'version: 0'),
    HEAD.replace('version: 2\n', ''),
    HEAD.replace('2026-11-23', 'November'),
    HEAD.replace('date', 'day'),
  ])
    await expect(compileLetter(`${head}## What you do\n`), head).rejects.toThrow();
});
