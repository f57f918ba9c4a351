import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

test('what is left is kept by a person, left to an estate, or left in a company', () => {
  const means = (values: Values) => sheetOf(values).means.replaceAll('\u202f', ' ');
  expect(means({})).toMatch(/^You keep R [\d .]+ of the gain\./);
  expect(means({ yearOfDeath: 'on' })).toMatch(/^R [\d .]+ of the gain is left to the estate\./);
  for (const entityType of ['company', 'trust'])
    expect(means({ entityType })).toMatch(/^R [\d .]+ of the gain is left\./);
  expect(sheetOf({ yearOfDeath: 'on' }).shares?.parts[0]?.label).toBe('Left');
});

test('a loss in the year of death waits for no later gain', () => {
  const loss = { proceeds: '100 000' };
  expect(sheetOf(loss).means).toContain('against a later gain');
  expect(sheetOf({ ...loss, yearOfDeath: 'on' }).means).toBe(
    'A loss brings no tax. It is set off against other gains of the same year, so put it in the return.',
  );
});

function sheetOf(values: Values) {
  const sale = { proceeds: '3 000 000', baseCost: '1 000 000', currentIncome: '480 000' };
  return calculated('capital-gains', { ...sale, ...values }).assessment;
}
