import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { plusDays, yearAfter } from './calendar-day.ts';
import { MONTHS, type EventKind, type Profile, type RuleId } from './deadline-rule.ts';
import { deadlineFor, nextDeadlines, passedDeadlines, rulesOf } from './deadlines.ts';
import { eventRules } from './event-dates.ts';

const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => plusDays('2024-01-01', days));
const yearEnd = fc.constantFrom(...MONTHS);
const registered = fc.option(fc.integer({ min: 0, max: 12_000 }).map((days) => plusDays('1995-01-01', days)));

const profile: fc.Arbitrary<Profile> = fc.oneof(
  fc.record({ is: fc.constantFrom('employee', 'provisional', 'employer', 'turnover', 'trust', 'estate') }),
  fc.record({
    is: fc.constant('vendor' as const),
    category: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    yearEnd,
  }),
  fc.record({ is: fc.constantFrom('company', 'close-corporation'), yearEnd, registered }),
);
const profiles = fc.uniqueArray(profile, { selector: ({ is }) => is, maxLength: 9 });

test('dates are sorted business days of the next 12 months, never after the legal day', () => {
  fc.assert(
    fc.property(profiles, aDay, (profiles, today) => {
      const deadlines = nextDeadlines(profiles, today);
      expect(deadlines.map(({ day }) => day)).toEqual(deadlines.map(({ day }) => day).toSorted());
      expect(new Set(deadlines.map(({ id }) => id)).size).toBe(deadlines.length);
      for (const { day, legalDay, moveReasons } of deadlines) {
        expect(isBusinessDay(day)).toBe(true);
        expect(day >= today && day < yearAfter(today)).toBe(true);
        expect(day <= legalDay).toBe(true);
        expect(moveReasons.length > 0).toBe(day !== legalDay);
      }
    }),
  );
});

test('a deadline is the same one day later, until it is over', () => {
  fc.assert(
    fc.property(profiles, aDay, (profiles, today) => {
      const tomorrow = plusDays(today, 1);
      const later = new Map(nextDeadlines(profiles, tomorrow).map((deadline) => [deadline.id, deadline]));
      for (const deadline of nextDeadlines(profiles, today))
        if (deadline.day >= tomorrow) expect(later.get(deadline.id)).toEqual(deadline);
    }),
  );
});

test('what is due and what has passed cover at most the year before and after', () => {
  fc.assert(
    fc.property(profiles, aDay, (profiles, today) => {
      const passed = passedDeadlines(profiles, today);
      const dueToday = passedDeadlines(profiles, plusDays(today, 1)).filter(({ day }) => day === today);
      const nextToday = nextDeadlines(profiles, today).filter(({ day }) => day === today);
      expect(nextToday).toEqual(dueToday.toReversed());
      const days = passed.map(({ day }) => day);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const { day, late } of passed) {
        expect(day < today && yearAfter(day) >= today).toBe(true);
        expect(late.now).toMatch(/\.$/);
      }
    }),
  );
});

test('an event has one business day after it, whatever day of two years it is read', () => {
  const kinds = Object.keys(eventRules) as EventKind[];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), aDay, fc.integer({ min: -365, max: 730 }), (kind, on, later) => {
      const today = plusDays(on, later);
      const profile: Profile = { is: 'event', kind, on };
      const days = [...nextDeadlines([profile], today), ...passedDeadlines([profile], today)];
      expect(days).toHaveLength(1);
      expect(days[0]?.day.localeCompare(on)).toBe(1);
      expect(isBusinessDay(days[0]?.day ?? '')).toBe(true);
      expect(days[0]?.legalDay).toBe(eventRules[kind].due(on));
    }),
  );
});

test('twelve months show the same deadlines as their days one by one', () => {
  fc.assert(
    fc.property(profiles, aDay, fc.integer({ min: 1, max: 364 }), (profiles, today, ahead) => {
      const day = plusDays(today, ahead);
      const at = (from: string) => nextDeadlines(profiles, from).filter((deadline) => deadline.day === day);
      expect(at(today)).toEqual(at(day));
    }),
  );
});

test('a deadline is found by the last day of its period, and is not before it', () => {
  fc.assert(
    fc.property(profile, fc.integer({ min: 2024, max: 2034 }), (profile, year) => {
      for (const rule of rulesOf(profile))
        for (const { day, periodEnd, covers } of rule.occurrences(year)) {
          const found = deadlineFor([profile], rule.id as RuleId, periodEnd);
          expect(found).toMatchObject({ ruleId: rule.id, legalDay: day, covers });
          expect(found!.legalDay >= periodEnd, rule.id).toBe(true);
        }
    }),
  );
});

test('a period that no rule of the profiles covers has no deadline', () => {
  const vendor: Profile = { is: 'vendor', category: 'A', yearEnd: 2 };
  expect(deadlineFor([vendor], 'vat201', '2026-10-31')).toBeNull();
  expect(deadlineFor([vendor], 'emp201', '2026-10-31')).toBeNull();
  expect(deadlineFor([{ is: 'employee' }], 'itr12', '2040-02-29')).toBeNull();
});
