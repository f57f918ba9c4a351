import { expect, test } from 'vitest';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { fillFigures } from './figures.ts';
import { listedFigures } from './figure-list.ts';

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
