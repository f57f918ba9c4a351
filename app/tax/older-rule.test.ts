import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { olderRule } from './older-rule.ts';

const LIMIT = { what: 'The new limit was', instead: 'the old limit', older: { limit: rand(5) } };

test('the older rule is named with its tax, and left out where it comes to the same or to nothing known', () => {
  const tax = rand(1_000);
  expect(olderRule(LIMIT, tax, ({ limit }) => tax + limit)).toEqual({
    tax: rand(1_005),
    note: 'The new limit was announced. SARS already applies this, but we have not seen it promulgated. Under the older rule (the old limit) the tax is R\u202f1\u202f005.00.',
  });
  expect(olderRule(LIMIT, tax, () => tax - 1)).toMatchObject({ tax: tax - 1 });
  for (const older of [tax, null]) expect(olderRule(LIMIT, tax, () => older)).toBeNull();
  expect(olderRule(undefined, tax, () => tax + 1)).toBeNull();
});
