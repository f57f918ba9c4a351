import { expect, test } from 'vitest';
import { loadServicePage } from '../service-pages.server.ts';
import type { Shape, ShapeOf } from './shape.ts';

test('a month of payroll has its real days, each a business day', () => {
  const { days } = drawn('/payroll', 'month', '2026-11-26');
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-18',
    '2026-11-20',
    '2026-11-20',
    '2026-11-25',
    '2026-12-07',
    '2026-12-10',
  ]);
  expect(days.map(({ isNext }) => isNext)).toEqual([false, false, false, false, true, false]);
});

test('a month of payroll ends in the month after, also over a year’s end', () => {
  const span = (today: string) => {
    const { days } = drawn('/payroll', 'month', today);
    return [days[0]?.day, days.at(-1)?.day];
  };
  expect(span('2026-12-10')).toEqual(['2026-11-18', '2026-12-10']);
  expect(span('2026-12-11')).toEqual(['2026-12-18', '2027-01-08']);
  expect(span('2027-01-04')).toEqual(['2026-12-18', '2027-01-08']);
});

test('the season is the one that runs, and today stands on its line', () => {
  const season = drawn('/tax/individual', 'season', '2026-11-26');
  expect(season.months[0]).toBe('2026-07-01');
  expect(season.windows.map(({ from, to }) => [from, to])).toEqual([
    ['2026-07-01', '2026-07-12'],
    ['2026-07-13', '2026-10-23'],
    ['2026-07-13', '2027-01-22'],
  ]);
  expect(season.at).toBeCloseTo(148 / 215, 5);
  expect(drawn('/tax/individual', 'season', '2027-05-01').at).toBe(1);
});

test('the year of a company has the days of the calendar', () => {
  const { steps, yearEnd } = drawn('/tax/company', 'year', '2026-11-26');
  expect(yearEnd).toBe('2027-02-28');
  expect(steps.map(({ day }) => day)).toEqual([
    '2026-08-31',
    null,
    '2027-02-26',
    '2027-08-31',
    '2027-09-30',
    '2028-02-28',
  ]);
  expect(drawn('/tax/company', 'year', '2027-03-01').yearEnd).toBe('2028-02-29');
});

test('a trust decides by the last business day of February', () => {
  expect(drawn('/tax/trust', 'fork', '2026-11-26').decideBy).toBe('2027-02-26');
});

test('who registers a company today files its owners ten business days later', () => {
  expect(drawn('/advisory', 'stairs', '2026-11-26').steps.map(({ day }) => day)).toEqual([
    null,
    null,
    '2026-12-10',
    null,
    null,
  ]);
});

function drawn<Name extends Shape['name']>(path: string, name: Name, today: string): ShapeOf<Name> {
  const shape = loadServicePage(path, today).drawn;
  if (!isNamed(shape, name)) throw new Error(`${path} is not drawn as ${name}`);
  return shape;
}

function isNamed<Name extends Shape['name']>(shape: Shape | null, name: Name): shape is ShapeOf<Name> {
  return shape?.name === name;
}
