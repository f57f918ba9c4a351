import { and, eq, sql, type SQL } from 'drizzle-orm';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isAtReviewer } from '#app/work/core/engagements/at-reviewer.server.ts';
import { NAMED_HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { countQuestions } from '#app/work/core/engagements/find.server.ts';
import { isNewPaper } from '#app/work/core/engagements/news.server.ts';
import { isOwed, isOwedApproval } from '#app/work/core/engagements/owed.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { lawDayBeside } from '#app/work/core/engagements/due.ts';
import { CAME_IN_ITEMS, LAPSED_ITEMS, OPEN_ITEMS } from '#app/work/core/engagements/item-states.ts';
import { BEFORE_FILING, ENGAGEMENT_STATE, nextStep, OFFERED } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { goesToSars, typeOfWork } from '#app/work/core/engagements/types.ts';
import { ALL_INSIDE, OPEN_INSIDE } from '#app/work/core/inside/inside-where.server.ts';
import { letterLine } from '#app/work/core/sars-letters/sars-letter.ts';
import { offerDates, unansweredOffer, type StoredOffer } from '#app/work/proposals/offer-dates.server.ts';
import type { WorkLine } from './line.ts';

/** `shown`: a subquery of that name with the ids. */
export function linesOf<Section extends string | null>(shown: SQL, section: SQL) {
  return db()
    .select({
      section: sql<Section>`${section}`,
      id: engagements.id,
      version: engagements.version,
      state: engagements.state,
      type: engagements.type,
      kindVersion: engagements.kindVersion,
      period: engagements.period,
      startsOn: engagements.startsOn,
      approvedAt: engagements.openingApprovedAt,
      approvedBy: sql<
        string | null
      >`(select p.full_name from profiles p where p.id = ${engagements.openingApprovedBy})`,
      withdrawnOn: engagements.withdrawnOn,
      atReviewer: sql<
        string | null
      >`case when ${isAtReviewer} then (select p.full_name from profiles p where p.id = ${engagements.reviewerId}) end`,
      isAtApproval: sql<boolean>`${isIn(engagements.state, BEFORE_FILING)} and exists (select from ${requestItems}
        where ${and(eq(requestItems.engagementId, engagements.id), isOwedApproval)})`,
      dueOn: engagements.dueOn,
      sarsLetters: engagements.sarsLetters,
      openInside: OPEN_INSIDE,
      inside: ALL_INSIDE,
      remindersPaused: engagements.remindersPaused,
      assignee: profiles.fullName,
      taxpayerId: taxpayers.id,
      name: taxpayers.name,
      taxNumber: taxpayers.taxNumber,
      changedAt: engagements.updatedAt,
      ...NAMED,
      answers: engagements.answers,
      givenAnswers: engagements.givenAnswers,
      items: sql<Items>`(select json_build_object(
        'requested', count(*) filter (where not ${isIn(requestItems.state, LAPSED_ITEMS)}),
        'open', count(*) filter (where ${isOwed}),
        'optional', count(*) filter (where ${isIn(requestItems.state, OPEN_ITEMS)} and not (${isOwed})),
        'answered', count(*) filter (where ${isIn(requestItems.state, CAME_IN_ITEMS)})
          + (select count(*) from ${documents} where ${documents.engagementId} = ${engagements.id} and ${isNewPaper}))
        from ${requestItems} where ${eq(requestItems.engagementId, engagements.id)})`,
      offer: sql<StoredOffer | null>`case when ${isIn(engagements.state, OFFERED)}
        then ${unansweredOffer(engagements.id)} end`,
      unread: sql<number>`(select count(*)::int from engagement_messages m
        where m.engagement_id = ${engagements.id} and not m.is_ours and m.read_at is null)`,
    })
    .from(shown)
    .innerJoin(engagements, eq(engagements.id, sql`shown.id`))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .leftJoin(profiles, eq(profiles.id, NAMED_HOLDER))
    .$dynamic();
}

type Items = Pick<WorkLine, 'requested' | 'open' | 'optional' | 'answered'>;
type Read = Omit<Awaited<ReturnType<typeof linesOf>>[number], 'section'>;

export function lineOf(row: Read, today: string): WorkLine {
  const { id, version, state, type, period, startsOn, dueOn, assignee, taxpayerId, name, items, unread } =
    row;
  const workType = typeOfWork({ ...row, typeId: type });
  const mayBeLate = dueOn !== null && ENGAGEMENT_STATE[state].countsAsLate;
  const lawDay = mayBeLate && lawDayBeside({ type: workType, period, dates: namingOf(row), dueOn });
  return {
    id,
    version,
    state,
    type,
    period,
    startsOn,
    approved:
      startsOn && row.approvedAt ? { by: row.approvedBy ?? '', on: southAfricanDay(row.approvedAt) } : null,
    withdrawnOn: row.withdrawnOn,
    atReviewer: row.atReviewer,
    isAtApproval: row.isAtApproval,
    dueOn,
    assignee,
    unread,
    openInside: row.openInside,
    inside: row.inside,
    ...items,
    questions: countQuestions({ ...row, type: workType }),
    offer: row.offer && offerDates(row.offer),
    letter: letterLine(row.sarsLetters, today),
    remindersPaused: row.remindersPaused,
    title: titleOf(type, period, namingOf(row)),
    changedOn: southAfricanDay(row.changedAt),
    next: nextStep(state, goesToSars({ type: workType }))?.label ?? null,
    taxpayer: { id: taxpayerId, name, taxNumber: row.taxNumber },
    daysLeft: mayBeLate ? daysUntil(dueOn, today) : null,
    byLaw: lawDay ? { day: lawDay, daysLeft: daysUntil(lawDay, today) } : null,
  };
}
