import { expect, test } from 'vitest';
import { supportDays } from '#tests/fixtures/firm.ts';
import { daysIn, openingHours } from './opening-hours.ts';
import { supportAt } from './open-times.ts';

const ONLINE = '';

const MOMENTS: Record<string, Record<string, string>> = {
  'open on Monday to Thursday from 08:00:00 to 16:59:59, and after it tomorrow': {
    '2026-11-16T07:59:59.999': 'Today at 8:00 AM',
    '2026-11-16T08:00:00': ONLINE,
    '2026-11-19T08:00:00': ONLINE,
    '2026-11-19T16:59:59.999': ONLINE,
    '2026-11-16T17:00:00': 'Tomorrow at 8:00 AM',
    '2026-11-18T23:59:59': 'Tomorrow at 8:00 AM',
    '2026-11-19T00:00:00': 'Today at 8:00 AM',
    '2026-11-19T17:00:00': 'Friday at 8:00 AM',
  },
  'open on Friday from 08:00:00 to 13:59:59, and after it on Monday': {
    '2026-11-20T07:59:59': 'Today at 8:00 AM',
    '2026-11-20T08:00:00': ONLINE,
    '2026-11-20T13:59:59': ONLINE,
    '2026-11-20T14:00:00': 'Monday at 8:00 AM',
    '2026-11-21T10:00:00': 'Monday at 8:00 AM',
    '2026-11-22T23:59:59': 'Monday at 8:00 AM',
  },
  'closed on a Wednesday holiday': {
    '2026-12-15T17:00:00': 'Thursday at 8:00 AM',
    '2026-12-16T00:00:00': 'Tomorrow at 8:00 AM',
    '2026-12-16T10:00:00': 'Tomorrow at 8:00 AM',
  },
  'closed from Thursday to Tuesday at Easter': {
    '2027-03-25T17:00:00': 'Tuesday at 8:00 AM',
    '2027-03-28T09:00:00': 'Tuesday at 8:00 AM',
    '2027-03-29T09:00:00': 'Tomorrow at 8:00 AM',
  },
  'closed on the Monday after a holiday on a Sunday': {
    '2026-08-07T14:00:00': 'Tuesday at 8:00 AM',
    '2026-08-10T09:00:00': 'Tomorrow at 8:00 AM',
  },
  'closed over Christmas and New Year on Fridays': {
    '2026-12-24T17:00:00': 'Monday at 8:00 AM',
    '2027-01-01T09:00:00': 'Monday at 8:00 AM',
  },
};

test('support is open in its hours, and else says when it opens next', () => {
  for (const [rule, moments] of Object.entries(MOMENTS))
    for (const [moment, next] of Object.entries(moments))
      expect(supportAt(new Date(`${moment}+02:00`), supportDays), `${rule}: ${moment}`).toEqual(
        next === ONLINE ? { online: true, nextAvailable: null } : { online: false, nextAvailable: next },
      );
});

test('the state is of one moment, whatever time zone it is written in', () => {
  expect(supportAt(new Date('2026-11-16T06:00:00Z'), supportDays).online).toBe(true);
  expect(supportAt(new Date('2026-11-16T01:00:00-05:00'), supportDays).online).toBe(true);
  expect(supportAt(new Date('2026-11-16T05:59:59Z'), supportDays).online).toBe(false);
});

test('days with the same hours are joined, unless a closed day is between them', () => {
  expect(openingHours(supportDays)).toEqual(['Monday to Thursday 08:00–17:00', 'Friday 08:00–14:00']);
  const hours = { opens: '09:00', closes: '12:00' };
  expect(openingHours({ 1: hours, 3: hours })).toEqual(['Monday 09:00–12:00', 'Wednesday 09:00–12:00']);
});

test('hours that were written are read as they are shown', () => {
  const days = {
    1: { opens: '08:00', closes: '17:00' },
    2: { opens: '08:00', closes: '17:00' },
    6: { opens: '09:00', closes: '12:30' },
  };
  expect(daysIn(openingHours(days))).toEqual({ days });
  expect(daysIn(['monday - tuesday: 8:00 to 17:00', 'Saturday 09:00-12:30'])).toEqual({ days });
});

test('hours that say nothing, or one day twice, are refused with their line', () => {
  for (const lines of [
    ['Weekdays 8 to 5'],
    ['Friday to Monday 08:00–17:00'],
    ['Monday 17:00–08:00'],
    ['Monday 08:00–25:00'],
  ])
    expect(daysIn(lines)).toEqual({ error: expect.stringContaining(lines[0]!) });
  expect(daysIn(['Monday to Friday 08:00–17:00', 'Friday 09:00–12:00'])).toEqual({
    error: 'Friday is there twice.',
  });
});
