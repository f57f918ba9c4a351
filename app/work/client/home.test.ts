import { expect, test } from 'vitest';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { identificationFirst } from './home.ts';

test('whom we act for is asked before everything else', () => {
  const lines = ['itr12', 'identification', 'vat201'].map((id) => ({ id, type: typeOf(id) }));
  expect(identificationFirst(lines).map(({ id }) => id)).toEqual(['identification', 'itr12', 'vat201']);
});
