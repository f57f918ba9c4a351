import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { postedOrCarried } from '#app/tools/refund-check/carried.ts';
import { answerForm } from './answer-form.server.ts';

function answerTo(type: string, fields: Record<string, string>, valuesOf?: Parameters<typeof answerForm>[2]) {
  const request = new Request(`https://firm.example/calculator?type=${type}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return answerForm(request, {} as AppLoadContext, valuesOf);
}

test('without a script the first press shows pasted rows, the button below counts them', async () => {
  const form = {
    allowance: '96 000',
    vehicleValue: '400 000',
    logbook: [
      'Date,Opening kilometres,Closing kilometres,Total kilometres,Business kilometres,Where',
      '2026-03-02,10 000,18 000,8 000,8 000,Mrs Dlamini',
      '2026-03-03,18 000,30 000,12 000,0,School',
    ].join('\n'),
  };
  const first = await answerTo('travel', { ...form, intent: 'calculate' });
  expect(first.entered.values.logbook).toBe(form.logbook);
  expect(first.outcome).toMatchObject({ kind: 'refused', isUncounted: true, errors: {} });
  expect(first.outcome.message?.description).toMatch(/“Rows of the logbook” do not count yet/);
  const second = await answerTo('travel', { ...form, count: 'logbook' });
  expect(second.entered.values.logbook).toBe('Trips,Business km,All km\n1,8000,20000');
  expect(second.outcome).toMatchObject({ kind: 'calculated' });
});

test('rows that cannot be right are not counted by any press', async () => {
  const logbook = 'Date,Km,Business km\n1/3,12,13\n2/3,1,1';
  const { entered, outcome } = await answerTo('travel', { logbook, count: 'logbook' });
  expect(entered.values.logbook).toBe(logbook);
  expect(outcome).toMatchObject({ kind: 'refused', isUncounted: true });
});

test('months of a bank statement count on their own side', async () => {
  const rows = 'Date;Debit;Credit\n2026-03-02;;100 000,00\n2026-04-02;40 000,00;';
  const { entered } = await answerTo('vat-watch', { turnover: rows, count: 'turnover' });
  expect(entered.values.turnover).toBe('Month,Amount counted\n2026-03,100000.00');
});

test('one button says no to every question that has no answer yet', async () => {
  const form = { hasOffice: 'yes', income: '400 000', rest: 'no' };
  const { values } = (await answerTo('auto-assessment', form)).entered;
  expect(values).toMatchObject({ hasOffice: 'yes', hasBills: 'no', hasDonations: 'no', hasOther: 'no' });
  expect(values.isOffice).toBeUndefined();
});

test('a press on the way asks for the rest without an error, Calculate with one', async () => {
  const form = { hasAnnuity: 'yes' };
  const { entered, outcome } = await answerTo('auto-assessment', { ...form, rest: 'no' });
  expect(entered.isOnTheWay).toBe(true);
  expect(outcome).toMatchObject({ kind: 'refused', errors: {} });
  const calculated = await answerTo('auto-assessment', { ...form, intent: 'calculate' });
  expect(calculated.entered.isOnTheWay).toBe(false);
  expect(calculated.outcome).toMatchObject({ errors: { noticeTaxable: expect.stringContaining('needed') } });
});

test('what a freelancer brings is filled in, and the rest asked without an error', async () => {
  const brought = { carried: 'freelancer', turnover: '464000', costs: '46400' };
  const { entered, outcome } = await answerTo('compare', brought, postedOrCarried);
  expect(entered).toMatchObject({ isOnTheWay: true, values: { turnover: '464000', costs: '46400' } });
  expect(outcome).toMatchObject({ kind: 'refused', errors: {} });
});

test('what comes from the refund check shows no error before “Calculate”', async () => {
  const brought = { carried: 'refund-check', income: '480 000', 'has-office': 'no' };
  const { entered, outcome } = await answerTo('auto-assessment', brought, postedOrCarried);
  expect(entered).toMatchObject({ isOnTheWay: true, values: { hasOffice: 'no' } });
  expect(outcome).toMatchObject({ kind: 'refused', errors: {} });
});
