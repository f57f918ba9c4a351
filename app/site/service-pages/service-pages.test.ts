import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { compileServicePage } from './compile-service-page.ts';
import { nextDates } from './next-dates.ts';
import { loadServicePage, servicePages } from './service-pages.server.ts';

const PAGE = `---
path: /work
service:
  menu: { label: Work, place: 1 }
  desk: Work
  topic: { id: work, title: Work }
  chat: I have a question about work.
title: Work
description: What the firm does for its clients, and what it costs them in a month of work.
eyebrow: Work
button: { label: Begin, to: /contact }
drawing: { name: stoep, width: 560, height: 440, place: beside }
shape: { name: season }
plans: [${plans[0]?.id}]
---

# Work done

In {{year.label 2027}}.

- Well
- Soon

## What {#get .columns}

> In short.

### A column

Its [text](/vat).

### Group

#### Member

Of the group.

### List

- One
- Two

A paragraph.

## Price {#cost .split}

Sheet: Prices

| What | Price |
| ---- | ----: |
| All  |   R 1 |

Note: In rand.

## Steps {#how .steps}

### Day 1: Begin

At once.

### End

At last.

### Worked out {.worked}

- Tax: R 2
- Left: R 3

## Needs {#needs}

- Papers

## Dates {#dates .estate-steps}

## Questions {#questions}

### Why?

Because.

## Write {#closing}

Today.
`;

const FACTS = /^service:\n(?: .*\n)+/m;

test('a page is its text, with figures by name and blocks by their shape', () => {
  const { heading, lede, points, parts, closing } = compileServicePage(PAGE);
  expect([heading, lede, points, closing]).toEqual([
    'Work done',
    'In {{year.label 2027}}.',
    ['Well', 'Soon'],
    { title: 'Write', text: 'Today.' },
  ]);
  const [get, cost, how, needs, dates, questions] = parts;
  expect(get).toMatchObject({
    lede: 'In short.',
    split: false,
    blocks: [
      { kind: 'columns', items: [{ title: 'A column', text: 'Its [text](/vat).' }] },
      { kind: 'groups', items: [{ title: 'Group', entries: [{ title: 'Member' }] }] },
      { kind: 'ticks', items: [{ title: 'List', items: ['One', 'Two'] }] },
      { kind: 'paragraphs', items: ['A paragraph.'] },
    ],
  });
  expect(cost).toMatchObject({
    split: true,
    blocks: [
      {
        kind: 'table',
        caption: 'Prices',
        head: ['What', 'Price'],
        rows: [['All', 'R 1']],
        amounts: [1],
        sheet: true,
        note: 'In rand.',
      },
    ],
  });
  expect(how).toMatchObject({
    blocks: [{ kind: 'steps', items: [{ when: 'Day 1', title: 'Begin' }, { title: 'End' }] }],
    beside: {
      title: 'Worked out',
      lines: [
        { label: 'Tax', amount: 'R 2', total: false },
        { label: 'Left', amount: 'R 3', total: true },
      ],
    },
  });
  expect(needs?.blocks).toEqual([{ kind: 'ticks', items: [{ items: ['Papers'] }] }]);
  expect(dates?.blocks).toEqual([{ kind: 'estate steps' }]);
  expect(questions?.blocks).toMatchObject([{ kind: 'entries', items: [{ title: 'Why?' }] }]);
});

