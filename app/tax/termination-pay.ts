import { dayAfter, wholeMonths } from './calendar.ts';
import { requireAmounts, type Cents } from './money.ts';
import type { Frequency } from './pay-period.ts';
import { noticeRules, severanceWeeks, terminationLaw } from './rates/termination-pay.ts';
import { partOf, randLine, sum, times, type Formula, type Hundredths } from './working.ts';

/** `pay`: of a month, fortnight or week. Days are ISO, the last one included. `underDay`: under 24 hours a month. */
export type Employment = {
  pay: Cents;
  frequency: Frequency;
  daysAWeek: number;
  startedOn: string;
  endsOn: string;
  isFarmOrDomestic: boolean;
  underDay: boolean;
};

/** Weeks by contract or agreement; 0 if it says nothing. `isNoticePaid`: not worked. */
export type Leaving = Employment & {
  agreedNotice: number;
  agreedSeverance: number;
  isNoticePaid: boolean;
  leaveDays: Hundredths;
};

const MONTHS_IN_YEAR = 12;
const HUNDREDTHS = 100;

/** Of a pay: a month is four and a third weeks (section 35(3)). */
const WEEK = { monthly: [3, 13], fortnightly: [1, 2], weekly: [1, 1] } as const;

/** Cents: sections 35 to 41 of the Basic Conditions of Employment Act, or more if agreed. Throws RangeError. */
export function terminationPay(leaving: Leaving) {
  const { pay, leaveDays, daysAWeek, isNoticePaid } = leaving;
  requireAmounts({ pay, leaveDays });
  const years = completedYears(leaving);
  const notice = noticeWeeks(leaving);
  const weeks = years * Math.max(leaving.underDay ? 0 : severanceWeeks, leaving.agreedSeverance);
  const week = line('weekPay', 'A week’s pay', weeksOf(leaving, HUNDREDTHS, 1), 'week');
  const lines = {
    week,
    severance: line(
      'severanceDue',
      `Severance pay due, ${counted(years, 'completed year')}`,
      weeksOf(leaving, weeks * HUNDREDTHS, 1),
      'severance',
    ),
    notice: line(
      'noticeDue',
      isNoticePaid ? `Notice pay due, ${counted(notice, 'week')}` : 'Notice pay due: the notice is worked',
      isNoticePaid ? weeksOf(leaving, notice * HUNDREDTHS, 1) : 0,
      'notice',
    ),
    leave: line('leaveDue', 'Leave to be paid out', weeksOf(leaving, leaveDays, daysAWeek), 'leave'),
  };
  const due = sum(lines.severance.amount, lines.notice.amount, lines.leave.amount);
  const total = randLine('dueAtLeast', 'The employer owes at least', due, 'calculated');
  return { ...lines, total, completedYears: years, noticeWeeks: notice };
}

function completedYears({ startedOn, endsOn }: Pick<Employment, 'startedOn' | 'endsOn'>): number {
  return Math.floor(wholeMonths(startedOn, dayAfter(endsOn)) / MONTHS_IN_YEAR);
}

function noticeWeeks({ startedOn, endsOn, isFarmOrDomestic, underDay, agreedNotice }: Leaving): number {
  const { shortMonths, short, longMonths, long, between } = noticeRules;
  const isLong = wholeMonths(startedOn, dayAfter(endsOn)) >= longMonths;
  // Six months to the day are still "six months or less": the last day itself is left out.
  const isShort = wholeMonths(startedOn, endsOn) < shortMonths;
  const later = isLong || isFarmOrDomestic ? long : between;
  return Math.max(underDay ? 0 : isShort ? short : later, agreedNotice);
}

/** `count` hundredths of the `by` equal parts of a week. */
function weeksOf({ pay, frequency }: Employment, count: Hundredths, by: number): Formula {
  const [part, whole] = WEEK[frequency];
  if (count === 0) return 0;
  if (whole * by === 1 && count % HUNDREDTHS === 0)
    return count === HUNDREDTHS ? pay : times(count / HUNDREDTHS, pay);
  return partOf(pay, part * count, whole * by * HUNDREDTHS);
}

function line<const Key extends string>(
  key: Key,
  label: string,
  formula: Formula,
  law: keyof typeof terminationLaw,
) {
  return randLine(key, label, formula, { law: terminationLaw[law] });
}

function counted(count: number, of: string): string {
  return `${count} ${of}${count === 1 ? '' : 's'}`;
}
