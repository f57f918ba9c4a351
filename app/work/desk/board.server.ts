import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isAtReviewer } from '#app/work/core/engagements/at-reviewer.server.ts';
import { NAMED_HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { isNewPaper } from '#app/work/core/engagements/news.server.ts';
import { isOwedApproval } from '#app/work/core/engagements/owed.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { CAME_IN_ITEMS, OPEN_ITEMS } from '#app/work/core/engagements/item-states.ts';
import { BEFORE_FILING, ENGAGEMENT_STATE, nextStep, OFFERED } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { goesToSars, typeOfWork } from '#app/work/core/engagements/types.ts';
import { letterLine } from '#app/work/core/sars-letters/sars-letter.ts';
import { offerDates, unansweredOffer, type StoredOffer } from '#app/work/proposals/offer-dates.server.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { LETTERS, SECTIONS, WORK, type Filter, type SectionName } from './filter.ts';
import type { WorkLine } from './line.ts';
import { countMatching } from './all-matching.server.ts';
import { countViews, type ViewCounts } from './view-counts.server.ts';
import { dueKey, idsOf, isUnended, matching, orderOf, sectionOf, viewOf } from './matching.server.ts';

/** Lines of each section of the board; its own view has all of them, in pages. */
const MOST_OF_SECTION = 15;

const MOST_OF_CLIENTS = 300;

/** From the top. */
const ON_BOARD = [LETTERS, ...SECTIONS] as const;

export type Section = { name: SectionName | typeof LETTERS; count: number; lines: WorkLine[] };

/** `page`: null on the board, whose views have no `sections`. `matching`: how much fits, 0 when the page has it all. */
export type Board = {
  views: ViewCounts;
  sections: Section[];
  page: Page<WorkLine> | null;
  matching: number;
};

export async function findBoard(
  filter: Filter,
  actor: FirmActor,
  cursor: Cursor,
  today = southAfricanDay(),
): Promise<Board> {
  const isBoard = filter.state === 'board';
  const [counts, lines, page, ended] = await Promise.all([
    countViews(filter, actor, today),
    isBoard ? findSections(filter, actor, today) : [],
    isBoard ? null : findWork(filter, actor, cursor, today),
    filter.state === 'ended' ? countMatching(filter, actor) : 0,
  ]);
  const shown = ON_BOARD.filter((name) => name !== LETTERS || counts.views.letters > 0);
  const sections = shown.map((name) => ({
    name,
    count: name === LETTERS ? counts.views.letters : counts.section(name),
    lines: lines.filter((line) => line.section === name),
  }));
  const fitting = filter.state === 'ended' ? ended : counts.views[filter.state];
  const isMore = fitting > (page?.rows ?? lines.filter(({ section }) => section !== LETTERS)).length;
  return {
    views: counts.views,
    sections: isBoard ? sections : [],
    page,
    matching: isMore ? fitting : 0,
  };
}

/** One view in pages; of the board all that has not ended. */
export async function findWork(
  filter: Filter,
  actor: FirmActor,
  cursor: Cursor,
  today = southAfricanDay(),
): Promise<Page<WorkLine>> {
  const { where, orderBy, limit } = pageOf(orderOf(filter.state), cursor);
  const fits = and(matching(filter, actor, today), viewOf(filter.state, today), where);
  const shown = idsOf(fits)
    .orderBy(...orderBy)
    .limit(limit);
  const read = await linesOf(sql`(${shown}) shown`, sql`null`).orderBy(...orderBy);
  const page = asPage(read, cursor);
  return { ...page, rows: page.rows.map((row) => lineOf(row, today)) };
}

/** Of one view all that fits, in its order; of the board all that has not ended. */
export async function findAllWork(
  filter: Filter,
  actor: FirmActor,
  most: number,
  today = southAfricanDay(),
): Promise<WorkLine[]> {
  const { orderBy } = pageOf(orderOf(filter.state), null);
  const fits = and(matching(filter, actor, today), viewOf(filter.state, today));
  const shown = idsOf(fits)
    .orderBy(...orderBy)
    .limit(most);
  const read = await linesOf(sql`(${shown}) shown`, sql`null`).orderBy(...orderBy);
  return read.map((row) => lineOf(row, today));
}

export async function findOfTaxpayer(
  taxpayerId: string,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<WorkLine[]> {
  const fits = and(matching(WORK.unfiltered(), actor, today), eq(engagements.taxpayerId, taxpayerId));
  const read = await linesOf(sql`(${idsOf(fits)}) shown`, sql`null`)
    .orderBy(desc(isUnended), dueKey, desc(engagements.createdAt))
    .limit(100);
  return read.map((row) => lineOf(row, today));
}

/** What has not ended of these clients, the first due first. */
export async function findOpenOf(
  clients: readonly string[],
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<WorkLine[]> {
  const isOfThem = inArray(engagements.taxpayerId, [...clients]);
  const fits = and(matching(WORK.unfiltered(), actor, today), isOfThem, isUnended);
  const read = await linesOf(sql`(${idsOf(fits)}) shown`, sql`null`)
    .orderBy(dueKey, engagements.id)
    .limit(MOST_OF_CLIENTS);
  return read.map((row) => lineOf(row, today));
}

async function findSections(filter: Filter, actor: FirmActor, today: string) {
  const shown = ON_BOARD.map((name) => {
    const isOfIt = name === LETTERS ? viewOf(name, today) : sectionOf(name, today);
    const ids = idsOf(and(matching(filter, actor, today), isOfIt))
      .orderBy(name === LETTERS ? engagements.sarsDueOn : dueKey, engagements.id)
      .limit(MOST_OF_SECTION);
    return sql`(select id, ${name}::text as section from (${ids}) ${sql.identifier(name)})`;
  });
  const all = sql`(${sql.join(shown, sql` union all `)}) shown`;
  const key = sql`case when shown.section = ${LETTERS} then ${engagements.sarsDueOn} end`;
  const read = await linesOf(all, sql`shown.section`).orderBy(key, dueKey, engagements.id);
  return read.map(({ section, ...row }) => ({ section, ...lineOf(row, today) }));
}

function linesOf(shown: SQL, section: SQL) {
  return db()
    .select({
      section: sql<Section['name'] | null>`${section}`,
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
      remindersPaused: engagements.remindersPaused,
      assignee: profiles.fullName,
      taxpayerId: taxpayers.id,
      name: taxpayers.name,
      taxNumber: taxpayers.taxNumber,
      changedAt: engagements.updatedAt,
      ...NAMED,
      items: sql<Items>`(select json_build_object(
        'requested', count(*), 'open', count(*) filter (where ${isIn(sql`i.state`, OPEN_ITEMS)} and not i.is_optional),
        'answered', count(*) filter (where ${isIn(sql`i.state`, CAME_IN_ITEMS)})
          + (select count(*) from ${documents} where ${documents.engagementId} = ${engagements.id} and ${isNewPaper}))
        from request_items i where i.engagement_id = ${engagements.id})`,
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

type Items = Pick<WorkLine, 'requested' | 'open' | 'answered'>;
type Read = Omit<Awaited<ReturnType<typeof linesOf>>[number], 'section'>;

function lineOf(row: Read, today: string): WorkLine {
  const { id, version, state, type, period, startsOn, dueOn, assignee, taxpayerId, name, items, unread } =
    row;
  return {
    id,
    version,
    state,
    type,
    startsOn,
    approved:
      startsOn && row.approvedAt ? { by: row.approvedBy ?? '', on: southAfricanDay(row.approvedAt) } : null,
    withdrawnOn: row.withdrawnOn,
    atReviewer: row.atReviewer,
    isAtApproval: row.isAtApproval,
    dueOn,
    assignee,
    unread,
    ...items,
    offer: row.offer && offerDates(row.offer),
    letter: letterLine(row.sarsLetters, today),
    remindersPaused: row.remindersPaused,
    title: titleOf(type, period, namingOf(row)),
    changedOn: southAfricanDay(row.changedAt),
    next: nextStep(state, goesToSars({ type: typeOfWork({ ...row, typeId: type }) }))?.label ?? null,
    taxpayer: { id: taxpayerId, name, taxNumber: row.taxNumber },
    daysLeft: dueOn && ENGAGEMENT_STATE[state].countsAsLate ? daysUntil(dueOn, today) : null,
  };
}