test('a mistake in a page stops the build', () => {
  for (const [from, to, message] of [
    ['{{year.label 2027}}', '{{nothing.known 2027}}', 'no such figure'],
    [`plans: [${plans[0]?.id}]`, 'plans: [gold]', 'no such plan: gold'],
    ['eyebrow: Work\n', '', 'eyebrow'],
    [FACTS, '', 'a page of a service says `service`'],
    ['shape: { name: season }\n', '', 'a page of a service says its `shape`'],
    ['name: season', 'name: circle', 'shape'],
    ['{#needs}', '{#want}', 'the parts before {#closing} are not'],
    ['{#closing}', '{#last}', 'the last part is not {#closing}'],
    [' {#needs}', '', 'a heading has no {#id}: Needs'],
    ['In {{year.label 2027}}.\n', '', 'no paragraph where one is expected: - Well'],
    ['- Tax: R 2\n- Left: R 3\n', '', 'no list where one is expected'],
    [/\| What[^N]*/, '', 'no table where one is expected: Note'],
    ['Today.\n', '', 'no paragraph where one is expected: the part ends'],
    ['Because.\n', 'Because.\n\nAnd more.\n', 'a question has one paragraph as its answer'],
  ] as const)
    expect(() => compileServicePage(PAGE.replace(from, to)), message).toThrow(message);
});

test('an alert has parts of its own', () => {
  const alert = PAGE.replace('---\n', '---\nkind: alert\n')
    .replace(FACTS, '')
    .replace(/^shape.*\n/m, '')
    .replace('{#needs}', '{#want}');
  expect(compileServicePage(alert).parts.map(({ id }) => id)).toContain('want');
});

test('the tax pages contain no literal amount or percentage', () => {
  const folder = fileURLToPath(new URL('../../../content/service-pages/', import.meta.url));
  for (const file of readdirSync(folder).filter((name) => name.startsWith('tax-'))) {
    const text = readFileSync(folder + file, 'utf8').replaceAll(/\{\{[^{}]*\}\}/g, '');
    expect(text.match(/\bR ?\d[\d ,.]*|\d+(?:[.,]\d+)? ?(?:%|per cent)/g), file).toBeNull();
  }
});

test('a page shows the next three dates of all its kinds, none on a weekend', () => {
  const dates = nextDates('employer', '2027-02-05');
  expect(dates.map(({ day, covers }) => [day, covers])).toEqual([
    ['2027-02-05', 'January 2027'],
    ['2027-02-05', 'January 2027'],
    ['2027-03-05', 'February 2027'],
  ]);
  expect(dates.find(({ what }) => what.includes('EMP201'))).toMatchObject({
    legalDay: '2027-02-07',
    moveReasons: ['a weekend'],
  });
  expect(nextDates('individual', '2026-10-20').map(({ day, what }) => [day, what])).toEqual([
    ['2026-10-23', 'Income tax return (ITR12), not provisional'],
    ['2027-01-22', 'Income tax return (ITR12), provisional'],
    ['2027-02-26', 'Second provisional tax return and payment (IRP6)'],
  ]);
  expect(nextDates('company with VAT', '2026-11-21')[0]).toMatchObject({ day: '2026-11-30' });
});

test('a season that is open without a known day stands with the next dates', () => {
  const { openSeasons } = loadServicePage('/tax/trust', '2026-12-01');
  expect(openSeasons.map(({ what }) => what)).toEqual(['Income tax return of the trust (ITR12T)']);
  for (const { says } of openSeasons) expect(says).toContain('It may have passed');
  expect(loadServicePage('/payroll', '2026-12-01').openSeasons).toEqual([]);
});

test('each service has a shape of its own, drawn from its content', () => {
  const services = servicePages().filter(({ kind }) => kind === 'service');
  const names = services.map(({ path }) => loadServicePage(path, '2026-11-26').drawn?.name);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(services.length);
  for (const { path } of services) expect(loadServicePage(path).least, path).toMatch(/^R\s\d/);
});

test('a page has the prices of its plans, and dates only where it names whose', () => {
  for (const { path, plans, next } of servicePages()) {
    const { prices, nextDates } = loadServicePage(path, '2026-11-21');
    expect([prices.map(({ id }) => id), nextDates.length], path).toEqual([plans, next ? 3 : 0]);
  }
  expect(() => loadServicePage('/none')).toThrow(expect.objectContaining({ status: 404 }));
});
