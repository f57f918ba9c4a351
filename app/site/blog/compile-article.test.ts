import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { articleCard, compileArticle } from './compile-article.ts';

const HEAD = `---
id: 1
title: VAT Registration
slug: vat-registration
excerpt: When to register, above {{vat.compulsory 2026-04-01}} or before.
date: 14 May 2025
category: VAT & Compliance
checked: 2026-11-20
---
`;

const WRONG_DAYS = 'May 2025|31 April 2025|14 May 25|014 May 2025|14 may 2025|2025-05-14|soon'.split('|');

test('the date is the day on which it was written', async () => {
  expect(await compileArticle(`${HEAD}Text.`)).toMatchObject({ date: '14 May 2025', written: '2025-05-14' });
});

test('the reading time is 200 words a minute, and a minute at least', async () => {
  for (const [words, minutes] of [
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ] as const)
    expect((await compileArticle(HEAD + 'word '.repeat(words))).readTime).toBe(`${minutes} min read`);
});

test('the reading time counts what is read, not how it is written', async () => {
  const words = 'word '.repeat(280);
  const marked = `${words}<span title="${'x '.repeat(500)}">**one**</span> [two](/${'y'.repeat(99)} "${'z '.repeat(500)}")`;
  expect((await compileArticle(HEAD + marked)).readTime).toBe('1 min read');
});

test('a figure in the excerpt is filled in, and the card has the texts of the list', async () => {
  const { excerpt } = await compileArticle(`${HEAD}Text.`);
  expect(excerpt).toMatch(/^When to register, above R\s2\s300\s000 or before\.$/);
  const eyebrow = 'VAT & Compliance · 1 min read';
  expect(await articleCard(`${HEAD}Text.`)).toEqual({
    by: firm.name,
    title: 'VAT Registration',
    eyebrow,
    icon: 'vat',
  });
});

test('a wrong file is refused, and what is wrong is named', async () => {
  for (const [source, named] of [
    ['Text.', 'no front matter'],
    [HEAD.replace('VAT & Compliance', 'Gossip'), 'category'],
    [HEAD.replace('id: 1', 'id: 1\nmood: glad'), 'mood'],
    ...WRONG_DAYS.map((day) => [HEAD.replace('14 May 2025', day), 'must be a day'] as const),
    [`${HEAD}{{vat.mood 2026}}`, 'vat.mood'],
    [`${HEAD.replace('checked:', 'folded: [end]\nchecked:')}## Start`, 'no section end'],
  ] as const)
    await expect(compileArticle(source)).rejects.toThrow(named);
});
