import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { periodsOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { letterValues } from '#app/work/core/engagements/proposal.ts';
import { fillLetter, hashOf } from '#app/work/letters/fill-letter.server.ts';
import { COVERS_LATER, LETTERS } from '#app/work/letters/letter.ts';
import { letterOf } from '#app/work/letters/letters.server.ts';
import { exampleValues } from '#app/work/letters/letters.test-support.ts';

const published = JSON.parse(readFileSync('content/letters/published.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;

const CLAUSES = [
  'What this letter is about',
  'What we do',
  'What you get',
  'What you do',
  'What is not part of it',
  'Fees',
  'Confidentiality',
  'Personal information',
  'Records',
  'Limits',
  'Changes and ending',
  'Electronic acceptance',
  'Complaints',
  'Law',
  'Who we are',
];

test('every letter has a file and each file is a letter that an engagement type names', () => {
  const files = readdirSync('content/letters').filter((name) => name.endsWith('.md'));
  expect(files.toSorted()).toEqual(LETTERS.map((id) => `${id}.md`).toSorted());
  expect([...new Set(engagementTypes.flatMap(({ letter }) => letter ?? []))].toSorted()).toEqual(
    LETTERS.toSorted(),
  );
});

test('every letter fills for each engagement type that names it', () => {
  const dates: TaxpayerDates = { yearEnd: 2, registered: '2016-11-16', vatCategory: 'A' };
  for (const type of engagementTypes) {
    if (!type.letter) continue;
    const [period] = periodsOf(type, dates, { from: '2026-01-01', until: '2026-12-31' });
    const values = letterValues({
      type,
      period: period!,
      taxpayer: { name: exampleValues.taxpayer, dates },
      signatory: exampleValues.signatory,
      price: exampleValues.price,
      paidOnTop: exampleValues.paidOnTop,
      sentOn: '2026-08-01',
    });
    const { text, html } = fillLetter(letterOf(type.letter), values);
    for (const words of Object.values(values).flat()) expect(text, type.id).toContain(words);
    expect(html, type.id).not.toMatch(/\{\{|\}\}/);
  }
});

test('every letter has the needed clauses in order, and the law they rest on', () => {
  for (const id of LETTERS) {
    const { html, text } = letterOf(id);
    const titles = [...html.matchAll(/<h2 id="[^"]+">(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(
      titles.filter((title) => title !== 'How long it runs'),
      id,
    ).toEqual(CLAUSES);
    for (const law of [
      'section 13(3) of ECTA',
      'section 44 of the Electronic Communications and Transactions Act 25 of 2002',
      'Section 29 of the Tax Administration Act 28 of 2011',
      'section 22 of POPIA',
      'It is not an advanced electronic signature',
    ])
      expect(text, id).toContain(law);
  }
});

test('the letters contain no literal facts of the firm', () => {
  const { name, email, phone, registrationNumber, vatNumber, practitioner, informationOfficer } = firm;
  const facts = [name, email, phone, registrationNumber, vatNumber, practitioner.number, practitioner.name];
  for (const file of readdirSync('content/letters', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const source = readFileSync(`content/letters/${file}`, 'utf8');
    for (const fact of [...facts, informationOfficer.email, firm.address.street, ...firm.directors])
      expect(source, file).not.toContain(fact);
  }
});

test('a version’s words never change: new words need a new version in published.json', () => {
  for (const id of LETTERS) {
    const { title, version, text } = letterOf(id);
    expect(published[id]?.[version], `${id}, version ${version}`).toBe(hashOf(`${title}\n\n${text}`));
    expect(Object.keys(published[id] ?? {}).map(Number), id).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
  }
});

test('a letter that covers the later periods is declared to, and no other', () => {
  const covering = LETTERS.filter((id) =>
    readFileSync(`content/letters/${id}.md`, 'utf8').includes('each one after it'),
  );
  expect(new Set(covering)).toEqual(COVERS_LATER);
});
