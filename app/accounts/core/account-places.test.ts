import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCOUNT_PLACES, currentAt } from './account-places.ts';

const ADDRESSES = readdirSync('app/routes')
  .filter((name) => /^account\.(?!.*\.test).*\.tsx$/.test(name))
  .map(
    (name) =>
      `/${name
        .replace(/(\._index)?\.tsx$/, '')
        .replaceAll('_', '')
        .replaceAll('.', '/')}`,
  );

test('every page of an account stands in exactly one place of its header', () => {
  expect(ADDRESSES.length).toBeGreaterThan(12);
  for (const address of [...ADDRESSES, '/work/1', '/proposal/1', '/receipt/1', '/book', '/book/1'])
    expect(ACCOUNT_PLACES.filter((place) => currentAt(place, address)).length, address).toBe(1);
});

test('a place is the current page at its own address, and current below it', () => {
  const [home, taxpayers] = ACCOUNT_PLACES;
  expect([home, taxpayers].map((place) => currentAt(place, '/account/taxpayers'))).toEqual([
    undefined,
    'page',
  ]);
  expect(currentAt(taxpayers, '/account/taxpayers/1')).toBe('true');
  expect(currentAt(home, '/account')).toBe('page');
});
