import { expect, test } from 'vitest';
import { typeOf } from '../engagements/types.ts';
import { firstDayFor, lastPeriods } from './first-day.ts';

const TODAY = '2026-11-29';
const DATES = { yearEnd: 2, registered: '2016-03-01', vatCategory: 'A' } as const;
const COMPANY = { kind: 'company', status: 'active', numbers: {}, dates: DATES } as const;
const NUMBERS = { vatNumber: '4575718707', payeNumber: '7123456789', coidaNumber: '990000123456' };

type Client = Parameters<typeof firstDayFor>[1];

const first = (type: string, client: Client, period?: string) =>
  firstDayFor(typeOf(type)!, client, period, TODAY);

test('it comes again from the period of today, or from the last day of another', () => {
  expect(first('books', COMPANY)).toEqual({ startsOn: TODAY });
  expect(first('books', COMPANY, '2027-03')).toEqual({ startsOn: '2027-03-31' });
  expect(first('itr14', COMPANY, '2026')).toEqual({ startsOn: '2026-02-28' });
  expect(first('itr14', { ...COMPANY, dates: { ...DATES, yearEnd: 6 } }, '2026')).toEqual({
    startsOn: '2026-06-30',
  });
});

test('who is no client, or has no such work, is left out with the reason', () => {
  expect(first('books', { ...COMPANY, status: 'former' })).toEqual({ why: 'former' });
  expect(first('itr12', COMPANY)).toEqual({ why: 'unfit' });
  expect(first('estate', { ...COMPANY, kind: 'estate' })).toEqual({ why: 'unfit' });
  expect(first('books', { ...COMPANY, status: 'prospect' })).toEqual({ startsOn: TODAY });
});

test('a VAT return goes by category and number', () => {
  const registered = { ...COMPANY, numbers: NUMBERS };
  expect(first('vat201', COMPANY)).toEqual({ why: 'vatNumber' });
  expect(first('vat201', registered)).toEqual({ startsOn: TODAY });
  expect(first('vat201-monthly', registered)).toEqual({ why: 'category' });
  expect(first('vat201', { ...registered, dates: { ...DATES, vatCategory: null } })).toEqual({
    why: 'category',
  });
  expect(first('vat201', registered, '2026-12')).toEqual({ why: 'period' });
  expect(first('vat201', registered, '2027-01')).toEqual({ startsOn: '2027-01-31' });
});

test('work for SARS as an employer needs its number', () => {
  for (const type of ['payroll', 'emp501']) expect(first(type, COMPANY)).toEqual({ why: 'payeNumber' });
  expect(first('coida', { ...COMPANY, numbers: { payeNumber: NUMBERS.payeNumber } })).toEqual({
    why: 'coidaNumber',
  });
  for (const type of ['payroll', 'emp501', 'coida'])
    expect(first(type, { ...COMPANY, numbers: NUMBERS })).toEqual({ startsOn: TODAY });
});

test('a period long past is none, and without a day of registration there is none', () => {
  expect(first('books', COMPANY, '2025-10')).toEqual({ why: 'period' });
  expect(first('books', COMPANY, 'x')).toEqual({ why: 'period' });
  expect(first('annual-return', { ...COMPANY, dates: { ...DATES, registered: null } })).toEqual({
    why: 'dates',
  });
  const ends = lastPeriods(typeOf('itr14')!, DATES, TODAY).map(({ id }) => id);
  expect(ends).toEqual(['2026', '2027', '2028']);
});
