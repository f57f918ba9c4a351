import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { compileLegalText } from './compile-legal-text.ts';

const NAMES = ['terms', 'privacy'] as const;
const HEAD = '---\ntitle: T\nlede: L\nupdated: 2026-11-21\n---\n\n';
/** Ids that the page itself has given away. */
const TAKEN = ['contents', 'decision', 'main', 'top'];

const sources = Object.fromEntries(NAMES.map((name) => [name, sourceOf(name)])) as Record<Name, string>;
const texts = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, await compileLegalText(sources[name])])),
) as Record<Name, Awaited<ReturnType<typeof compileLegalText>>>;

type Name = (typeof NAMES)[number];

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

test('a fact of the firm is filled in, and one that nobody knows stops the build', async () => {
  const text = await compileLegalText(`${HEAD}## A\n\n{{firm.legalName}}, {{ firm.email }}\n`);
  expect(text.clauses[0]?.html).toBe(
    `<p>${firm.legalName}, <a href="mailto:${firm.email}">${firm.email}</a></p>`,
  );
  for (const call of ['firm.fax', 'constructor', 'firm.name 2027', '']) {
    await expect(compileLegalText(`${HEAD}## A\n\n{{${call}}}\n`)).rejects.toThrow('no such fact');
  }
});

test.each([
  ['words before the first clause', `${HEAD}Words.\n\n## A\n`],
  ['no clause at all', `${HEAD}Words.\n`],
  ['half a fill-in', `${HEAD}## A\n\n{{firm.name}\n`],
  ['no front matter', '## A\n'],
  ['a day that is none', `${HEAD.replace('2026-11-21', 'November')}## A\n`],
])('%s stop the build', async (_, source) => {
  await expect(compileLegalText(source)).rejects.toThrow();
});

test.each(NAMES)('%s types no fact of the firm', (name) => {
  const typed = [
    firm.name,
    firm.email,
    firm.informationOfficer.email,
    firm.informationOfficer.name,
    firm.address.street,
    firm.registrationNumber,
    firm.vatNumber,
    ...firm.directors,
    ...firm.bodies,
    firm.phone,
  ].filter((fact) => sources[name].includes(fact));
  expect(typed).toEqual([]);
});

test.each(NAMES)('%s has an address for each clause, and links only to those that exist', (name) => {
  const ids = texts[name].clauses.map(({ id }) => id);
  expect(new Set([...ids, ...TAKEN]).size).toBe(ids.length + TAKEN.length);
  for (const [, page, anchor] of linksOf(name)) {
    const target = page === '/terms' ? 'terms' : page === '/privacy' ? 'privacy' : page ? null : name;
    if (target && anchor) expect(texts[target].clauses.map(({ id }) => id)).toContain(anchor);
  }
});

test.each(NAMES)('%s keeps its voice: no exclamation marks, no capitals for whole sentences', (name) => {
  const text = wordsOf(name);
  expect(text).not.toContain('!');
  expect(text).not.toMatch(/\b[A-Z]{2,}(?: [A-Z]{2,}){3,}/);
});

test.each([
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
])('the terms speak of "%s"', (words) => {
  expect(wordsOf('terms')).toContain(words);
});

test.each([
  'Protection of Personal Information Act 4 of 2013',
  'you consent to',
  'have access',
  'corrected',
  'deleted',
  'object',
  'complain',
  'Information Regulator',
  'Promotion of Access to Information Act 2 of 2000',
  '24 months',
  '90 days',
  '5 years',
  firm.informationOfficer.name,
  firm.informationOfficer.email,
])('the privacy policy speaks of "%s"', (words) => {
  expect(wordsOf('privacy')).toContain(words);
});

test('each text leads to the other', () => {
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
