import { expect, test } from 'vitest';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { fillFigures } from './figures.ts';
import { isCalled, listedFigures } from './figure-list.ts';

test('every figure that is listed can stand in a text, with the value of today', () => {
  const all = listedFigures();
  expect(new Set(all.map(({ call }) => call)).size).toBe(all.length);
  for (const { call } of all) expect(fillFigures(call), call).not.toBe('');
  const valueOf = (call: string) => all.find((one) => one.call === call)?.value;
  expect(valueOf('{{vat.compulsory 2026-04-01}}')).toMatch(/^R\s2\s300\s000$/);
  expect(valueOf(`{{cgt.annualExclusion ${newestTaxYear}}}`)).toMatch(/^R\s/);
  const [plan] = plansNow();
  expect(valueOf(`{{plan.price ${plan?.id}}}`)).toBe(plan && priceOf(plan));
});

test.each([
  ['medical credit', 'medical.first'],
  ['annual exclusion', 'cgt.annualExclusion'],
  ['capital gains', 'cgt.inclusion'],
  ['primary rebate', 'individual.primaryRebate'],
  ['VAT compulsory', 'vat.compulsory'],
  ['VAT registration', 'vat.compulsory now'],
])('a figure is found by its plain name: %s', (query, name) => {
  const found = listedFigures().filter((figure) => isCalled(figure, query.split(' ')));
  expect(found.map(({ call }) => call)).toContainEqual(expect.stringContaining(name));
  expect(found.length).toBeLessThan(60);
});

test('beside figures of a fixed year stands the one that moves on, in words', () => {
  const rebates = listedFigures().filter((figure) => isCalled(figure, ['primary', 'rebate']));
  expect(rebates[0]).toEqual({
    call: '{{individual.primaryRebate now}}',
    label: 'Primary rebate of individuals',
    when: 'Today’s, moves on by itself',
    value: fillFigures(`{{individual.primaryRebate ${newestTaxYear}}}`),
  });
  expect(rebates[1]?.when).toBe(`Tax year ${newestTaxYear}, stays`);
});
