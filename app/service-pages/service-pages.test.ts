import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accounting } from '#content/service-pages/accounting.ts';
import type { ServicePage } from '#content/service-pages/service-page.ts';
import { fillPage, loadServicePage, servicePages, taxAlert } from './service-pages.server.ts';

const all = Object.values(servicePages);

test.each(all)('$path answers everything people ask, in figures that are filled in', (offer) => {
  for (const part of [offer.get, offer.how, offer.needs, offer.dates]) {
    expect(part.title).not.toBe('');
    expect(part.blocks.length).toBeGreaterThan(0);
  }
  expect(offer.plans.length).toBeGreaterThan(0);
  expect(offer.questions.answers.length).toBeGreaterThan(3);
  expect(JSON.stringify(offer)).not.toContain('{{');
});

test('the alert is filled in too', () => {
  expect(JSON.stringify(taxAlert)).not.toContain('{{');
});

const TAX_PAGES = fileURLToPath(new URL('../../content/service-pages/', import.meta.url));

test.each(readdirSync(TAX_PAGES).filter((file) => file.startsWith('tax-')))(
  '%s types no amount and no percentage',
  (file) => {
    const words = readFileSync(TAX_PAGES + file, 'utf8').replaceAll(/\{\{[^{}]*\}\}/g, '');
    expect(words.match(/\bR ?\d[\d ,.]*|\d+(?:[.,]\d+)? ?(?:%|per cent)/g)).toBeNull();
  },
);

test('no two service pages share a title, a description, a heading or an answer', () => {
  const said = all.flatMap(({ title, description, hero, questions }) => [
    title,
    description,
    hero.heading,
    ...questions.answers.map(({ answer }) => answer),
  ]);
  expect(said).toEqual([...new Set(said)]);
});

test('a description fits a line of search results', () => {
  for (const { description } of all) expect(description.length).toBeLessThan(200);
});

test('a figure or a plan that nobody knows stops the start', () => {
  const broken = (change: Partial<ServicePage>) => () => fillPage({ ...accounting, ...change });
  expect(broken({ closing: { title: 'Write', text: 'From {{nothing.known 2027}}.' } })).toThrow(
    'no such figure',
  );
  expect(broken({ cost: { ...accounting.cost, plans: ['gold'] } })).toThrow('no such plan: gold');
});

test('the next dates come from the table of deadlines, moved off weekends', () => {
  const { nextDates } = loadServicePage('payroll', '2027-02-05');
  expect(nextDates.map(({ day, covers }) => [day, covers])).toEqual([
    ['2027-02-05', 'January 2027'],
    ['2027-03-05', 'February 2027'],
    ['2027-03-31', 'March 2026 to February 2027'],
  ]);
  expect(nextDates[0]).toMatchObject({ named: '2027-02-07', because: ['a weekend'] });
  expect(loadServicePage('payroll', '2027-02-06').nextDates[0]?.day).toBe('2027-03-05');
});

test('an individual sees the returns and payments of both kinds, an estate only rules', () => {
  expect(
    loadServicePage('taxIndividual', '2026-10-20').nextDates.map(({ day, what }) => [day, what]),
  ).toEqual([
    ['2026-10-23', 'Income tax return (ITR12), not provisional'],
    ['2027-01-22', 'Income tax return (ITR12), provisional'],
    ['2027-02-26', 'Second provisional tax return and payment (IRP6)'],
  ]);
  expect(loadServicePage('taxTrust', '2026-11-21').nextDates).toHaveLength(3);
  expect(loadServicePage('taxDeceasedEstate', '2026-11-21').nextDates).toEqual([]);
});

test('a company that is a vendor has VAT first, and every month one of the two categories', () => {
  expect(loadServicePage('accounting', '2026-11-21').nextDates).toHaveLength(3);
  expect(loadServicePage('accounting', '2026-11-21').nextDates[0]).toMatchObject({ day: '2026-11-30' });
});
