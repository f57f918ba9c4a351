import { expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { nextDeadlines } from '#app/firm/core/deadlines.ts';
import { byMonth } from './by-month.ts';
import { dueNext } from './due-next.ts';
import { nextDate } from './next-date.ts';

test('deadlines are listed by month and day, each exactly once', () => {
  const deadlines = nextDeadlines(
    [{ is: 'employer' }, { is: 'trust' }, { is: 'company', yearEnd: 2, registered: null }],
    '2026-11-21',
  );
  const months = byMonth(deadlines);
  expect(months.flatMap(({ days }) => days.flatMap(({ deadlines }) => deadlines))).toEqual(deadlines);
  expect(months[0]?.month).toBe('December 2026');
  expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))]);
  const february = months.find(({ month }) => month === 'February 2027');
  expect(february?.days.map(({ day, deadlines }) => [day, deadlines.length])).toEqual([
    ['2027-02-05', 2],
    ['2027-02-26', 4],
  ]);
});

test('the next date is the first of all that apply to somebody', () => {
  expect(nextDate([{ is: 'provisional' }, { is: 'employer' }], '2026-11-21')).toEqual({
    day: '2026-12-04',
    what: 'Declaration to the UIF: joiners, leavers and pay',
    covers: 'November 2026',
    dayText: 'Friday 4 December 2026',
  });
  expect(nextDate([{ is: 'estate' }], '2026-11-21')).toBeNull();
});

const SPOKEN_TO = ['Provisional taxpayers', 'Employers', 'VAT vendors', 'Companies, February year-end'];

test('a day that is over is not due next: a season without a day is named as such', () => {
  const whoOf = (list: readonly { who: string }[]) => list.map(({ who }) => who);
  const during = dueNext('2026-10-23');
  expect([whoOf(during.due), during.undated]).toEqual([expect.arrayContaining(['Employees']), []]);
  const after = dueNext('2026-10-24');
  expect(whoOf(after.due)).toEqual(expect.not.arrayContaining(['Employees']));
  expect(after.undated).toEqual([{ who: 'Employees', query: '?employee=yes' }]);
});

test('who is spoken to has a next date on every day, soonest first', () => {
  for (let today = '2026-11-21'; today < '2027-11-21'; today = plusDays(today, 1)) {
    const coming = dueNext(today).due;
    const days = coming.map(({ next }) => next.day);
    expect(coming.map(({ who }) => who)).toEqual(expect.arrayContaining(SPOKEN_TO));
    expect(new Set(coming.map(({ who }) => who)).size).toBe(coming.length);
    expect([today, ...days].toSorted()).toEqual([today, ...days]);
  }
});
