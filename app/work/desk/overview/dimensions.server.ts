import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { FINISHER } from '#app/work/core/engagements/finisher.server.ts';
import { formOf, PERIOD_FORMS, type PeriodForm } from '#app/work/core/engagements/period-range.ts';
import { ENGAGEMENT_STATE, UNENDED } from '#app/work/core/engagements/states.ts';
import { everyKind, typeOf } from '#app/work/core/engagements/types.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { midnight } from '#app/platform/db/start-of-day.ts';
import { viewOfState } from '../state-views.ts';
import { FINISHED_BY_NOBODY, type Filter } from '../filter.ts';
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
  isAlways?: boolean;
};

export type Part = string | number | null;

export type Dimension = {
  head: string;
  /** Which fields of the board its links set: the page does not offer them. */
  sets: readonly (keyof Filter)[];
  /** What decides the key of a row, in a query that has `engagements` and `taxpayers`; the work is grouped by it. */
  parts(today: string): readonly SQL<Part>[];
  /** Of such parts; without it the only one is the key. Asked for each group: cheaper than in SQL for each row. */
  keyOf?(parts: readonly Part[], known: Known): string;
  /** Of the keys that were found, all of them in exactly one step, in the order of the page. */
  steps(found: readonly string[], known: Known): Step[];
  /** Columns of another kind are a table of their own. */
  table?: { of(key: string): string; label(table: string): string; narrows(table: string): Partial<Filter> };
};

const { state, type, period, dueOn, stateSince } = engagements;
const NOBODY = 'nobody';

/** Who acts next; not a colleague whose role has ended. */
export const person: Dimension = {
  head: 'Person',
  sets: ['of'],
  parts: () => [sql`${engagements.assigneeId}`, sql`${taxpayers.assigneeId}`],
  // As `HOLDER` has it.
  keyOf: (holders, { colleagues }) =>
    colleagues.find(({ id }) => id === holders.find((holder) => colleagues.some((one) => one.id === holder)))
      ?.id ?? NOBODY,
  steps: (_found, known) => [
    ...colleagueSteps(known, (id) => ({ narrows: { of: id }, person: id })),
    { keys: [NOBODY], label: 'Nobody', narrows: { of: NOBODY } },
  ],
};

/** Of finished work. Somebody who has left stands under “nobody”. */
export const finisher: Dimension = {
  head: 'Finished by',
  sets: ['by'],
  parts: () => [FINISHER],
  keyOf: ([by], { colleagues }) => colleagues.find(({ id }) => id === by)?.id ?? NOBODY,
  steps: (_found, known) => [
    ...colleagueSteps(known, (id) => ({ narrows: { by: id } })),
    { keys: [NOBODY], label: FINISHED_BY_NOBODY, narrows: { by: NOBODY } },
  ],
};

function colleagueSteps(
  { colleagues, seesAll }: Known,
  stepOf: (id: string) => Pick<Step, 'narrows' | 'person'>,
): Step[] {
  return colleagues.map(({ id, name }) => ({ keys: [id], label: name, ...stepOf(id), isAlways: seesAll }));
}

export const exactState: Dimension = {
  head: 'State',
  sets: ['state', 'is'],
  parts: () => [sql`${state}`],
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

export const waitingFor: Dimension = {
  head: 'Waiting for',
  sets: ['state'],
  parts: () => [sql`${state}`],
  keyOf([one]) {
    const found = UNENDED.find((known) => known === one);
    return found ? viewOfState(found) : '';
  },
  steps: () =>
    keysOf(WAITING_FOR).map((view) => ({ keys: [view], label: WAITING_FOR[view], narrows: { state: view } })),
};

export const kind: Dimension = {
  head: 'Kind of work',
  sets: [],
  parts: () => [sql`${type}`],
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
  parts: () => [sql`${period}`],
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
      ...shown.map((id, place) => ({
        keys: [id],
        label: periodLabel(id, shown[place - 1]),
        narrows: { period: id },
      })),
      ...(after.length > 0 ? [{ keys: after, label: 'Later', narrows: { period: `${after[0]}..` } }] : []),
    ];
  },
};

function asForm(text: string): PeriodForm {
  return keysOf(PERIOD_FORMS).find((form) => form === text) ?? 'once';
}

/** Of months the year stands where it begins: there are ten of them. */
function periodLabel(id: string, before?: string): string {
  const [year = 0, part = 0] = id.split('-').map(Number);
  switch (formOf(id)) {
    case 'months':
      return before?.startsWith(`${year}-`) ? shortMonth(year, part).slice(0, 3) : shortMonth(year, part);
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
  parts: (today) => [bucketIn(weeksFrom(today), dueOn, (from) => from, 'date')],
  keyOf: ([bucket], { today }) => keyIn(weeksFrom(today), bucket) ?? 'none',
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
    parts: (today) => [bucketIn(rangesOn(today), stateSince, midnight, 'timestamptz')],
    keyOf: ([bucket], { today }) => keyIn(rangesOn(today), bucket) ?? '',
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

/** In which of these adjoining ranges a row is, from 0; null without a day. The first has no beginning here. */
function bucketIn(
  [_first, ...later]: readonly Range[],
  column: AnyPgColumn,
  begins: (day: string) => string,
  as: 'date' | 'timestamptz',
): SQL<number | null> {
  const starts = later.map(({ from }) => begins(from ?? ''));
  return sql`width_bucket(${column}, ${`{${starts.join()}}`}::${sql.raw(as)}[])`;
}

function keyIn(ranges: readonly Range[], bucket: Part | undefined): string | undefined {
  return typeof bucket === 'number' ? ranges[bucket]?.key : undefined;
}

export function keyOf({ keyOf: of }: Dimension, parts: readonly Part[], known: Known): string {
  return of ? of(parts, known) : String(parts[0] ?? '');
}
