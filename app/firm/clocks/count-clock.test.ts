import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecess } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { clocks, countClock, dayInLetter, type ClockId } from './count-clock.ts';
import { countedByHand, isWorkday, LENGTHS } from './oracle.test-support.ts';

const ids = Object.keys(clocks) as ClockId[];
const counted = ids.filter((id) => id in LENGTHS);

/** 11 July 2014 to 31 December 2030. */
const start = fc.integer({ min: 0, max: 6017 }).map((days) => plusDays('2014-07-11', days));

test('every clock is counted by hand in the same way, from 2014 to 2030', () => {
  // 24 days apart, each with the next clock: 250 starts, on every weekday and in every month.
  for (let at = 0; at < 250; at += 1) {
    const [id, from] = [counted[at % counted.length]!, plusDays('2014-07-11', at * 24)];
    expect([id, from, dayOf(id, from)]).toEqual([id, from, countedByHand(id, from)]);
  }
});

test('any clock from any day ends on the day that is counted by hand', () => {
  fc.assert(
    fc.property(fc.constantFrom(...counted), start, (id, from) => {
      expect(dayOf(id, from)).toBe(countedByHand(id, from));
    }),
    { numRuns: 500 },
  );
});

test('days that others published are found', () => {
  for (const [id, from, day] of [
    // taxfaculty.ac.za, “the timing conundrum of the suspension of payment request”.
    ['objection', '2025-06-17', '2025-10-08'],
    ['final-demand', '2025-08-14', '2025-08-28'],
    // taxtim.com, an auto-assessment of 1 July 2022 and the late request for more time.
    ['estimate-correction', '2022-07-01', '2022-08-29'],
    ['extension-late-application', '2022-08-29', '2022-09-27'],
    // SARS, notice 5077 of 26 July 2024: the same day as 40 business days.
    ['estimate-correction', '2024-08-23', '2024-10-21'],
  ] as const)
    expect([id, dayOf(id, from)]).toEqual([id, day]);
});

test('at the turn of the year only disputes pause', () => {
  expect(dayOf('appeal', '2026-12-15')).toBe('2027-02-26');
  expect(dayOf('audit-findings-response', '2026-12-15')).toBe('2027-01-18');
  expect(dayOf('reasons-request', '2027-01-15')).toBe('2027-02-26');
});

test('declared holidays and Mondays after a Sunday are left out', () => {
  expect(dayOf('final-demand', '2026-10-30')).toBe('2026-11-16');
  expect(dayOf('final-demand', '2024-05-28')).toBe('2024-06-12');
  expect(dayOf('final-demand', '2026-08-07')).toBe('2026-08-24');
  expect(dayOf('final-demand', '2019-05-07')).toBe('2019-05-22');
});

test('work on an objection is due on the last day of its clock', () => {
  const work = engagementTypes.find(({ id }) => id === 'objection')!;
  expect(work.due).toMatchObject({ count: 80, unit: 'dispute-days' });
  expect(clocks.objection.length).toMatchObject({ count: 80, unit: 'dispute-days' });
});

test('an objection has 30 days if they ended before 10 March 2023, else 80', () => {
  // Thursday 9 March 2023 is the last end under the old rules. After that: 16 weeks and 5 holidays.
  expect(dayOf('objection', '2023-01-25')).toBe('2023-03-08');
  expect(dayOf('objection', '2023-01-26')).toBe('2023-03-09');
  expect(dayOf('objection', '2023-01-27')).toBe('2023-05-26');
  expect(linesOf('objection', '2023-01-26')).toContain('30 business days');
  expect(linesOf('objection', '2023-01-26')).toContain('11 July 2014');
});

test('no clock of a client ends on a closed day, and no dispute in the pause', () => {
  fc.assert(
    fc.property(fc.constantFrom(...counted), start, (id, from) => {
      const { by, length } = clocks[id];
      const day = dayOf(id, from);
      expect(day > from).toBe(true);
      if (by === 'client') expect(isWorkday(day)).toBe(true);
      if (length.unit === 'dispute-days') expect(isRecess(day)).toBe(false);
    }),
  );
});

test('a later start never ends earlier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...counted), start, start, (id, one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(dayOf(id, first) <= dayOf(id, second)).toBe(true);
    }),
  );
});

