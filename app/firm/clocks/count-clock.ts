import { isBusinessDay, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { proclamationsCheckedOn } from '#app/firm/core/public-holidays.ts';
import { refusedInput, type RefusedInput } from '#app/tax/refusal.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { appealClocks } from './appeal-clocks.ts';
import { assessmentClocks } from './assessment-clocks.ts';
import { auditClocks } from './audit-clocks.ts';
import { type Clock, type Length, outsideDisputes } from './clock.ts';
import { COUNT_UNITS, countText } from './count.ts';
import { debtClocks } from './debt-clocks.ts';
import { disputeClocks } from './dispute-clocks.ts';

/** A day that the letter itself names, whatever it is about. */
const letterClocks = {
  'letter-answer': outsideDisputes({
    name: 'Answer the letter',
    by: 'client',
    from: 'the date of the letter',
    length: { unit: 'letter' },
    law: 'The letter itself',
    sources: [],
    missed: 'What the letter says. Ask SARS for more time before the day has passed.',
  }),
} as const;

const declared = {
  ...disputeClocks,
  ...appealClocks,
  ...auditClocks,
  ...assessmentClocks,
  ...debtClocks,
  ...letterClocks,
};

export type ClockId = keyof typeof declared;

/** Every clock that a letter from SARS can start. */
export const clocks: Readonly<Record<ClockId, Clock>> = declared;

/** `working`: how the day was found; `unknown`: facts that may change it. Both are sentences. */
export type CountedDay = { kind: 'day'; day: string; working: string[]; unknown: string[] };

/** The law alone gives no day: a colleague reads the letter, and enters one. */
export type OpenDay = { kind: 'open'; why: string };

/** Late enough for any letter, and within the calendar. */
const LAST_START = '2099-12-31';
const LAW_OF_DAYS = 'section 244(1) of the Tax Administration Act';

/** The last day of a clock. `from`: its first day, which is not counted. */
export function countClock(id: ClockId, from: string): CountedDay | OpenDay | RefusedInput {
  const clock = clocks[id];
  const { length } = clock;
  const refusal = refusedStart(clock, from);
  if (refusal) return refusal;
  if (!('count' in length)) return { kind: 'open', why: whyUncounted(clock, length.unit) };
  if (clock.unsure)
    return { kind: 'open', why: `Perhaps ${countText(length.count, length.unit)}. ${clock.unsure}` };
  return countedDay(clock, length, from);
}

/** The day that the letter names, or that a colleague enters for an open clock. */
export function dayInLetter(id: ClockId, from: string, named: string): CountedDay | RefusedInput {
  const refusal = refusedStart(clocks[id], from);
  if (refusal) return refusal;
  if (!isIsoDate(named) || named > LAST_START)
    return refusedInput('named', 'Enter the day that the letter names, such as 31 March 2027.');
  if (named < from)
    return refusedInput('named', `The day lies before ${dayText(from)}, from which it counts. Check both.`);
  const { day, working } = onBusinessDay(clocks[id], named);
  const unknown = [...laterHolidays(named)];
  if (day < from) unknown.push(`That is before ${dayText(from)}. Ask SARS which day counts.`);
  return { kind: 'day', day, working: [`The letter names ${longDayText(named)}.`, ...working], unknown };
}

function whyUncounted({ missed }: Clock, unit: 'letter' | 'none'): string {
  return unit === 'letter' ? 'The letter names its own day: enter that.' : `No days are counted. ${missed}`;
}

function refusedStart({ since }: Clock, from: string): RefusedInput | null {
  if (!isIsoDate(from) || from > LAST_START)
    return refusedInput('from', 'Enter the day from which it counts, such as 3 March 2026.');
  if (from < since)
    return refusedInput('from', `Days before ${dayText(since)} are not counted here: other rules held then.`);
  return null;
}

type Counted = Extract<Length, { count: number }>;

function countedDay(clock: Clock, length: Counted, from: string): CountedDay {
  const { count, unit, law, note } = lengthOn(clock, length, from);
  const end = COUNT_UNITS[unit].after(from, count);
  const { day, working } = onBusinessDay(clock, end);
  return {
    kind: 'day',
    day,
    working: [
      `${countText(count, unit)} after ${longDayText(from)}: ${clock.from} (${law}). That day is not counted.`,
      ...note,
      ...COUNT_UNITS[unit].leftOut(from, end),
      ...working,
    ],
    unknown: [...(clock.unknown ?? []), ...closedStart(from, length), ...laterHolidays(end)],
  };
}

/** The older length, if the count had ended before it was replaced. */
function lengthOn({ law }: Clock, { count, unit, older }: Counted, from: string) {
  if (!older) return { count, unit, law, note: [] };
  const until = COUNT_UNITS[unit].after(from, older.count);
  if (until >= older.replacedOn) return { count, unit, law, note: [] };
  const note = `The rules of ${dayText(older.replacedOn)} give ${count} days, but these had ended before that day.`;
  return { count: older.count, unit, law: older.law, note: [note] };
}

/** A client's last day moves back to a business day; SARS has its days in full. */
function onBusinessDay({ by }: Clock, end: string): { day: string; working: string[] } {
  const day = by === 'client' ? lastBusinessDay(end) : end;
  if (day === end) return { day, working: [] };
  return {
    day,
    working: [
      `${longDayText(end)} is not a business day. The last one before it is ${longDayText(day)} (${LAW_OF_DAYS}).`,
    ],
  };
}

function closedStart(from: string, { unit }: Counted): string[] {
  if (unit === 'years' || unit === 'days' || isBusinessDay(from)) return [];
  return [
    `${longDayText(from)} is not a business day. If it counts as the next one, there is one day more; the earlier day stands here.`,
  ];
}

function laterHolidays(end: string): string[] {
  if (end <= proclamationsCheckedOn) return [];
  return [
    `Holidays that the President declares after ${dayText(proclamationsCheckedOn)} are not known here yet.`,
  ];
}
