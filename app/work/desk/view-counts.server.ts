import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { inOneProcess } from '#app/platform/db/in-one-process.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { listPart, readPart, readParts, rowPart } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isNotInTrash } from '#app/work/core/engagements/access.server.ts';
import { withNews } from '#app/work/core/engagements/news.server.ts';
import { LATE, UNENDED, type EngagementState } from '#app/work/core/engagements/states.ts';
import type { Called } from './called.server.ts';
import { WORK, type Filter, type SectionName, type View } from './filter.ts';
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

/** `also`: how much is in the view of each of these. `called`: as for `matching`. */
type More<Also extends string> = {
  also?: Readonly<Record<Also, Filter>>;
  called?: readonly Called[] | null;
};

export async function countViews<Also extends string = never>(
  filter: Filter,
  actor: FirmActor,
  today: string,
  { also = {} as Readonly<Record<Also, Filter>>, called = null }: More<Also> = {},
) {
  // The other views have all of theirs, whatever planned work is looked at.
  const whole = { ...filter, opens: '', approved: '' } as const;
  const fits = matching(whole, actor, today, called);
  const isOfAll = filter.opens === '' && filter.approved === '';
  const withTaxpayers = readsTaxpayers(actor)
    ? sql`left join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}`
    : sql``;
  const isAll = !readsTaxpayers(actor) && WORK.query({ ...whole, state: 'board' }) === '';
  // `offset` makes Postgres look up each that has news, as these are few, not read all work.
  const oneByOne = filter.q === '' || called ? sql`offset 0` : sql``;
  const isFitting = isAll
    ? sql`where ${isNotInTrash(sql`news.id`)}`
    : sql`cross join lateral (select from ${engagements} ${withTaxpayers}
        where ${and(eq(engagements.id, sql`news.id`), fits)} ${oneByOne}) fitting`;
  const groups = filter.of === 'nobody' ? [ONE_GROUP] : GROUPS;
  const counted = groups.map(({ states, count }) => {
    return count(
      sql`from ${engagements} ${withTaxpayers} where ${and(fits, isIn(engagements.state, states))}`,
      today,
    );
  });
  const { kinds, opening, toReview, letters, others } = await readParts({
    others: rowPart(
      recordOf(keysOf(also), (name) => countOfView(also[name], actor, today)),
      sql``,
    ),
    kinds: listPart(
      {
        state: sql<EngagementState>`state`,
        isSoon: sql<boolean>`soon`,
        count: sql<number>`number`,
      },
      sql`from (${sql.join(counted, sql` union all `)}) kinds`,
      (kind): Counted => kind,
    ),
    // Null: all that is planned.
    opening: rowPart(
      {
        count: isOfAll ? sql<null>`null` : countOfView({ ...filter, state: 'planned' }, actor, today, called),
      },
      sql``,
    ),
    toReview: rowPart(
      { count: sql<number>`count(*)` },
      sql`from (select distinct id from ${withNews} came) news ${isFitting}`,
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

type Group = { states: readonly EngagementState[]; count(from: SQL, today: string): SQL };

const byState = (states: readonly EngagementState[], soon: (today: string) => SQL): Group => ({
  states,
  count: (from, today) =>
    sql`select ${engagements.state}, ${soon(today)} as soon, count(*) as number ${from} group by 1, 2`,
});

/** Each is counted by an index of its own; that of planned work, the most, without groups. */
const GROUPS: readonly Group[] = [
  byState(LATE, isSoon),
  byState(
    UNENDED.filter((state) => state !== 'planned' && !LATE.includes(state)),
    () => sql`false`,
  ),
  {
    states: ['planned'],
    count: (from) =>
      sql`select 'planned' as state, false as soon, count(*) as number ${from} and ${inOneProcess}`,
  },
];

/** For what is found by its clients: these are looked up once. */
const ONE_GROUP = byState(UNENDED, (today) => sql`${isIn(engagements.state, LATE)} and ${isSoon(today)}`);

export function countView(filter: Filter, actor: FirmActor, today: string): Promise<number> {
  return readPart({ json: countOfView(filter, actor, today), read: Number });
}

function countOfView(
  filter: Filter,
  actor: FirmActor,
  today: string,
  called: readonly Called[] | null = null,
): SQL<number> {
  const fits = and(matching(filter, actor, today, called), viewOf(filter.state, today));
  return sql<number>`(select count(*) from (${idsOf(fits)}) fitting)`;
}

function sumOf(kinds: readonly Counted[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}
