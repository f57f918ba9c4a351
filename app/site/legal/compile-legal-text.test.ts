import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { xml } from '#app/platform/http/xml.ts';
import { plainText } from '#app/platform/markdown/markdown.ts';
import { compileLegalText } from './compile-legal-text.ts';
import { withFacts } from './facts.ts';
import { LEGAL_NAMES, type LegalName } from './legal-words.ts';

const HEAD = `---
title: T
lede: L
description: What {{firm.name}} offers, and what it does not offer to anybody at all.
seeAlso: S
updated: 2026-11-21
summary: [One., 'Two: {{firm.email}}', Three.]
folded: [a]
---

`;
/** Ids that the page itself uses. */
const TAKEN = ['short', 'contents', 'decision', 'main', 'top'];

const sources = Object.fromEntries(LEGAL_NAMES.map((name) => [name, sourceOf(name)])) as Record<
  LegalName,
  string
>;
const texts = Object.fromEntries(
  await Promise.all(LEGAL_NAMES.map(async (name) => [name, await compileLegalText(sources[name])])),
) as Record<LegalName, Awaited<ReturnType<typeof compileLegalText>>>;

test('each second-level heading begins a clause', async () => {
  const text = await compileLegalText(
    `${HEAD.replace('[a]', '[last]')}## Who we *are*\n\nOne.\n\n### Deeper\n\n## Last\n\nTwo.\n`,
  );
  expect(withFacts(text)).toEqual({
    title: 'T',
    lede: 'L',
    description: `What ${firm.name} offers, and what it does not offer to anybody at all.`,
    seeAlso: 'S',
    updated: '2026-11-21',
    summary: ['One.', `Two: <a href="mailto:${firm.email}">${firm.email}</a>`, 'Three.'],
    clauses: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        html: '<p>One.</p>\n<h3 id="deeper">Deeper</h3>',
        isFolded: false,
      },
      { id: 'last', title: 'Last', html: '<p>Two.</p>', isFolded: true },
    ],
  });
});

test('a fact of the firm is filled in, and an unknown one stops the build', async () => {
  const text = await compileLegalText(`${HEAD}## A\n\n{{firm.legalName}}, {{ firm.email }}\n`);
  expect(withFacts(text).clauses[0]?.html).toBe(
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
    `${HEAD}## B\n`,
    `${HEAD.replace('2026-11-21', 'November')}## A\n`,
  ])
    await expect(compileLegalText(source), source).rejects.toThrow();
});

test('the texts contain no literal facts of the firm', () => {
  const { name, email, informationOfficer, address, registrationNumber, vatNumber, phone } = firm;
  const facts = [name, email, informationOfficer.email, informationOfficer.name, address.street, phone];
  for (const text of LEGAL_NAMES)
    for (const fact of [...facts, registrationNumber, vatNumber, ...firm.directors, ...firm.bodies])
      expect(sources[text], `${text}: ${fact}`).not.toContain(fact);
});

test('every clause has an address of its own, and links lead to clauses that exist', () => {
  for (const name of LEGAL_NAMES) {
    const ids = texts[name].clauses.map(({ id }) => id);
    expect(new Set([...ids, ...TAKEN]).size, name).toBe(ids.length + TAKEN.length);
    for (const [, page, anchor] of linksOf(name)) {
      const target = page ? LEGAL_NAMES.find((one) => page === `/${one}`) : name;
      if (target && anchor) expect(texts[target].clauses.map(({ id }) => id)).toContain(anchor);
    }
  }
});

function sourceOf(name: LegalName): string {
  return readFileSync(new URL(`../../../content/legal/${name}.md`, import.meta.url), 'utf8');
}

function linksOf(name: LegalName) {
  const html = texts[name].clauses.map((clause) => clause.html).join('');
  return [...html.matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)];
}

test('what limits a claim or asks for consent is never folded, and long texts are', () => {
  const open = [
    'your-consent-under-popia',
    'who-is-responsible',
    'what-we-use-it-for',
    'who-we-share-it-with',
    'your-rights',
    'for-information-only',
    'no-accountant-client-relationship',
    'no-warranty',
    'limits-of-our-liability',
    'your-rights-as-a-consumer',
  ];
  const clauses = LEGAL_NAMES.flatMap((name) => texts[name].clauses);
  for (const id of open) expect(clauses.find((clause) => clause.id === id)?.isFolded, id).toBe(false);
  for (const name of LEGAL_NAMES) {
    const shown = texts[name].clauses.flatMap(({ isFolded, html }) => (isFolded ? [] : plainText(html)));
    expect(shown.join('').length, name).toBeLessThan(8_000);
  }
});
