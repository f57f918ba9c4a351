import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import { calculators, findCalculator } from './calculators.ts';
import { offerOf } from './offer.server.ts';

test('below each result stands the person who does it, and the plan with its price', () => {
  for (const calculator of calculators) expect(offerOf(calculator).person, calculator.type).not.toBeNull();
  expect(offerOf(findCalculator('auto-assessment'))).toMatchObject({
    plan: { price: 'R\u202f1\u202f495 per return', to: '/start/individual-income-tax' },
    person: { name: 'Lerato Kgosana' },
  });
  expect(offerOf(findCalculator('turnover')).plan?.title).toBe('Turnover Tax');
  expect(offerOf(findCalculator('estate-duty'))).toMatchObject({
    plan: null,
    person: { name: 'Ruwayda Samsodien' },
    book: '/book?kind=estate&service=tax-deceased-estate',
  });
});

test('where none is due a sentence says so, in place of R 0.00', () => {
  const first = (type: string, values: Record<string, string>) =>
    calculated(type, values).assessment.headlines[0];
  expect(first('estate-duty', { assets: '3 000 000' })).toEqual({
    label: 'Estate duty',
    text: 'None is due: the first R\u202f3.5\u202fmillion is free',
  });
  expect(first('transfer-duty', { price: '900 000' })).toMatchObject({ text: 'None is due on this price' });
  expect(first('donations', { donation: '50 000' })).toMatchObject({
    text: 'None is due: the whole gift is exempt',
  });
});
