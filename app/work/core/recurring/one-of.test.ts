import { expect, test } from 'vitest';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import { vatReturnOf } from '../engagements/vat-returns.ts';
import { clashesIn, clashWith, wordsWithin } from './one-of.ts';

const row = (type: string, endsOn: string | null = null) => ({
  id: type,
  type,
  name: type,
  startsOn: '2026-01-01',
  endsOn,
});

test('the VAT return of another category takes the place of the one that goes on', () => {
  const all = [row('vat201'), row('payroll')];
  expect(clashWith('vat201-monthly', '2026-12-01', all)).toMatchObject({
    rows: [{ id: 'vat201' }],
    text: 'It has VAT returns every two months.',
    mayBoth: true,
  });
  expect(clashWith('payroll', '2026-12-01', all)).toBeNull();
  expect(clashWith('vat201-monthly', '2026-12-01', [row('vat201', '2026-11-30')])).toBeNull();
  expect(clashWith('vat201-monthly', '2026-12-01', [row('vat201', '2026-12-01')])).not.toBeNull();
});

test('one income tax return for a year is all that a person files', () => {
  expect(clashWith('itr12-provisional', '2026-12-01', [row('itr12')])?.mayBoth).toBe(false);
  expect(clashWith('irp6', '2026-12-01', [row('turnover-payment')])?.mayBoth).toBe(true);
});

test('what a client has beside each other is said, and what has ended is not', () => {
  const all = [row('vat201'), row('vat201-monthly'), row('books')];
  expect(clashesIn(all, '2026-12-01')).toEqual([
    expect.stringMatching(/^It has VAT returns every two months and every month\. SARS has a vendor in one/),
  ]);
  expect(clashesIn([row('vat201', '2026-11-30'), row('vat201-monthly')], '2026-12-01')).toEqual([]);
});

test('each VAT return and each category has its words', () => {
  const returns = engagementTypes.filter(({ group, period }) => group === 'vat' && period !== 'once');
  for (const { id } of returns) expect(wordsWithin(id), id).toMatch(/^every /);
  for (const category of VAT_CATEGORIES) expect(wordsWithin(vatReturnOf(category)), category).not.toBeNull();
});
