import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accounting } from '#content/service-pages/accounting.ts';
import type { ServicePage } from '#content/service-pages/service-page.ts';
import { nextDates } from './next-dates.ts';
import { fillPage, loadServicePage, servicePages, taxAlert } from './service-pages.server.ts';

const all = Object.values(servicePages);

test('every service page has all its parts, with figures and plans filled in', () => {
  for (const page of all) {
    for (const part of [page.get, page.how, page.needs, page.dates])
      expect(part.title !== '' && part.blocks.length > 0, page.path).toBe(true);
    expect(page.plans.length, page.path).toBeGreaterThan(0);
    expect(page.questions.answers.length, page.path).toBeGreaterThan(3);
    expect(page.description.length, page.path).toBeLessThan(200);
  }
  expect(JSON.stringify([all, taxAlert])).not.toContain('{{');
});

test('the tax pages contain no literal amount or percentage', () => {
  const folder = fileURLToPath(new URL('../../content/service-pages/', import.meta.url));
  for (const file of readdirSync(folder).filter((name) => name.startsWith('tax-'))) {
    const text = readFileSync(folder + file, 'utf8').replaceAll(/\{\{[^{}]*\}\}/g, '');
    expect(text.match(/\bR ?\d[\d ,.]*|\d+(?:[.,]\d+)? ?(?:%|per cent)/g), file).toBeNull();
  }
});

test('no two service pages share a title, a description, a heading or an answer', () => {
  const texts = all.flatMap(({ title, description, hero, questions }) => [
    title,
    description,
    hero.heading,
    ...questions.answers.map(({ answer }) => answer),
  ]);
  expect(texts).toEqual([...new Set(texts)]);
});

test('an unknown figure or plan stops the start', () => {
  const broken = (change: Partial<ServicePage>) => () => fillPage({ ...accounting, ...change });
  expect(broken({ closing: { title: 'Write', text: 'From {{nothing.known 2027}}.' } })).toThrow(
    'no such figure',
  );
  expect(broken({ cost: { ...accounting.cost, plans: ['gold'] } })).toThrow('no such plan: gold');
});

test('an employer has three next dates, none at a weekend', () => {
  const dates = nextDates('employer', '2027-02-05');
  expect(dates.map(({ day, covers }) => [day, covers])).toEqual([
    ['2027-02-05', 'January 2027'],
    ['2027-03-05', 'February 2027'],
    ['2027-03-31', 'March 2026 to February 2027'],
  ]);
  expect(dates[0]).toMatchObject({ legalDay: '2027-02-07', moveReasons: ['a weekend'] });
  expect(nextDates('employer', '2027-02-06')[0]?.day).toBe('2027-03-05');
});

test('an individual sees the returns and payments of both kinds of taxpayer', () => {
  expect(nextDates('individual', '2026-10-20').map(({ day, what }) => [day, what])).toEqual([
    ['2026-10-23', 'Income tax return (ITR12), not provisional'],
    ['2027-01-22', 'Income tax return (ITR12), provisional'],
    ['2027-02-26', 'Second provisional tax return and payment (IRP6)'],
  ]);
});

test('a company that is a vendor has VAT first, and every month one of the two categories', () => {
  const dates = nextDates('company with VAT', '2026-11-21');
  expect(dates).toHaveLength(3);
  expect(dates[0]).toMatchObject({ day: '2026-11-30' });
});

test('a page shows dates only where it declares for whom', () => {
  for (const name of Object.keys(servicePages) as (keyof typeof servicePages)[]) {
    const page = loadServicePage(name, '2026-11-21');
    expect(page.nextDates.length, name).toBe(page.dates.next ? 3 : 0);
  }
});
