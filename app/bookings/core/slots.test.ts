import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firm as ours } from '#app/platform/content/firm.ts';
import { diary } from '#content/consultations.ts';
import { HOUR, MINUTE, momentText } from '#app/platform/core/time.ts';
import { bookableDays, slotsOn, type Colleague, type Diary } from './slots.ts';
import { afterWorkingMinutes, instantOf, workingSpan, type WeekHours } from './working-time.ts';

const WEEK: WeekHours = Object.fromEntries(
  [1, 2, 3, 4, 5].map((day) => [day, { opens: '08:00', closes: '17:00' }]),
);
const ANN: Colleague = { id: 'ann', hours: WEEK, busy: [] };
const MONDAY = '2026-11-23';
const SUNDAY_NIGHT = instantOf('2026-11-22', '22:00');

test('a free day has a slot at every step that ends by closing time', () => {
  const starts = starting(slotsOn(MONDAY, 60, diaryAt(SUNDAY_NIGHT)));
  expect(starts.slice(0, 2)).toEqual(['10:00', '10:30']);
  expect(starts.at(-1)).toBe('16:00');
  expect(starting(slotsOn('2026-11-24', 60, diaryAt(SUNDAY_NIGHT)))[0]).toBe('08:00');
});

test('nothing is offered on weekends, holidays and Mondays after them, or in the past', () => {
  const closed = {
    '2026-09-24': 'Heritage Day',
    '2026-12-16': 'Day of Reconciliation',
    '2026-08-10': 'the Monday after 9 August, a Sunday',
    '2023-12-15': 'declared',
    '2026-11-28': 'a Saturday',
  };
  for (const [day, why] of Object.entries(closed)) {
    const now = instantOf(day, '00:00') - 14 * 24 * HOUR;
    expect(slotsOn(day, 30, diaryAt(now)), why).toEqual([]);
    expect(workingSpan(day, WEEK), why).toBeNull();
  }
  expect(slotsOn(MONDAY, 30, diaryAt(instantOf('2026-11-24', '09:00')))).toEqual([]);
});

test('the lead time is two working hours: at closing, two after opening', () => {
  const lead = (day: string, time: string) =>
    momentText(new Date(afterWorkingMinutes(instantOf(day, time), 120, WEEK) ?? 0));
  expect(lead('2026-11-23', '09:10')).toBe('2026-11-23 11:10');
  expect(lead('2026-11-20', '16:00')).toBe('2026-11-23 09:00');
  expect(lead('2026-12-15', '17:00')).toBe('2026-12-17 10:00');
  expect(afterWorkingMinutes(SUNDAY_NIGHT, 120, {})).toBeNull();
});

test('the last day is eight weeks ahead', () => {
  const days = bookableDays(diaryAt(SUNDAY_NIGHT));
  expect(days).toEqual({ first: MONDAY, last: '2027-01-17' });
  expect(slotsOn('2027-01-15', 30, diaryAt(SUNDAY_NIGHT))).not.toEqual([]);
  expect(slotsOn('2027-01-18', 30, diaryAt(SUNDAY_NIGHT))).toEqual([]);
});

test('of several colleagues the one with the emptier day comes first', () => {
  const busy = [{ from: instantOf(MONDAY, '14:00'), to: instantOf(MONDAY, '15:00') }];
  const colleagues = [{ busy }, { id: 'bob' }].map((own) => ({ ...ANN, ...own }));
  const slots = slotsOn(MONDAY, 30, { ...diaryAt(SUNDAY_NIGHT), colleagues });
  expect(slots[0]?.colleagues).toEqual(['bob', 'ann']);
  expect(slots.find(({ start }) => start === busy[0]?.from)?.colleagues).toEqual(['bob']);
});

test('a slot is offered exactly if somebody works then and is free to its buffer’s end', () => {
  const minute = fc.integer({ min: 6 * 60, max: 20 * 60 });
  const span = fc.tuple(minute, fc.integer({ min: 5, max: 240 })).map(([from, length]) => ({
    from: instantOf(MONDAY, '00:00') + from * MINUTE,
    to: instantOf(MONDAY, '00:00') + (from + length) * MINUTE,
  }));
  const hours = fc
    .tuple(fc.integer({ min: 7, max: 11 }), fc.integer({ min: 12, max: 18 }))
    .map(([opens, closes]): WeekHours => ({ 1: { opens: clock(opens), closes: clock(closes) } }));
  const colleague = fc.record({ id: fc.uuid(), hours, busy: fc.array(span, { maxLength: 4 }) });
  fc.assert(
    fc.property(
      fc.array(colleague, { maxLength: 4 }),
      fc.constantFrom(15, 30, 45, 60, 90),
      (colleagues, minutes) => {
        const slots = slotsOn(MONDAY, minutes, { ...diaryAt(SUNDAY_NIGHT), colleagues });
        const offered = new Map(slots.map((slot) => [slot.start, slot]));
        const [from, until] = [instantOf(MONDAY, '06:00'), instantOf(MONDAY, '20:00')];
        for (let start = from; start < until; start += 15 * MINUTE) {
          const end = start + minutes * MINUTE;
          const isStep = (start - instantOf(MONDAY, '08:00')) % (diary.stepMinutes * MINUTE) === 0;
          const isOpen = start >= instantOf(MONDAY, '10:00') && end <= instantOf(MONDAY, '17:00');
          const free = colleagues.filter(({ hours, busy }) => {
            const { opens = '', closes = '' } = hours[1] ?? {};
            const works = start >= instantOf(MONDAY, opens) && end <= instantOf(MONDAY, closes);
            const until = end + diary.bufferMinutes * MINUTE;
            return works && busy.every(({ from, to }) => to <= start || from >= until);
          });
          const expected = isStep && isOpen ? free.map(({ id }) => id).toSorted() : [];
          expect(offered.get(start)?.colleagues.toSorted() ?? []).toEqual(expected);
        }
      },
    ),
  );
});

test('with the hours of content/ there is something to book', () => {
  const diary = { ...diaryAt(SUNDAY_NIGHT), firm: ours.supportHours.days };
  expect(bookableDays(diary)).not.toBeNull();
});

function diaryAt(now: number): Diary {
  return { now, firm: WEEK, colleagues: [ANN] };
}

function starting(slots: { start: number }[]): string[] {
  return slots.map(({ start }) => momentText(new Date(start)).slice(11));
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
