import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { and, eq, inArray, lt, or, sql, type SQL, gte, isNull, not } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  isFindable,
  isPresent,
  isTaxpayerVisibleTo,
  isVisibleTo,
} from '#app/work/core/engagements/access.server.ts';
import { alikePairs, isAlikeAnother, type AlikeKey } from '#app/work/core/taxpayers/alike.server.ts';
import { hasTag, tagsOfRow, type Tag } from '#app/work/core/taxpayers/tags.server.ts';
import { doesLack } from '#app/work/core/taxpayers/lacks.server.ts';
import { hasOwn } from '#app/work/core/taxpayers/own-fields.server.ts';
import { COUNTED, type ClientStatus } from '#app/work/core/taxpayers/status.ts';
import { isFoundAsTyped, isFoundBy } from '#app/work/core/taxpayers/found-by.server.ts';
import { AGREED, isFiled, LATE, PLANNED } from '#app/work/core/engagements/states.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { isUnended } from '../matching.server.ts';
import { defineWhere, isOf } from '#app/platform/filters/where.server.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import type { Filter } from './filter.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { WITHOUT } from './recurring-types.ts';

export type TaxpayerLine = {
  id: string;
  version: number;
  kind: TaxpayerKind;
  /** Null for a file that is somebody else's. */
  status: ClientStatus | null;
  name: string;
  email: string | null;
  taxNumber: string | null;
  registrationNumber: string | null;
  assignee: string | null;
  tags: Tag[];
  isSeen: boolean;
  /** Engagements that have not ended, of those that the reader sees; of a card all. */
  open: number;
  /** Of the open ones, counted as on the page of the client. */
  underWay: number;
  planned: number;
  dueOn: string | null;
  overdue: number;
  lastWorkedOn: string | null;
};

/** On one page: merged ones leave it. */
const MOST_PAIRS = 100;

const ORDER = { from: taxpayers, key: byName(taxpayers.name), id: taxpayers.id, descending: false };

