import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ROLES } from '#app/accounts/core/roles.ts';
import { everyKind } from '#app/work/core/engagements/types.ts';
import { db } from '#app/platform/db/client.server.ts';
import { firmNow } from '#app/platform/content/firm.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import type { Order } from '#app/platform/db/keyset.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { startOfDay } from '#app/platform/db/start-of-day.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { FINISHER, isFinishedByNobodyHere } from '#app/work/core/engagements/finisher.server.ts';
import { isAtNoReviewer, isAtReviewer } from '#app/work/core/engagements/at-reviewer.server.ts';
import { waitsForNobody, waitsForStepOf } from '#app/work/core/inside/inside-where.server.ts';
import { isNobodysWork, isWorkOf } from '#app/work/core/engagements/holder.server.ts';
import { withAnswers, withMessages, withNews } from '#app/work/core/engagements/news.server.ts';
import { differsBy } from '#app/work/core/engagements/outcome-difference.server.ts';
import { PERIOD_FORMS, periodRange, type PeriodRange } from '#app/work/core/engagements/period-range.ts';
import { statesOf } from '#app/work/core/engagements/state-choices.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { LATE, UNENDED, type EngagementState } from '#app/work/core/engagements/states.ts';
import { viewOfState, type StateView } from './state-views.ts';
import { lastDayOfMonth, plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import type { OptionGroup } from '#app/platform/ui/field.tsx';
import { keysOf } from '#app/platform/core/keys.ts';
import { KIND_GROUPS } from '#app/work/core/engagements/define-engagement.ts';
import { defineWhere } from '#app/platform/filters/where.server.ts';
import { isOfWords, type Called } from './called.server.ts';
import type { Filter, SectionName, View } from './filter.ts';

const DUE_SOON = 14;

const { state, stateSince, dueOn, sarsDueOn, startsOn, openingApprovedAt, type } = engagements;

const inView = (view: StateView) => ENGAGEMENT_STATES.filter((one) => viewOfState(one) === view);

/** A view has the engagements in these states; `due` those of them that are due soon. */
const STATES: Record<Exclude<View, 'review' | 'letters'> | StateView, readonly EngagementState[]> = {
  board: UNENDED,
  due: LATE,
  client: inView('client'),
  progress: inView('progress'),
  sars: inView('sars'),
  proposed: inView('proposed'),
  planned: inView('planned'),
  ended: inView('ended'),
};

export const dueKey = sql`coalesce(${dueOn}, '9999-12-31')`;

/** The first due first; letters from SARS by their day, planned work by its start, ended work by its last change. */
export function orderOf(view: View): Order {
  const from = sql`${engagements} inner join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}`;
  if (view === 'ended') return { from, key: engagements.updatedAt, id: engagements.id, descending: true };
  return { from, key: KEYS[view] ?? dueKey, id: engagements.id, descending: false };
}

// All work of these views has such a day, and no other has one.
const KEYS: Partial<Record<View, PgColumn>> = { planned: startsOn, letters: sarsDueOn };

export const isUnended = isIn(state, UNENDED);
const isToReview = sql`${engagements.id} in ${withNews}`;

export function isSoon(today: string): SQL<boolean> {
  return sql`coalesce(${dueOn} <= ${plusDays(today, DUE_SOON)}, false)`;
}

export function viewOf(view: View, today: string): SQL | undefined {
  if (view === 'review') return isToReview;
  if (view === 'letters') return isNotNull(sarsDueOn);
  return and(isIn(state, STATES[view]), view === 'due' ? isDueBy(plusDays(today, DUE_SOON)) : undefined);
}

/** Each engagement is in one section: work that is due and under way is in the first. */
export function sectionOf(section: SectionName, today: string): SQL | undefined {
  const isDue = sql`(${isIn(state, LATE)} and ${isSoon(today)})`;
  return and(viewOf(section, today), section === 'due' ? undefined : sql`not ${isDue}`);
}

type Kind = { state: EngagementState; isSoon: boolean };

export function standsInView(view: keyof typeof STATES, kind: Kind): boolean {
  return STATES[view].includes(kind.state) && (view !== 'due' || kind.isSoon);
}

export function standsInSection(section: SectionName, kind: Kind): boolean {
  return standsInView(section, kind) && (section === 'due' || !standsInView('due', kind));
}

type Reader = { me: string; today: string; called: readonly Called[] | null };

const chosen = defineWhere<Filter, Reader>({
  q: (q, { called }) => isOfWords(q, called),
  state: null,
  news: (news) => sql`${engagements.id} in ${NEWS[news]}`,
  approved: isApproved,
  opens: (opens, { today }) => opensIn(opens, today),
  of: (of, { me }) => {
    if (of === 'nobody') return isNobodysWork;
    const colleague = of === 'me' ? me : of;
    return isUuid(colleague) ? isWorkOf(colleague) : undefined;
  },
  reviewer: (reviewer, { me }) => {
    if (reviewer === 'nobody') return isAtNoReviewer();
    const colleague = reviewer === 'me' ? me : reviewer;
    return isUuid(colleague) ? and(eq(engagements.reviewerId, colleague), isAtReviewer) : undefined;
  },
  step: (step, { me }) => {
    if (step === 'nobody') return waitsForNobody;
    const colleague = step === 'me' ? me : step;
    return isUuid(colleague) ? waitsForStepOf(colleague) : undefined;
  },
  service: (service) => inArray(type, typesOf(service)),
  kind: (kind) => inArray(type, typesOfKind(kind)),
  due: (due, { today }) => {
    if (due === 'none') return isNull(dueOn);
    const [from, until] = DUE_DAYS[due](today);
    const isFrom = gte(dueOn, from ?? today);
    // What was filed or has ended is never late.
    const isLateToo = from === null || due === 'month';
    return and(isLateToo ? or(isFrom, isIn(state, LATE)) : isFrom, isDueBy(until));
  },
  from: (from) => gte(dueOn, from),
  to: isDueBy,
  differs: () => differsBy(firmNow().noticedDifference ?? 1),
  is: (choice) => isIn(state, statesOf(choice)),
  period: (text) => isOfPeriods(periodRange(text)),
  by: (by, { me }) => {
    if (by === 'nobody') return sql`(${isFinishedByNobodyHere})`;
    const colleague = by === 'me' ? me : by;
    return isUuid(colleague) ? sql`${FINISHER} = ${colleague}` : undefined;
  },
  since: (from) => sql`${stateSince} >= ${startOfDay(from)}`,
  until: (until) => sql`${stateSince} < ${startOfDay(until)} + interval '1 day'`,
});

/** All but the view; for queries that join `engagements` and `taxpayers`. `called`: the matches of `q`, if known. */
export function matching(
  filter: Filter,
  actor: FirmActor,
  today: string,
  called: readonly Called[] | null = null,
): SQL | undefined {
  return and(isVisibleTo(actor), chosen(filter, { me: actor.id, today, called }));
}

/** Whether `matching` reads `taxpayers`. An unread left join keeps Postgres from counting by an index alone. */
export function readsTaxpayers({ role }: FirmActor): boolean {
  return ROLES[role].sees !== 'all';
}

/** A left join: Postgres skips it if `where` reads nothing of `taxpayers`. */
export function idsOf(where: SQL | undefined) {
  return db()
    .select({ id: engagements.id })
    .from(engagements)
    .leftJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(where);
}

function isDueBy(day: string): SQL {
  return lte(dueOn, day);
}

function isOfPeriods(range: PeriodRange | null): SQL | undefined {
  if (!range) return undefined;
  const { form, from, to } = range;
  const id = sql`${engagements.period} collate "C"`;
  return and(
    sql`${engagements.period} ~ ${PERIOD_FORMS[form].source}`,
    from === null ? undefined : sql`${id} >= ${from}`,
    to === null ? undefined : sql`${id} <= ${to}`,
  );
}

const NEWS = { messages: withMessages, answers: withAnswers };

type Days = [from: string | null, until: string];

const DUE_DAYS: Record<Exclude<Filter['due'], '' | 'none'>, (today: string) => Days> = {
  overdue: (today) => [null, plusDays(today, -1)],
  week: (today) => [today, plusDays(today, 7)],
  month: monthOf,
  'next-month': (today) => monthOf(plusDays(monthOf(today)[1], 1)),
  7: (today) => [null, plusDays(today, 7)],
  14: (today) => [null, plusDays(today, 14)],
  30: (today) => [null, plusDays(today, 30)],
  90: (today) => [null, plusDays(today, 90)],
};

function isApproved(approved: Filter['approved']): SQL {
  if (approved === '') return sql`true`;
  return approved === 'yes' ? isNotNull(openingApprovedAt) : isNull(openingApprovedAt);
}

function opensIn(opens: Filter['opens'], today: string): SQL {
  if (opens === '') return sql`true`;
  const [from, until] = OPENING_DAYS[opens](today);
  return sql`${startsOn} between ${from} and ${until}`;
}

const OPENING_DAYS: Record<Exclude<Filter['opens'], ''>, (today: string) => [string, string]> = {
  week: (today) => [today, plusDays(today, 7)],
  month: monthOf,
  'next-month': (today) => monthOf(plusDays(monthOf(today)[1], 1)),
};

function monthOf(day: string): [first: string, last: string] {
  return [`${day.slice(0, 7)}-01`, lastDayOfMonth(yearOf(day), Number(day.slice(5, 7)))];
}

export function kindOptions(): OptionGroup[] {
  return keysOf(KIND_GROUPS).flatMap((id) => {
    const group = KIND_GROUPS[id];
    const types = everyKind().filter((one) => one.group === id);
    const all = types.length > 1 ? [{ value: id, label: `${group}: all` }] : [];
    const options = [...all, ...types.map(({ id: value, name: label }) => ({ value, label }))];
    return types.length > 0 ? [{ group, options }] : [];
  });
}

/** Those of a group, or one alone: perhaps one that the firm no longer has. */
export function typesOfKind(kind: string): string[] {
  const types = everyKind().filter(({ id, group }) => id === kind || group === kind);
  return types.length > 0 ? types.map(({ id }) => id) : [kind];
}

function typesOf(service: string): string[] {
  return everyKind()
    .filter((one) => one.service === service)
    .map(({ id }) => id);
}
