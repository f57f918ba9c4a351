import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { retention } from '#content/retention.ts';
import { xml } from '#app/http/xml.ts';
import { compileLegalText } from './compile-legal-text.ts';

const NAMES = ['terms', 'privacy'] as const;
const HEAD = '---\ntitle: T\nlede: L\nupdated: 2026-11-21\n---\n\n';
/** Ids that the page itself uses. */
const TAKEN = ['contents', 'decision', 'main', 'top'];

const sources = Object.fromEntries(NAMES.map((name) => [name, sourceOf(name)])) as Record<Name, string>;
const texts = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, await compileLegalText(sources[name])])),
) as Record<Name, Awaited<ReturnType<typeof compileLegalText>>>;

type Name = (typeof NAMES)[number];

const PHRASES: Record<Name, string[]> = {
  terms: [
    'information only',
    'accountant-client relationship',
    'mainly in South Africa',
    'Professional standards',
    'no warranty',
    'not liable',
    'Functional cookies expire after 12 months.',
    'Consumer Protection Act 68 of 2008',
    'section 44 of ECTA',
    'MIT licence',
    firm.registrationNumber,
  ],
  privacy: [
    'Protection of Personal Information Act 4 of 2013',
    'you consent to',
    'have access',
    'corrected',
    'deleted',
    'object',
    'complain',
    'Information Regulator',
    'Promotion of Access to Information Act 2 of 2000',
    `${retention.contactMessageMonths} months`,
    `${retention.savedCalculationDays} days`,
    `${retention.taxRecordYears} years`,
    firm.informationOfficer.name,
    firm.informationOfficer.email,
  ],
};

test('each second-level heading begins a clause', async () => {
  const text = await compileLegalText(`${HEAD}## Who we *are*\n\nOne.\n\n### Deeper\n\n## Last\n\nTwo.\n`);
  expect(text).toEqual({
    title: 'T',
    lede: 'L',
    updated: '2026-11-21',
    clauses: [
      { id: 'who-we-are', title: 'Who we are', html: '<p>One.</p>\n<h3 id="deeper">Deeper</h3>' },
      { id: 'last', title: 'Last', html: '<p>Two.</p>' },
    ],
  });
});

test('a fact of the firm is filled in, and an unknown one stops the build', async () => {
  const text = await compileLegalText(`${HEAD}## A\n\n{{firm.legalName}}, {{ firm.email }}\n`);
  expect(text.clauses[0]?.html).toBe(
    `<p>${xml(firm.legalName)}, <a href="mailto:${firm.email}">${firm.email}</a></p>`,
  );
  for (const call of ['firm.fax', 'constructor', 'firm.name 2027', '']) {
    await expect(compileLegalText(`${HEAD}## A\n\n{{${call}}}\n`)).rejects.toThrow('no such fact');
  }
});

test('an invalid text stops the build', async () => {
  for (const source of [
    `${HEAD}Words before the first clause.\n\n## A\n`,
    `${HEAD}No clause at all.\n`,
    `${HEAD}## A\n\nHalf a fill-in: {{firm.name}\n`,
    '## No front matter\n',
    `${HEAD.replace('2026-11-21', 'November')}## A\n`,
  ])
    await expect(compileLegalText(source), source).rejects.toThrow();
});

test('the texts contain no literal facts of the firm', () => {
  const { name, email, informationOfficer, address, registrationNumber, vatNumber, phone } = firm;
  const facts = [name, email, informationOfficer.email, informationOfficer.name, address.street, phone];
  for (const text of NAMES)
    for (const fact of [...facts, registrationNumber, vatNumber, ...firm.directors, ...firm.bodies])
      expect(sources[text], `${text}: ${fact}`).not.toContain(fact);
});

test('every clause has an address of its own, and links lead to clauses that exist', () => {
  for (const name of NAMES) {
    const ids = texts[name].clauses.map(({ id }) => id);
    expect(new Set([...ids, ...TAKEN]).size, name).toBe(ids.length + TAKEN.length);
    for (const [, page, anchor] of linksOf(name)) {
      const target = page === '/terms' ? 'terms' : page === '/privacy' ? 'privacy' : page ? null : name;
      if (target && anchor) expect(texts[target].clauses.map(({ id }) => id)).toContain(anchor);
    }
  }
});

test('the texts have no exclamation marks, and no sentences in capitals', () => {
  for (const name of NAMES) expect(wordsOf(name)).not.toMatch(/!|\b[A-Z]{2,}(?: [A-Z]{2,}){3,}/);
});

test('the terms and the privacy policy contain the required statements', () => {
  for (const [name, phrases] of Object.entries(PHRASES) as [Name, string[]][])
    for (const phrase of phrases) expect(wordsOf(name), name).toContain(phrase);
});

test('each text links to the other', () => {
  expect(linksOf('terms').map(([, page]) => page)).toContain('/privacy');
  expect(linksOf('privacy').map(([, page]) => page)).toContain('/terms');
});

function sourceOf(name: Name): string {
  return readFileSync(new URL(`../../content/legal/${name}.md`, import.meta.url), 'utf8');
}

function htmlOf(name: Name): string {
  return texts[name].clauses.map(({ title, html }) => `<h2>${title}</h2>${html}`).join('');
}

function wordsOf(name: Name): string {
  return htmlOf(name).replaceAll(/<[^>]*>/g, '');
}

function linksOf(name: Name) {
  return [...htmlOf(name).matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)];
}
