import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questions, type Answers } from '#content/price-finder.ts';
import { deadlinesPath, profilesOf } from '#app/firm/core/plan-finder.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { queryOf, readChoice } from './choice.ts';

const TODAY = '2026-11-21';

test('without a choice the default profile is used', () => {
  for (const query of ['', 'vat=&entity=&yearend=2&registered=', 'employee=no&vat=F&yearend=13']) {
    const choice = read(query);
    expect(choice.profiles).toEqual([{ is: 'employee' }, { is: 'provisional' }]);
    expect(choice.isDefault).toBe(true);
    expect(queryOf(choice)).toBe('');
  }
});

test('everything chosen is read', () => {
  const choice = read('employer=yes&estate=yes&vat=E&entity=company&yearend=6&registered=2019-05-14');
  expect(choice.profiles).toEqual([
    { is: 'employer' },
    { is: 'estate' },
    { is: 'vendor', category: 'E', yearEnd: 6 },
    { is: 'company', yearEnd: 6, registered: '2019-05-14' },
  ]);
  expect(choice.isDefault).toBe(false);
});

test('an invalid day of registration is shown with its error and gives no date', () => {
  for (const [day, error] of [
    ['soon', /no date/],
    ['2019-02-30', /no date/],
    ['2026-11-22', /still to come/],
  ] as const) {
    const choice = read(`entity=company&registered=${day}`);
    expect(choice.registeredError).toMatch(error);
    expect(choice.fields.registered).toBe(day);
    expect(choice.profiles).toEqual([{ is: 'company', yearEnd: 2, registered: null }]);
    expect(queryOf(choice)).toBe('?entity=company');
  }
});

test('without a company the day of registration is ignored', () => {
  const choice = read('employer=yes&registered=soon');
  expect(choice.registeredError).toBeNull();
  expect(queryOf(choice)).toBe('?employer=yes');
});

test('an event has a day of the last two years or the next, or none with its error', () => {
  const choice = read('event=dividend&on=2026-11-03');
  expect(choice.profiles).toEqual([{ is: 'event', kind: 'dividend', on: '2026-11-03' }]);
  expect(queryOf(choice)).toBe('?event=dividend&on=2026-11-03');
  for (const [on, error] of [
    ['', /Enter the day/],
    ['soon', /no date/],
    ['2024-11-20', /last two years/],
    ['2027-11-22', /last two years/],
  ] as const) {
    const wrong = read(`estate=yes&event=dividend&on=${on}`);
    expect(wrong.onError).toMatch(error);
    expect(wrong.profiles).toEqual([{ is: 'estate' }]);
    expect(queryOf(wrong)).toBe('?estate=yes&event=dividend');
  }
  expect(read('event=wedding&on=2026-11-03').isDefault).toBe(true);
});

test('who does not know the category sees the dates of A and of B', () => {
  const choice = read('vat=AB');
  expect(choice.profiles).toEqual([
    { is: 'vendor', category: 'A', yearEnd: 2 },
    { is: 'vendor', category: 'B', yearEnd: 2 },
  ]);
  expect(queryOf(choice)).toBe('?vat=AB');
});

test('“All your dates” has every date of the answers in the price finder', () => {
  for (const who of keysOf(questions.who.answers))
    for (const staff of keysOf(questions.staff.answers))
      for (const vat of keysOf(questions.vat.answers)) {
        const answers: Answers = { who, turnover: '1m', staff, vat };
        const { profiles } = read(deadlinesPath(answers).replace('/deadlines?', ''));
        expect(new Set(profiles), JSON.stringify(answers)).toEqual(new Set(profilesOf(answers)));
      }
});

test('a vendor who knows the category gets the dates of that one alone', () => {
  const answers: Answers = { who: 'company', turnover: '1m', staff: 'none', vat: 'yes' };
  for (const category of ['A', 'B'] as const) {
    const { profiles } = read(deadlinesPath(answers, category).replace('/deadlines?', ''));
    expect(profiles.filter(({ is }) => is === 'vendor')).toEqual([{ is: 'vendor', category, yearEnd: 2 }]);
  }
});

test('ticking only estates shows nothing else', () => {
  expect(read('estate=yes').profiles).toEqual([{ is: 'estate' }]);
});

test('one choice has one query', () => {
  expect(queryOf(read('vat=A&employer=yes&yearend=6'))).toBe('?employer=yes&vat=A');
  expect(queryOf(read('yearend=6&vat=E'))).toBe('?vat=E&yearend=6');
  expect(queryOf(read('entity=company&yearend=2'))).toBe('?entity=company');
});

test('the query of a choice is read as the same choice', () => {
  const values = 'yes A E company close-corporation 6 2019-05-14 2030-01-01 donation x'.split(' ');
  const names = 'employee provisional trust vat entity yearend registered event on'.split(' ');
  const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values));
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const choice = readChoice(new URLSearchParams(pairs), TODAY);
      const again = read(queryOf(choice).slice(1));
      expect(again.isDefault).toBe(choice.isDefault);
      expect(queryOf(again)).toBe(queryOf(choice));
    }),
  );
});

function read(query: string) {
  return readChoice(new URLSearchParams(query), TODAY);
}
