import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { switching } from '#content/switching.ts';
import { businessDaysAfter, isBusinessDay } from '#app/firm/core/business-days.ts';
import { CLOSURES, type Closure } from '#app/firm/core/closures.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { daysUntil, plusDays } from '#app/firm/core/calendar-day.ts';
import { dayOfNextTalk, papersDay, switchDays, switchSteps } from './days.ts';

test('a change begins today, keeps the promised days, and ends with a report', () => {
  const steps = switchSteps('2026-11-26').map(({ day, title }) => `${day} ${title}`);
  expect(steps).toEqual([
    '2026-11-26 We talk for half an hour',
    '2026-11-27 You have the price in writing',
    '2026-11-30 You send the letter',
    '2026-12-01 We set up the ledger',
    '2026-12-07 We ask for what has not come',
    '2026-12-10 Your books are open',
    '2027-01-08 Your first report',
  ]);
});

test('a weekend begins on Monday, and public holidays are counted out', () => {
  const [first] = switchSteps('2026-11-28');
  expect(first?.day).toBe('2026-11-30');
  const days = switchSteps('2026-12-15').map(({ day }) => day);
  expect(days).not.toContain('2026-12-16');
  for (const day of days) expect(isBusinessDay(day), day).toBe(true);
});

test('the first report is of the month in which the books open, and says why', () => {
  expect(switchSteps('2026-11-26').at(-1)?.text).toMatch(
    /^For December 2026\. Your books open on 10 December 2026, so it is the first month that ends with us/,
  );
  for (let today = '2026-11-26'; today < '2027-11-26'; today = plusDays(today, 1)) {
    const [opened, report] = switchSteps(today).slice(-2);
    const waits = daysUntil(report?.day ?? '', opened?.day ?? '');
    expect(waits, today).toBeGreaterThan(6);
    expect(waits, today).toBeLessThan(41);
  }
});

test('the days follow the last day of the old firm, as its letter does', () => {
  const steps = switchSteps('2026-11-26', '2026-12-31');
  expect(steps.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-11-26 We talk for half an hour',
    '2026-11-27 You have the price in writing',
    '2026-11-30 You send the letter',
    '2026-12-01 We set up the ledger',
    '2027-01-08 We ask for what has not come',
    '2027-01-13 Your books are open',
    '2027-02-10 Your first report',
  ]);
  expect(steps.at(-1)?.text).toMatch(/^For January 2027\. Your books open on 13 January 2027,/);
  const ended = switchSteps('2026-11-26', '2026-10-31');
  expect(ended).toEqual(switchSteps('2026-11-26'));
});

test('on a Saturday the days say that they begin on Monday', () => {
  expect(switchDays('2026-11-26')).toMatchObject({ title: 'If we talk today', why: [] });
  expect(switchDays('2026-11-28').title).toBe('If we talk on Monday 30 November 2026');
  expect(switchDays('2026-11-28', '2026-12-31').title).toBe(
    'If we talk on Monday 30 November 2026, and the old firm works until 31 December 2026',
  );
});

test('once the firm has closed for the day, the days count from the next one', () => {
  const closing = (time: string) => dayOfNextTalk(new Date(`2026-11-26T${time}+02:00`));
  expect([closing('06:00'), closing('16:00'), closing('21:00')]).toEqual([
    '2026-11-26',
    '2026-11-26',
    '2026-11-27',
  ]);
  const late = switchDays('2026-11-26', undefined, '2026-11-27');
  expect(late.title).toBe('If we talk on Friday 27 November 2026');
  expect(late.steps).toEqual(switchDays('2026-11-27').steps);
});

test('more than the promised days are explained by the old firm’s last day', () => {
  const { steps, why } = switchDays('2026-11-28', '2026-12-31');
  expect(steps.at(-2)?.day).toBe('2027-01-13');
  expect(why).toEqual([
    'Your books need the old firm’s papers: they open 8 working days after 31 December 2026, the last day of its work.',
  ]);
  expect(switchDays('2026-11-26', '2026-11-27').why).toEqual([]);
});

test('days on which the firm is closed do not count, and are named', () => {
  const closure: Closure = { id: 'x', from: '2026-12-21', until: '2027-01-08', reason: 'Holidays' };
  holdContent(new Map([[CLOSURES, [closure]]]));
  const { steps, why } = switchDays('2026-12-14');
  expect(steps.slice(0, -1).filter(({ day }) => closure.from <= day && day <= closure.until)).toEqual([]);
  expect(steps.at(-2)?.day).toBe('2027-01-19');
  expect(why).toEqual(['We are closed from 21 December 2026 to 8 January 2027: those days do not count.']);
  expect(switchDays('2026-12-22').title).toBe('If we talk on Monday 11 January 2027');
  holdContent(new Map());
});

test('the days stand in order, whatever the last day of the old firm is', () => {
  for (let last = '2026-11-01'; last < '2027-04-30'; last = plusDays(last, 1)) {
    const days = switchSteps('2026-11-26', last).map(({ day }) => day);
    expect(days, last).toEqual(days.toSorted());
    expect((days[4] ?? '') >= papersDay(last), last).toBe(true);
  }
});

test('the steps stand in order, and the last keeps the promise of the firm', () => {
  const after = switching.days.steps.map((step) => step.after);
  expect(after).toEqual(after.toSorted((one, other) => one - other));
  expect(after.at(-1)).toBe(firm.commitments.switchBusinessDays);
  const sent = switching.days.steps.find(({ title }) => title === 'You send the letter');
  const missing = switching.days.steps.find(({ title }) => title === 'We ask for what has not come');
  expect((missing?.after ?? 0) - (sent?.after ?? 0)).toBe(switching.letter.papersAfter);
  expect(firm.commitments.switchBusinessDays - (missing?.after ?? 0)).toBe(switching.days.papersToBooks);
  expect(papersDay('2026-11-30')).toBe(businessDaysAfter('2026-11-30', 5));
});
