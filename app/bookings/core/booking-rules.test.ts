import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { diary } from '#content/consultations.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { DIARY, type BookingRules } from '#app/firm/core/booking-rules.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { bookableDays, firstStarts, slotsOn, type Diary } from './slots.ts';
import { instantOf, workingSpan, type WeekHours } from './working-time.ts';

const WEEK: WeekHours = Object.fromEntries(
  [1, 2, 3, 4, 5].map((day) => [day, { opens: '08:00', closes: '17:00' }]),
);
const TODAY = '2026-11-23';

const anyRules = fc.record({
  leadMinutes: fc.integer({ min: 0, max: 1_500 }),
  bufferMinutes: fc.integer({ min: 0, max: 120 }),
  horizonDays: fc.integer({ min: 7, max: 21 }),
  stepMinutes: fc.constantFrom(15, 30, 60),
});
const anyBusy = fc
  .tuple(
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 420, max: 1_080 }),
    fc.integer({ min: 5, max: 300 }),
  )
  .map(([ahead, from, length]) => {
    const start = instantOf(plusDays(TODAY, ahead), '00:00') + from * MINUTE;
    return { from: start, to: start + length * MINUTE };
  });

afterEach(() => holdContent(new Map()));

test('no offered time breaks the notice, the gap, the step or the horizon', () => {
  fc.assert(
    fc.property(
      anyRules,
      fc.array(fc.array(anyBusy, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom(15, 30, 45, 90),
      (rules, busy, minuteOfDay, minutes) => {
        hold(rules);
        const now = instantOf(TODAY, '00:00') + minuteOfDay * MINUTE;
        const colleagues = busy.map((spans, index) => ({ id: `c${index}`, hours: WEEK, busy: spans }));
        const open: Diary = { now, firm: WEEK, colleagues };
        for (let ahead = -1; ahead < 30; ahead += 1) {
          const day = plusDays(TODAY, ahead);
          for (const { start, colleagues: free } of slotsOn(day, minutes, open)) {
            expect(ahead).toBeLessThanOrEqual(rules.horizonDays);
            expect(workedBetween(now, start)).toBeGreaterThanOrEqual(rules.leadMinutes);
            expect((start - instantOf(day, '08:00')) % (rules.stepMinutes * MINUTE)).toBe(0);
            const until = start + (minutes + rules.bufferMinutes) * MINUTE;
            for (const id of free)
              for (const { from, to } of busy[Number(id.slice(1))] ?? [])
                expect(to <= start || from >= until, `${id} is busy`).toBe(true);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a shorter notice and horizon offer more and fewer days', () => {
  const now = instantOf(TODAY, '08:00');
  const open: Diary = { now, firm: WEEK, colleagues: [{ id: 'ann', hours: WEEK, busy: [] }] };
  hold({ leadMinutes: 0, horizonDays: 7 });
  expect(firstStarts(open, 30)).toEqual([now]);
  expect(bookableDays(open)).toEqual({ first: TODAY, last: plusDays(TODAY, 7) });
  hold({ leadMinutes: 540 * 2, horizonDays: 7 });
  expect(bookableDays(open)?.first).toBe(plusDays(TODAY, 1));
  expect(firstStarts(open, 30)).toEqual([instantOf(plusDays(TODAY, 2), '08:00')]);
});

function hold(rules: Partial<BookingRules>): void {
  holdContent(new Map([[DIARY, [{ ...diary, ...rules }]]]));
}

function workedBetween(from: number, to: number): number {
  let worked = 0;
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const span = workingSpan(plusDays(TODAY, ahead), WEEK);
    if (span) worked += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)) / MINUTE;
  }
  return worked;
}