export async function findTaxpayers(
  filter: Filter,
  actor: FirmActor,
  cursor: Cursor,
): Promise<Page<TaxpayerLine>> {
  const { where, orderBy, limit } = pageOf(ORDER, cursor);
  const read = await linesFor(actor)
    .where(and(matching(filter, actor), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

export type Pair = { lines: [TaxpayerLine, TaxpayerLine]; same: AlikeKey[] };

/** Those of which one fits the filter, whoever looks after the other. */
export async function findPairs(filter: Filter, actor: FirmActor): Promise<Pair[]> {
  const { id, name } = taxpayers;
  // Both of a pair are alike another: asked again, all pairs would be found twice.
  const fits = matching({ ...filter, twice: '' }, actor);
  const found = await db().execute<{ one: string; other: string; same: AlikeKey[] }>(sql`
    select one, other, same, (select min(${byName(name)}) from ${taxpayers} where ${id} in (one, other)) as name
    from ${alikePairs()} pairs
    where exists (select from ${taxpayers} where ${id} in (one, other) and ${fits})
    order by name, one, other limit ${MOST_PAIRS}`);
  const ids = found.flatMap(({ one, other }) => [one, other]);
  const rows = ids.length > 0 ? await linesFor(actor).where(inArray(id, ids)) : [];
  const lineOf = new Map(rows.map((line) => [line.id, line]));
  return found.flatMap(({ one, other, same }) => {
    const [first, second] = [lineOf.get(one), lineOf.get(other)];
    return first && second ? [{ lines: [first, second], same }] : [];
  });
}

/** By name; those of others as their cards. */
export async function findLines(ids: readonly string[], actor: FirmActor): Promise<TaxpayerLine[]> {
  const { id, name } = taxpayers;
  if (ids.length === 0) return [];
  return linesFor(actor)
    .where(inArray(id, [...ids]))
    .orderBy(byName(name), id);
}

function linesFor(actor: FirmActor) {
  const { id, version, kind, status, name, email, taxNumber, registrationNumber } = taxpayers;
  const isSeen = isTaxpayerVisibleTo(actor);
  // Of a file that is somebody else's everything is counted, and nothing else is said.
  const isCounted = or(isVisibleTo(actor), sql`not ${isSeen}`);
  const isUnendedOfIt = and(eq(engagements.taxpayerId, id), isUnended, isPresent);
  const isOpen = and(isUnendedOfIt, isVisibleTo(actor));
  return db()
    .select({
      id,
      version,
      kind,
      status: sql<ClientStatus | null>`case when ${isSeen} then ${status} end`,
      name,
      email,
      taxNumber,
      registrationNumber,
      assignee: profiles.fullName,
      tags: sql<Tag[]>`case when ${isSeen} then ${tagsOfRow} else '[]' end`,
      isSeen: sql<boolean>`${isSeen}`,
      open: db().$count(engagements, and(isUnendedOfIt, isCounted)),
      underWay: db().$count(engagements, and(isUnendedOfIt, isIn(engagements.state, AGREED), isCounted)),
      planned: db().$count(engagements, and(isUnendedOfIt, isIn(engagements.state, PLANNED), isCounted)),
      dueOn: sql<
        string | null
      >`(select min(${engagements.dueOn})::text from ${engagements} where ${isOpen} and ${isNotIn(engagements.state, ENGAGEMENT_STATES.filter(isFiled))})`,
      overdue: db().$count(
        engagements,
        and(isOpen, isIn(engagements.state, LATE), lt(engagements.dueOn, southAfricanDay())),
      ),
      lastWorkedOn: sql<
        string | null
      >`(select max(${engagements.updatedAt} at time zone 'Africa/Johannesburg')::date::text from ${engagements}
        where ${and(eq(engagements.taxpayerId, id), isVisibleTo(actor))})`,
    })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .$dynamic();
}

export function findMatching(filter: Filter, actor: FirmActor, most: number): Promise<Ticked[]> {
  return matchingRows(filter, actor)
    .orderBy(...pageOf(ORDER, null).orderBy)
    .limit(most);
}

/** At most one more than can be done at once. */
export function countMatching(filter: Filter, actor: FirmActor): Promise<number> {
  return db().$count(sql`(${matchingRows(filter, actor).limit(MOST_MATCHING + 1)}) fitting`);
}

/** Whether one of the clients of the list was found by what was typed, and not only by a name like it. */
export async function isAnyAsTyped(filter: Filter, actor: FirmActor): Promise<boolean> {
  const fits = matching(filter, actor, isFoundAsTyped);
  const [row] = await db().execute<{ is: boolean }>(
    sql`select exists (select from ${taxpayers} where ${fits}) as is`,
  );
  return row?.is ?? false;
}

/** Of clients that fit the filter, those that the reader sees whole. */
export function isShownWhole(filter: Filter, actor: FirmActor): SQL | undefined {
  return and(matching(filter, actor), isTaxpayerVisibleTo(actor));
}

function matchingRows(filter: Filter, actor: FirmActor) {
  return db()
    .select({ id: taxpayers.id, version: taxpayers.version })
    .from(taxpayers)
    .where(isShownWhole(filter, actor))
    .$dynamic();
}

const chosen = defineWhere<Filter, string>({
  q: null,
  kind: (kind) => eq(taxpayers.kind, kind),
  of: (of, me) => isOf(taxpayers.assigneeId, of, me, isHeldByNobody(taxpayers.assigneeId, 'work')),
  tag: hasTag,
  lacks: doesLack,
  again: hasRecurring,
  field: null,
  has: null,
  status: (status) => (status === 'any' ? undefined : eq(taxpayers.status, status)),
  twice: isAlikeAnother,
});

/**
 * Every client is found by what is typed, prospects and former ones too; without it the list has those that the reader sees, and so
 * it does with a tag, recurring work, a field of the firm or something missing: of a file that is somebody else's none is said.
 */
function matching(filter: Filter, actor: FirmActor, isFound = isFoundBy): SQL | undefined {
  const isCurrent = filter.status ? undefined : isIn(taxpayers.status, COUNTED);
  const own = filter.field ? hasOwn(filter.field, filter.has) : undefined;
  const isSaid = filter.tag || own || filter.lacks || filter.again;
  return and(
    filter.q ? isFound(filter.q) : undefined,
    chosen(filter, actor.id),
    own,
    filter.q && !isSaid ? isFindable : and(isTaxpayerVisibleTo(actor), isCurrent),
  );
}

/** In queries of `taxpayers`. What has ended does not come again; what is paused does. */
function hasRecurring(value: string): SQL {
  const isWithout = value.startsWith(WITHOUT);
  const type = isWithout ? value.slice(WITHOUT.length) : value;
  const { taxpayerId, type: kind, endsOn } = recurringWork;
  const comesAgain = and(
    eq(taxpayerId, taxpayers.id),
    eq(kind, type),
    or(isNull(endsOn), gte(endsOn, southAfricanDay())),
  );
  const has = sql`exists (select from ${recurringWork} where ${comesAgain})`;
  return isWithout ? not(has) : has;
}