test('unsure clocks and those without a count give a reason, and no day', () => {
  const open = ids.filter((id) => !(id in LENGTHS));
  expect(open.toSorted()).toEqual([
    'appeal-late-exceptional',
    'audit-progress',
    'default-notice',
    'documents-asked',
    'documents-deliver',
    'letter-answer',
    'objection-invalid-notice',
    'reduced-assessment-error',
    'relevant-material',
    'remission',
    'suspension-answer',
    'voluntary-disclosure',
  ]);
  for (const id of open) {
    const found = countClock(id, '2026-03-03');
    expect(found).toEqual({ kind: 'open', why: expect.stringMatching(/\.$/) });
  }
});

test('the working names the count, the section, the holidays and the pause', () => {
  expect(countClock('appeal', '2026-11-02')).toEqual({
    kind: 'day',
    day: '2026-12-15',
    working: [
      '30 business days after Monday 2 November 2026: the day on which the decision about the objection came (Tax court rules of 10 March 2023, rule 10(1)(a)). That day is not counted.',
      'Public holidays left out: 4 November 2026 (Local government elections).',
    ],
    unknown: [
      'Whether the tax was paid or its payment suspended: an appeal alone stops no payment.',
      'Holidays that the President declares after 25 November 2026 are not known here yet.',
    ],
  });
  expect(linesOf('appeal', '2026-11-03')).toContain('16 December 2026 to 15 January 2027 is left out');
  expect(linesOf('appeal', '2026-11-03')).not.toContain('Day of Reconciliation');
  expect(linesOf('appeal', '2027-01-14')).toContain('to 15 January 2027');
  expect(linesOf('appeal', '2027-01-15')).not.toContain('15 January 2027 is left out');
  expect(linesOf('final-demand', '2026-12-11')).toContain('16 December 2026 (Day of Reconciliation)');
});

test('a client’s years end on the business day before, those of SARS on the day itself', () => {
  // 7 March 2026 is a Saturday.
  expect(dayOf('objection-late-exceptional', '2023-03-07')).toBe('2026-03-06');
  expect(linesOf('objection-late-exceptional', '2023-03-07')).toContain('section 244(1)');
  // 22 March 2032 is a holiday, as the day before is a Sunday.
  expect(dayOf('objection-late-exceptional', '2029-03-22')).toBe('2032-03-19');
  expect(dayOf('prescription-sars', '2023-03-07')).toBe('2026-03-07');
  expect(dayOf('prescription-sars', '2024-02-29')).toBe('2027-02-28');
});

test('a letter that comes on a closed day says that the count may be a day longer', () => {
  const unknownOf = (from: string) => JSON.stringify(countClock('final-demand', from));
  expect(unknownOf('2026-03-07')).toContain('Saturday 7 March 2026 is not a business day');
  expect(unknownOf('2026-03-06')).not.toContain('not a business day');
});

test('the day that a letter names is taken, or the business day before it', () => {
  expect(dayInLetter('relevant-material', '2026-02-02', '2026-03-03')).toEqual({
    kind: 'day',
    day: '2026-03-03',
    working: ['The letter names Tuesday 3 March 2026.'],
    unknown: [],
  });
  expect(dayInLetter('remission', '2026-02-02', '2026-03-07')).toMatchObject({ day: '2026-03-06' });
  // A letter of a Saturday that wants an answer the same day.
  expect(dayInLetter('remission', '2026-03-07', '2026-03-07')).toMatchObject({
    day: '2026-03-06',
    unknown: ['That is before 7 March 2026. Ask SARS which day counts.'],
  });
});

test('days that cannot be are refused with a sentence at their field', () => {
  for (const from of ['', 'soon', '2026-02-30', '2027-02-29', '3 March 2026', '2100-01-01', '2014-07-10'])
    expect(countClock('objection', from), from).toMatchObject({ kind: 'refused-input', field: 'from' });
  expect(countClock('final-demand', '2014-07-10')).toMatchObject({ kind: 'day' });
  expect(countClock('final-demand', '2013-12-31')).toMatchObject({ field: 'from' });
  expect(countClock('remission', 'soon')).toMatchObject({ kind: 'refused-input', field: 'from' });
  for (const named of ['', '2026-13-01', '2026-03-02', '9999-12-31'])
    expect(dayInLetter('remission', '2026-03-03', named), named).toMatchObject({ field: 'named' });
  expect(dayInLetter('remission', 'soon', '2026-03-03')).toMatchObject({ field: 'from' });
});

function found(id: ClockId, from: string) {
  const day = countClock(id, from);
  if (day.kind !== 'day') throw new Error(`${id} from ${from}: ${JSON.stringify(day)}`);
  return day;
}

function dayOf(id: ClockId, from: string): string {
  return found(id, from).day;
}

function linesOf(id: ClockId, from: string): string {
  return found(id, from).working.join('\n');
}
