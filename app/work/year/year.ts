import { formatRand } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { paymentDay, savedBy, type Outcome } from '#app/work/core/engagements/outcome.ts';
import { periodOf } from '#app/work/core/engagements/periods.ts';
import { ENGAGEMENT_STATE, isPlanned } from '#app/work/core/engagements/states.ts';
import { yearOfWork } from '#app/work/core/engagements/year-of-work.ts';
import { openClocks } from '#app/work/core/sars-letters/sars-letter.ts';

/** One sheet of A4 holds so many. */
const MOST_LINES = 24;
const MOST_DATES = 6;

type Work = Pick<
  Engagement,
  | 'id'
  | 'title'
  | 'type'
  | 'typeId'
  | 'period'
  | 'taxpayer'
  | 'state'
  | 'dueOn'
  | 'submittedOn'
  | 'reference'
  | 'outcome'
  | 'sarsLetters'
  | 'createdAt'
>;

/** `result`: what SARS decided; null before that, and for what does not go there. */
export type YearLine = { id: string; title: string; filed: string; result: string | null };

export type NextDate = { day: string; what: string; isLate: boolean };

/** In cents. `toPay`, `toCome`: by assessments, not moved yet. `saved`: proved by a dispute that was won. */
type Money = {
  paid: number;
  toPay: number;
  refunded: number;
  toCome: number;
  saved: number;
  assessed: number;
};

export type Year = {
  year: string;
  /** `tax year 2026: 1 March 2025 to 28 February 2026` */
  covers: string[];
  lines: YearLine[];
  leftOut: number;
  money: Money;
  next: NextDate[];
  nextLeftOut: number;
};

export function yearsOf(works: readonly Work[]): string[] {
  return [...new Set(works.filter(isAgreed).map(yearOfWork))].toSorted().toReversed();
}

/** What was done in `year` for one client, and, whatever the year, which days come next. */
export function yearOf(works: readonly Work[], year: string, today: string): Year {
  const own = works
    .filter((work) => isAgreed(work) && yearOfWork(work) === year)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)) || a.title.localeCompare(b.title));
  const next = works
    .flatMap((work) => datesOf(work, today))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
  return {
    year,
    covers: coversOf(own),
    lines: own.slice(0, MOST_LINES).map(lineOf),
    leftOut: Math.max(0, own.length - MOST_LINES),
    money: moneyOf(own),
    next: next.slice(0, MOST_DATES),
    nextLeftOut: Math.max(0, next.length - MOST_DATES),
  };
}

function isAgreed({ state }: Work): boolean {
  return ENGAGEMENT_STATE[state].isAgreed;
}

/** What has an outcome first, then what was filed by its day, then what is under way. */
function orderOf({ outcome, submittedOn }: Work): string {
  return `${outcome ? 0 : 1} ${submittedOn ?? '9999'}`;
}

function lineOf({ id, title, state, submittedOn, reference, outcome }: Work): YearLine {
  const filed = submittedOn
    ? `${dayText(submittedOn)}${reference ? `, reference ${reference}` : ''}`
    : ENGAGEMENT_STATE[state].client.label;
  return { id, title, filed, result: outcome && resultText(outcome) };
}

/** `R 8 000.00 paid back on 3 July 2026`: short, since a line of paper is. */
function resultText({ figure, cents, payBy, settledOn }: Outcome): string {
  const on = settledOn && ` on ${dayText(settledOn)}`;
  switch (figure) {
    case 'none':
      return 'Nothing to pay';
    case 'pay':
      return `${formatRand(cents ?? 0)} ${on ? `paid${on}` : `to pay${payBy ? ` by ${dayText(payBy)}` : ''}`}`;
    case 'refund':
      return `${formatRand(cents ?? 0)} ${on ? `paid back${on}` : 'to be paid back'}`;
  }
}

function moneyOf(works: readonly Work[]): Money {
  const sum = (of: 'pay' | 'refund', isSettled: boolean) =>
    works.reduce((total, { outcome }) => {
      const counts = outcome?.figure === of && (outcome.settledOn !== null) === isSettled;
      return total + (counts ? (outcome.cents ?? 0) : 0);
    }, 0);
  return {
    paid: sum('pay', true),
    toPay: sum('pay', false),
    refunded: sum('refund', true),
    toCome: sum('refund', false),
    saved: works.reduce((total, work) => total + savedBy(work), 0),
    assessed: works.filter(({ outcome }) => outcome).length,
  };
}

function datesOf({ title, state, dueOn, outcome, sarsLetters }: Work, today: string): NextDate[] {
  const payBy = outcome && paymentDay(outcome);
  const dates = [
    ...(dueOn && (isPlanned(state) || ENGAGEMENT_STATE[state].countsAsLate)
      ? [{ day: dueOn, what: title }]
      : []),
    ...(payBy ? [{ day: payBy, what: `Payment to SARS: ${title}` }] : []),
    ...openClocks(sarsLetters).flatMap(({ clock }) =>
      clock?.day ? [{ day: clock.day, what: `${clock.name}: ${title}` }] : [],
    ),
  ];
  return dates.map((date) => ({ ...date, isLate: daysUntil(date.day, today) < 0 }));
}

/** Each kind counts its years in its own way. */
function coversOf(works: readonly Work[]): string[] {
  return [...new Set(works.flatMap(coverOf))].toSorted();
}

function coverOf({ type, period, taxpayer }: Work): string[] {
  const year = period.slice(0, 4);
  switch (type?.period) {
    case 'year':
    case 'half-year': {
      const whole = periodOf({ period: 'year', year: type.year, deadline: null }, year, taxpayer.dates);
      if (!whole?.days || type.year === 'registration') return [];
      return [`${whole.label}: ${dayText(whole.days.first)} to ${dayText(whole.days.last)}`];
    }
    case 'month':
    case 'two-months':
      return [`months that end in ${year}`];
    case 'once':
    case undefined:
      return [];
  }
}
