import { and, eq, ilike, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import { taxpayers } from '#app/db/schema/taxpayers.ts';
import { searchedWords } from '#app/db/search-words.ts';
import { isVisibleTo } from '#app/engagements/access.server.ts';
import { isUnfinished, withNews } from '#app/engagements/came-in.server.ts';
import type { FirmActor } from '#app/engagements/actor.ts';
import { plusDays } from '#app/firm/calendar-day.ts';
import type { Filter, SectionName, View } from './filter.ts';

/** How many days ahead the board calls due. */
const DUE_SOON = 14;

const { state, dueOn, assigneeId, type } = engagements;

const isEnded = inArray(state, ['done', 'declined', 'expired']);
export const isUnended = notInArray(state, ['done', 'declined', 'expired']);

export const isToReview = sql`${engagements.id} in ${withNews}`;

export function viewOf(view: View, today: string): SQL | undefined {
  switch (view) {
    case 'board':
      return isUnended;
    case 'review':
      return isToReview;
    case 'due':
      return and(isUnfinished, isDueBy(plusDays(today, DUE_SOON)));
    case 'client':
      return inArray(state, ['collecting', 'waiting_for_client']);
    case 'progress':
      return inArray(state, ['accepted', 'in_progress']);
    case 'sars':
      return eq(state, 'with_sars');
    case 'proposed':
      return eq(state, 'proposed');
    case 'ended':
      return isEnded;
  }
}

/** Each stands in one section: what is due, and under way, has the first. */
export function sectionOf(section: SectionName, today: string): SQL | undefined {
  if (section === 'due') return viewOf('due', today);
  const isLater = sql`coalesce(${dueOn} > ${plusDays(today, DUE_SOON)}, true)`;
  const isNeverDue = section === 'sars' || section === 'proposed';
  return and(viewOf(section, today), isNeverDue ? undefined : isLater);
}

/** All but the view; for queries that join `engagements` and `taxpayers`. */
export function matching(filter: Filter, actor: FirmActor, today: string): SQL | undefined {
  const { q, of, service, due } = filter;
  return and(
    isVisibleTo(actor),
    ...searchedWords(q).map((word) => ilike(taxpayers.name, containing(word))),
    of === 'nobody' ? isNull(assigneeId) : undefined,
    of === 'anyone' || of === 'nobody' ? undefined : eq(assigneeId, of === 'me' ? actor.id : of),
    service ? inArray(type, typesOf(service)) : undefined,
    due ? isDueBy(due === 'overdue' ? plusDays(today, -1) : plusDays(today, Number(due))) : undefined,
  );
}

/** A select from `engagements` with their `taxpayers`. */
export function idsOf(where: SQL | undefined) {
  return db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(where);
}

function isDueBy(day: string): SQL {
  return lte(dueOn, day);
}

function typesOf(service: string): string[] {
  return engagementTypes.filter((one) => one.service === service).map(({ id }) => id);
}
