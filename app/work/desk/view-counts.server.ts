import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { inOneProcess } from '#app/platform/db/in-one-process.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { listPart, readParts, rowPart } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { withNews } from '#app/work/core/engagements/news.server.ts';
import { LATE, UNENDED, type EngagementState } from '#app/work/core/engagements/states.ts';
import type { Filter, SectionName, View } from './filter.ts';
import {
  idsOf,
  isSoon,
  matching,
  readsTaxpayers,
  standsInSection,
  standsInView,
  viewOf,
} from './matching.server.ts';

export type ViewCounts = Record<Exclude<View, 'ended'>, number>;

type Counted = { state: EngagementState; isSoon: boolean; count: number };

/** How much of what fits is in each view, and in each section of the board; `also`: how much is in the view of each of these. */
export async function countViews<Also extends string = never>(
  filter: Filter,
  actor: FirmActor,
  today: string,
  also = {} as Readonly<Record<Also, Filter>>,
) {
  // The other views have all of theirs, whatever planned work is looked at.
  const fits = matching({ ...filter, opens: '', approved: '' }, actor, today);
  const isOfAll = filter.opens === '' && filter.approved === '';
  const withTaxpayers = readsTaxpayers(actor)
    ? sql`left join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}`
    : sql``;
  const countOf = (
    states: readonly EngagementState[],
    soon: SQL,
  ) => sql`select ${engagements.state}, ${soon} as soon, count(*) as number
    from ${engagements} ${withTaxpayers} where ${and(fits, isIn(engagements.state, states))} group by 1, 2`;
  // With the offset each that has news is looked up, as these are few: Postgres would read all work. What is searched for is found first.
  const oneByOne = filter.q === '' ? sql`offset 0` : sql``;
  const rest = UNENDED.filter((state) => state !== 'planned' && !LATE.includes(state));
  // Most work is planned: an index of its own counts it, without groups.
  const planned = sql`select 'planned' as state, false as soon, count(*) as number
    from ${engagements} ${withTaxpayers} where ${and(fits, isIn(engagements.state, ['planned']), inOneProcess)}`;
  const { kinds, opening, toReview, letters, others } = await readParts({
    others: rowPart(
      recordOf(
        keysOf(also),
        (name) => sql<number>`(select count(*) from ${fitting(also[name], actor, today)})`,
      ),
      sql``,
    ),
    kinds: listPart(
      {
        state: sql<EngagementState>`state`,
        isSoon: sql<boolean>`soon`,
        count: sql<number>`number`,
      },
      sql`from (${countOf(LATE, isSoon(today))} union all ${countOf(rest, sql`false`)} union all ${planned}) kinds`,
      (kind): Counted => kind,
    ),
    // Null: all that is planned.
    opening: rowPart(
      {
        count: isOfAll
          ? sql<null>`null`
          : sql<number>`(select count(*) from ${fitting({ ...filter, state: 'planned' }, actor, today)})`,
      },
      sql``,
    ),
    toReview: rowPart(
      { count: sql<number>`count(*)` },
      sql`from (select distinct id from ${withNews} came) news cross join lateral (
        select from ${engagements} ${withTaxpayers} where ${and(eq(engagements.id, sql`news.id`), fits)} ${oneByOne}) fitting`,
    ),
    letters: rowPart(
      { count: sql<number>`count(*)` },
      sql`from ${engagements} ${withTaxpayers} where ${and(fits, viewOf('letters', today))}`,
    ),
  });
  const view = (name: Parameters<typeof standsInView>[0]) =>
    sumOf(kinds.filter((kind) => standsInView(name, kind)));
  const section = (name: SectionName) => sumOf(kinds.filter((kind) => standsInSection(name, kind)));
  return {
    views: {
      board: view('board'),
      review: toReview.count,
      letters: letters.count,
      due: view('due'),
      client: view('client'),
      progress: view('progress'),
      sars: view('sars'),
      proposed: view('proposed'),
      planned: opening.count ?? view('planned'),
    },
    section,
    others,
  };
}

/** How much fits in the view of the filter alone. */
export function countView(filter: Filter, actor: FirmActor, today: string): Promise<number> {
  return db().$count(fitting(filter, actor, today));
}

function fitting(filter: Filter, actor: FirmActor, today: string): SQL {
  return sql`(${idsOf(and(matching(filter, actor, today), viewOf(filter.state, today)))}) fitting`;
}

function sumOf(kinds: readonly Counted[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}
