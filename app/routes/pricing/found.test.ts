import { expect, test } from 'vitest';
import { foundIn } from './found.server.ts';

const TODAY = '2026-11-26';
const ALL = { who: 'company', turnover: '10m', staff: 'few', vat: 'yes' };

test('the price finder names no plan before all four questions are answered', () => {
  expect(foundIn(new URLSearchParams(), TODAY)).toEqual({ given: {}, found: null });
  for (const name of Object.keys(ALL)) {
    const query = new URLSearchParams(ALL);
    query.delete(name);
    const { given, found } = foundIn(query, TODAY);
    expect([Object.keys(given).length, found], name).toEqual([3, null]);
    query.set(name, 'constructor');
    expect(foundIn(query, TODAY).found, name).toBeNull();
  }
  expect(foundIn(new URLSearchParams(ALL), TODAY).found?.plan?.id).toBe('standard');
});
