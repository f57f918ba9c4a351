import { sql, type SQL } from 'drizzle-orm';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { formOf, PERIOD_FORMS, type PeriodForm } from '#app/work/core/engagements/period-range.ts';
import { ENGAGEMENT_STATE, UNENDED } from '#app/work/core/engagements/states.ts';
import { HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { everyKind, typeOf } from '#app/work/core/engagements/types.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { startOfDay } from '#app/platform/db/start-of-day.ts';
import { viewOfState } from '../state-views.ts';
import type { Filter } from '../filter.ts';
import { agesOn, months, shortMonth, weeksFrom, type Range } from './ranges.ts';

/** `seesAll`: who has nothing is shown too. */
export type Known = { today: string; colleagues: readonly Colleague[]; seesAll: boolean };

/** One line or column: the rows with one of these keys, which `narrows` chooses on the board. */
export type Step = {
  keys: readonly string[];
  label: string;
  narrows: Partial<Filter>;
  person?: string;
  isLate?: boolean;
  /** Shown without any rows too. */
  isAlways?: boolean;
};

export type Dimension = {
  head: string;
  /** Which fields of the board its links set: the page does not offer them. */
  sets: readonly (keyof Filter)[];
  /** The key of a row as text, in a query that has `engagements`. */
  key(today: string): SQL<string>;
  /** Of the keys that were found, all of them in exactly one step, in the order of the page. */
  steps(found: readonly string[], known: Known): Step[];
  /** Columns of another kind are a table of their own. */
  table?: { of(key: string): string; label(table: string): string; narrows(table: string): Partial<Filter> };
};

const { state, type, period, dueOn, stateSince } = engagements;
const NOBODY = 'nobody';

/** Who acts next: whose role ended does not. */
export const person: Dimension = {
  head: 'Person',
  sets: ['of'],
  key: () => sql`coalesce(${HOLDER}::text, ${NOBODY})`,
  steps: (_found, { colleagues, seesAll }) => [
    ...colleagues.map(({ id, name }) => ({
      keys: [id],
      label: name,
      narrows: { of: id },
      person: id,
      isAlways: seesAll,
    })),
    { keys: [NOBODY], label: 'Nobody', narrows: { of: NOBODY } },
  ],
};

export const exactState: Dimension = {
  head: 'State',
  sets: ['state', 'is'],
  key: () => sql`${state}`,
  steps: () =>
    UNENDED.map((one) => ({
      keys: [one],
      label: ENGAGEMENT_STATE[one].desk.label,
      narrows: { state: viewOfState(one), is: one },
    })),
};

const WAITING_FOR = {
  client: 'The client',
  proposed: 'The client’s yes',
  progress: 'Us',
  sars: 'SARS',
} as const;

/** Of work that has begun or is proposed. */
export const waitingFor: Dimension = {
  head: 'Waiting for',
  sets: ['state'],
  key: () => {
    const cases = UNENDED.map((one) => sql`when ${one} then ${viewOfState(one)}`);
    return sql`case ${state} ${sql.join(cases, sql` `)} end`;
  },
  steps: () =>
    keysOf(WAITING_FOR).map((view) => ({ keys: [view], label: WAITING_FOR[view], narrows: { state: view } })),
};

export const kind: Dimension = {
  head: 'Kind of work',
  sets: [],
  key: () => sql`${type}`,
  steps: (found) =>
    found
      .toSorted((one, other) => compared(placeOf(one), placeOf(other)) || one.localeCompare(other))
      .map((id) => ({ keys: [id], label: typeOf(id)?.name ?? id, narrows: { kind: id } })),
};

function compared(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function placeOf(id: string): number {
  const place = everyKind().findIndex((one) => one.id === id);
  return place < 0 ? Infinity : place;
}

const TABLES: Record<PeriodForm, string> = {
  months: 'By month, or two months',
  'half-years': 'By half-year',
  years: 'By year',
  once: 'Once',
};

/** Columns of one table; what is older and newer is added up. */
const MOST_PERIODS = 10;
const EARLIER_PERIODS = 4;

export const periods: Dimension = {
  head: 'Period',
  sets: ['period'],
  key: () => sql`${period}`,
  table: {
    of: (id) => formOf(id) ?? 'once',
    label: (form) => TABLES[asForm(form)],
    narrows: (form) => ({ period: form }),
  },
  steps(found, { today }) {
    const ids = [...found].toSorted();
    const now = ids.findIndex((id) => id >= today.slice(0, id.length));
    const middle = (now < 0 ? ids.length : now) - EARLIER_PERIODS;
    const first = Math.max(0, Math.min(middle, ids.length - MOST_PERIODS));
    const shown = ids.slice(first, first + MOST_PERIODS);
    const [before, after] = [ids.slice(0, first), ids.slice(first + MOST_PERIODS)];
    return [
      ...(before.length > 0
        ? [{ keys: before, label: 'Earlier', narrows: { period: `..${before.at(-1)}` } }]
        : []),
      ...shown.map((id) => ({ keys: [id], label: periodLabel(id), narrows: { period: id } })),
      ...(after.length > 0 ? [{ keys: after, label: 'Later', narrows: { period: `${after[0]}..` } }] : []),
    ];
  },
};

function asForm(text: string): PeriodForm {
  return keysOf(PERIOD_FORMS).find((form) => form === text) ?? 'once';
}

function periodLabel(id: string): string {
  const [year = 0, part = 0] = id.split('-').map(Number);
  switch (formOf(id)) {
    case 'months':
      return shortMonth(year, part);
    case 'half-years':
      return `${year}, ${part === 1 ? 'first' : 'second'} half`;
    case 'once':
      return 'Open';
    default:
      return id;
  }
}

export const weeks: Dimension = {
  head: 'Due in the week of',
  sets: ['due', 'from', 'to'],
  key: (today) =>
    sql`case when ${dueOn} is null then 'none' ${cases(
      weeksFrom(today),
      (from) => sql`${dueOn} >= ${from}`,
      (to) => sql`${dueOn} <= ${to}`,
    )} end`,
  steps: (_found, { today }) => [
    ...weeksFrom(today).map(({ key, label, from, to, isLate }) => ({
      keys: [key],
      label,
      isLate,
      isAlways: true,
      narrows: { from: from ?? '', to: to ?? '' },
    })),
    { keys: ['none'], label: 'No day', narrows: { due: 'none' as const } },
  ],
};

export const age = sinceRanges('For how long', agesOn);
export const finishedIn = sinceRanges('Finished in', months);

function sinceRanges(head: string, rangesOn: (today: string) => Range[]): Dimension {
  return {
    head,
    sets: ['since', 'until'],
    key: (today) =>
      sql`case ${cases(
        rangesOn(today),
        (from) => sql`${stateSince} >= ${startOfDay(from)}`,
        (to) => sql`${stateSince} < ${startOfDay(plusDays(to, 1))}`,
      )} end`,
    steps: (_found, { today }) =>
      rangesOn(today).map(({ key, label, from, to, isLate }) => ({
        keys: [key],
        label,
        isLate,
        isAlways: true,
        narrows: { since: from ?? '', until: to ?? '' },
      })),
  };
}

function cases(ranges: readonly Range[], isFrom: (day: string) => SQL, isTo: (day: string) => SQL): SQL {
  const all = ranges.map(({ key, from, to }) => {
    const ends = [from === null ? [] : isFrom(from), to === null ? [] : isTo(to)].flat();
    return sql`when ${sql.join(ends, sql` and `)} then ${key}`;
  });
  return sql.join(all, sql` `);
}
