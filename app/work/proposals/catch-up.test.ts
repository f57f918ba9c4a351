import { expect, test } from 'vitest';
import { behindSince, monthsBehind } from './catch-up.ts';

const BOOKS = {
  value: 'books 2026-11',
  label: 'Monthly bookkeeping, up to November 2026',
  hint: '',
  isToCome: false,
  dueId: null,
};
const VAT = { ...BOOKS, value: 'vat201 2026-10', label: 'VAT return, October 2026', isToCome: true };
const OLD = { ...BOOKS, value: 'vat201 2026-08', label: 'VAT return, up to August 2026' };

test('since when it is behind can be said for five years, the latest month first', () => {
  const months = monthsBehind('2027-01-12').map(({ label }) => label);
  expect([months[0], months[1], months.at(-1), months.length]).toEqual([
    'December 2026',
    'November 2026',
    'January 2022 or before',
    60,
  ]);
});

test('a quote for books that are behind names the month that is not done first', () => {
  const labels = (since: unknown) =>
    behindSince([BOOKS, VAT, OLD], since, '2026-12-01').map(({ label }) => label);
  expect(labels('2025-03')).toEqual([
    'Monthly bookkeeping, from March 2025 to November 2026',
    'VAT return, October 2026',
    'VAT return, up to August 2026',
  ]);
  for (const unknown of ['', null, '2026-12', '1999-01', 'March'])
    expect(labels(unknown)).toEqual([BOOKS.label, VAT.label, OLD.label]);
});
