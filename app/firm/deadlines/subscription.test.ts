import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines } from '#app/firm/core/deadlines.ts';
import { deadlinesCalendar, subscription } from './subscription.ts';

const WHERE = { origin: 'https://firm.example', query: '?employer=yes&vat=A' };
const PROFILES: Profile[] = [{ is: 'employer' }, { is: 'vendor', category: 'A', yearEnd: 2 }];

test('a subscription has a webcal address and one to paste', () => {
  expect(subscription('https://firm.example', '?vat=A')).toEqual({
    webcal: 'webcal://firm.example/deadlines.ics?vat=A',
    address: 'https://firm.example/deadlines.ics?vat=A',
  });
});

test('every deadline is an entry of its day', () => {
  const deadlines = nextDeadlines(PROFILES, '2026-11-21');
  const events = eventsOf(fileOf('2026-11-21'));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(deadlines.map(({ day }) => day));
  expect(deadlines.length).toBeGreaterThan(20);
});

test('an entry has the move, the rule, the law and its source', () => {
  const february = eventsOf(fileOf('2026-11-21')).find(({ uid }) => uid.startsWith('emp201-2027-02-07'));
  expect(february?.summary).toBe('PAYE, UIF and SDL: return and payment (EMP201): January 2027');
  expect(february?.description.split('\n')).toEqual([
    'For January 2027, to SARS.',
    'Moved back from Sunday 7 February 2027: a weekend.',
    'By the 7th of the month after the one in which people were paid. One return carries all three.',
    expect.stringContaining('paragraph 2(1)'),
    'https://firm.example/deadlines?employer=yes&vat=A',
  ]);
});

test('a calendar program reminds a week before a payment, and of no mere return', () => {
  const profiles: Profile[] = [{ is: 'provisional' }];
  const file = deadlinesCalendar(profiles, nextDeadlines(profiles, '2026-11-21'), WHERE);
  const alarms = eventsOf(file).map(({ summary, component }) => {
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    return [summary.includes('payment'), trigger?.toString()];
  });
  expect(alarms).toContainEqual([true, '-P7D']);
  for (const [isPayment, trigger] of alarms) expect(trigger).toBe(isPayment ? '-P7D' : undefined);
  expect(alarms.some(([isPayment]) => !isPayment)).toBe(true);
});

test('on days without a change the file has the same bytes, so it is not sent again', () => {
  expect(fileOf('2026-11-22')).toBe(fileOf('2026-11-21'));
});

test('an entry keeps its identity from day to day, and no two share one', () => {
  const early = eventsOf(fileOf('2026-11-21')).map(({ uid }) => uid);
  const late = eventsOf(fileOf('2027-06-15')).map(({ uid }) => uid);
  expect(new Set(early).size).toBe(early.length);
  expect(late.slice(0, 6)).toEqual(early.filter((uid) => late.includes(uid)).slice(0, 6));
  expect(early.every((uid) => uid.endsWith('@firm.example'))).toBe(true);
});

test('a choice without dates gives a calendar without entries', () => {
  const file = deadlinesCalendar([{ is: 'estate' }], [], WHERE);
  expect(eventsOf(file)).toEqual([]);
});

function fileOf(today: string): string {
  return deadlinesCalendar(PROFILES, nextDeadlines(PROFILES, today), WHERE);
}

function eventsOf(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
