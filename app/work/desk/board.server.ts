import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { LETTERS, SECTIONS, WORK, type Filter, type SectionName, type View } from './filter.ts';
import type { WorkLine } from './line.ts';
import { lineOf, linesOf } from './lines.server.ts';
import { countMatching } from './all-matching.server.ts';
import { findCalled, type Called } from './called.server.ts';
import { countViews, type ViewCounts } from './view-counts.server.ts';
import { dueKey, idsOf, isUnended, matching, orderOf, sectionOf, viewOf } from './matching.server.ts';

/** Lines of each section of the board; its own view has all of them, in pages. */
const MOST_OF_SECTION = 15;

const MOST_OF_CLIENTS = 300;

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
  const called = filter.q === '' ? null : await findCalled(filter.q);
  const [counts, lines, page, ended] = await Promise.all([
    countViews(filter, actor, today, { called }),
    isBoard ? findSections(filter, actor, today, called) : [],
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

function findSections(filter: Filter, actor: FirmActor, today: string, called: readonly Called[] | null) {
  const shown = ON_BOARD.map((name): Shown<Section['name']> => {
    const isOfIt = name === LETTERS ? viewOf(name, today) : sectionOf(name, today);
    return {
      name,
      view: name === LETTERS ? name : 'board',
      where: and(matching(filter, actor, today, called), isOfIt),
    };
  });
  return findShown(shown, MOST_OF_SECTION, today);
}

/** The first of several views, from one statement. No view of ended or planned work. */
export async function findFirst<Name extends string>(
  filters: Readonly<Record<Name, Filter>>,
  most: number,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<Record<Name, WorkLine[]>> {
  const shown = keysOf(filters).map((name): Shown<Name> => {
    const { state: view } = filters[name];
    return { name, view, where: and(matching(filters[name], actor, today), viewOf(view, today)) };
  });
  const lines = await findShown(shown, most, today);
  return recordOf(keysOf(filters), (name) => lines.filter(({ section }) => section === name));
}

type Shown<Name> = { name: Name; view: View; where: SQL | undefined };

async function findShown<Name extends string>(shown: readonly Shown<Name>[], most: number, today: string) {
  const isByLetter = ({ view }: Shown<Name>) => view === LETTERS;
  const each = shown.map((one) => {
    const ids = idsOf(one.where)
      .orderBy(isByLetter(one) ? engagements.sarsDueOn : dueKey, engagements.id)
      .limit(most);
    return sql`(select id, ${one.name}::text as section from (${ids}) ${sql.identifier(one.name)})`;
  });
  const all = sql`(${sql.join(each, sql` union all `)}) shown`;
  const byLetter = shown.filter(isByLetter).map(({ name }) => name);
  const key = sql`case when ${inArray(sql`shown.section`, byLetter)} then ${engagements.sarsDueOn} end`;
  const read = await linesOf<Name>(all, sql`shown.section`).orderBy(key, dueKey, engagements.id);
  return read.map(({ section, ...row }) => ({ section, ...lineOf(row, today) }));
}
