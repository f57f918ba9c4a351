import { afterEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { monthAt, monthNumber } from '#app/tax/month.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { calculated } from './calculated.test-support.ts';
import { calculators, findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { offerOf } from './offer.server.ts';
import { soldBelow } from './offer.ts';
import { NO_CLAIMS } from './no-claims.test-support.ts';

afterEach(() => holdContent(new Map()));

test('the head of what a browser prints names the firm as it is published', () => {
  const company = findCalculator('company');
  expect(offerOf(company).held).toBeUndefined();
  holdContent(new Map([[FIRM, [{ ...ofFile, name: 'New & Sons' }]]]));
  expect(offerOf(company).held).toEqual({ [FIRM]: [expect.objectContaining({ name: 'New & Sons' })] });
});

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
    book: '/book?kind=estate&service=tax-deceased-estate&with=ruwayda-samsodien',
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

/** 18% of R216 000 less R17 235: R21 645. */
const CLERK = { ...NO_CLAIMS, taxYear: '2025', income: '216 000', taxPaid: '22 000' };
/** The 40 business days still run. */
const IN_TIME = { noticeDay: '2026-10-15' };
const ANNUITY = { ...CLERK, ...IN_TIME, hasAnnuity: 'yes', hasAnnuityPapers: 'on' };

test('a correction is sold only if it brings what it costs, and a smaller one says so', () => {
  expect(sold('auto-assessment', CLERK)).toEqual({ plan: null, note: null });
  const small = sold('auto-assessment', { ...ANNUITY, annuity: '1 700' });
  expect(small.plan).toBeNull();
  expect(small.note).toMatch(
    /^R\s306 more: less than our price of R\s1\s495\. You can correct it yourself on eFiling\.$/,
  );
  const large = sold('auto-assessment', { ...ANNUITY, annuity: '20 000' });
  expect(large).toMatchObject({ plan: { title: 'Individual Income Tax' }, note: null });
  // Owed amounts and differences are sold at any size.
  const works: Values[] = [{ hasOther: 'yes', otherIncome: '100' }, { assessedTax: '30 000' }];
  for (const more of works)
    expect(sold('auto-assessment', { ...CLERK, ...IN_TIME, ...more }).plan).not.toBeNull();
});

test('after a late notice a person is offered, and no return at a fixed price', () => {
  const { noticeDay: _inTime, ...unknown } = { ...ANNUITY, annuity: '20 000' };
  const late = sold('auto-assessment', { ...unknown, noticeDay: '2026-07-08' });
  expect(late).toEqual({
    plan: null,
    note: expect.stringMatching(/^It is late.*agree to more time.*R\s1\s495.*free\.$/),
  });
  const maybe = sold('auto-assessment', unknown);
  expect(maybe).toEqual({ plan: null, note: expect.stringMatching(/^Enter the day of the notice.*quote/) });
});

test('where nothing is due or to be done no plan is sold', () => {
  const months = { turnover: '10 000\n'.repeat(12), lastMonth: monthAt(monthNumber(southAfricanDay())) };
  for (const [type, values] of [
    ['individual', { grossIncome: '80 000' }],
    ['provisional', { businessIncome: '80 000', provisionalTaxPaid: '0' }],
    ['provisional', { grossIncome: '480 000', employeesTaxPaid: '100 000', provisionalTaxPaid: '0' }],
    ['worksheet', { payment: 'first', businessIncome: '80 000' }],
    ['capital-gains', { proceeds: '100', baseCost: '200', currentIncome: '0' }],
    ['turnover', { taxableTurnover: '100 000' }],
    ['travel', { allowance: '10 000', vehicleValue: '100 000', businessKm: '0', totalKm: '100' }],
    ['vat-watch', months],
  ] as const) {
    expect(sold(type, values).plan, type).toBeNull();
    expect(offerOf(findCalculator(type)).plan, type).not.toBeNull();
  }
  expect(sold('individual', { grossIncome: '500 000' }).plan).not.toBeNull();
});

test('the structure that leaves most is offered with its own plan', () => {
  const services = { trade: 'services', hasOneClient: 'no', hasThreeEmployees: 'no' };
  const own = { fees: 'own', feeSole: '1m', feeTurnover: '1m', feeCompany: '0' };
  for (const [values, plan] of [
    [{ ...services, turnover: '600 000', costs: '90 000' }, 'Provisional Income Tax'],
    [{ ...services, trade: 'goods', turnover: '600 000', costs: '90 000' }, 'Turnover Tax'],
    [{ ...services, ...own, turnover: '2.2m', costs: '100 000' }, 'Standard'],
    [{ ...services, ...own, turnover: '2.2m', costs: '100 000', otherIncome: '3m' }, 'Starter'],
  ] as const)
    expect(sold('compare', values).plan?.title).toBe(plan);
});

function sold(type: string, values: Values) {
  return soldBelow(calculated(type, values, '2026-11-25').assessment, offerOf(findCalculator(type)));
}
