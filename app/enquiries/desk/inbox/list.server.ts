import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import { idsFrom } from '#app/accounts/core/reached-at.server.ts';
import { isPhone } from '#app/platform/db/phone-search.ts';
import { asPage, pageOf, type Cursor, type Order, type Page } from '#app/platform/db/keyset.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { replyDrafts } from '#app/platform/db/schema/replies.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { ageText } from './age.ts';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { defineWhere, isOf } from '#app/platform/filters/where.server.ts';
import { enquiryPath, filterQuery, type Filter, type View } from './filter.ts';
import type { EnquiryLine } from './enquiry-line.ts';
import { hasWords, hasWordsByFit, hasWordsOrTag, isInHeading, type Within } from './full-text.server.ts';
import { BEGUN, HIDDEN, OPEN, UNREAD } from '#app/enquiries/core/states.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';

const isOpen = isIn(enquiries.state, OPEN);
const isAwake = or(isNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, sql`now()`));
const isToDo = and(isOpen, isAwake);

const isFromSender = and(
  eq(enquiryEntries.enquiryId, enquiries.id),
  eq(enquiryEntries.kind, 'received'),
  eq(enquiryEntries.isAutomatic, false),
);

const excerpt = sql<string>`left(regexp_replace(left(coalesce((
  select ${enquiryEntries.body} from ${enquiryEntries} where ${isFromSender}
  order by ${enquiryEntries.createdAt} desc limit 1), ${enquiries.message}), 300), '\\s+', ' ', 'g'), 140)`;

export async function findEnquiries(
  filter: Filter,
  cursor: Cursor,
  me: string,
  now = new Date(),
): Promise<Page<EnquiryLine>> {
  const page = pageOf(orderOf(filter), cursor);
  const { orderBy, limit } = page;
  const read = await db()
    .select({
      id: enquiries.id,
      version: enquiries.version,
      state: enquiries.state,
      name: enquiries.name,
      entityName: enquiries.entityName,
      email: enquiries.email,
      subject: enquiries.subject,
      tags: enquiries.tags,
      excerpt,
      assignee: profiles.fullName,
      hasCalculation: sql<boolean>`${isNotNull(enquiries.calculation)}`,
      hasDraft: sql<boolean>`exists (select 1 from ${replyDrafts}
        where ${replyDrafts.enquiryId} = ${enquiries.id} and ${replyDrafts.authorId} = ${me})`,
      receivedAt: enquiries.createdAt,
      waitingSince: enquiries.waitingSince,
      snoozedUntil: enquiries.snoozedUntil,
    })
    .from(enquiries)
    .leftJoin(profiles, eq(profiles.id, enquiries.assigneeId))
    .where(within(filter, me, page))
    .orderBy(...orderBy)
    .limit(limit);
  const { rows, ...rest } = asPage(read, cursor);
  return { ...rest, rows: rows.map((row) => lineOf(row, now)) };
}

export type ViewCounts = Record<Exclude<View, 'answered' | 'all'>, number>;

/** `orphaned` are in progress with nobody who handles enquiries. */
export type Work = ViewCounts & { orphaned: number; newSince: Date | null; waitingSince: Date | null };

/** Counted only among open enquiries: those grow with the work, not with the years. */
export async function countWork(me: string): Promise<Work> {
  const here = (view: View) => sql<number>`(count(*) filter (where ${viewOf(view, me)}))::int`;
  const [row] = await db()
    .select({
      open: here('open'),
      new: here('new'),
      mine: here('mine'),
      unassigned: here('unassigned'),
      waiting: here('waiting'),
      snoozed: here('snoozed'),
      spam: sql<number>`(select count(*) from ${enquiries} where ${isIn(enquiries.state, HIDDEN)})::int`,
      orphaned: sql<number>`(count(*) filter (where ${and(isIn(enquiries.state, BEGUN), viewOf('unassigned', me))}))::int`,
      newSince: sql<Date | null>`min(${enquiries.createdAt}) filter (where ${viewOf('new', me)})`.mapWith(
        enquiries.createdAt,
      ),
      waitingSince: sql<Date | null>`min(${enquiries.waitingSince}) filter (where ${isAwake})`.mapWith(
        enquiries.createdAt,
      ),
    })
    .from(enquiries)
    .where(isOpen);
  if (!row) throw ownError('Postgres counted and returned no row.');
  return row;
}

export async function findTags(): Promise<string[]> {
  const used = db()
    .select({ tags: enquiries.tags, uses: count().as('uses') })
    .from(enquiries)
    .where(sql`${enquiries.tags} <> '{}'`)
    .groupBy(enquiries.tags)
    .as('used');
  const rows = await db()
    .select({ tag: sql<string>`unnest(${used.tags})`.as('tag') })
    .from(used)
    .groupBy(sql`tag`)
    .orderBy(desc(sum(used.uses)), sql`tag`)
    .limit(100);
  return rows.map(({ tag }) => tag);
}

/** The enquiries beside this one in the filter, whether or not it still fits the filter itself. */
export function neighbour(id: string, filter: Filter, me: string, side: 'after' | 'before') {
  const page = pageOf(orderOf(filter), { side, id });
  const isOther = and(page.where, ne(enquiries.id, id));
  return db()
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(within(filter, me, { ...page, where: isOther, limit: 1 }))
    .orderBy(...page.orderBy)
    .limit(1);
}

export async function nextPath(id: string, filter: Filter, me: string): Promise<string> {
  const [next] = await neighbour(id, filter, me, 'after');
  return next ? enquiryPath(next.id, filter) : `/admin/messages${filterQuery(filter)}`;
}

/** As `matching`, for those that come first in an order. */
export function within(
  filter: Filter,
  me: string,
  { where, falls, ...order }: Within & { falls: boolean },
): SQL | undefined {
  const others = and(matching({ ...filter, q: '', tag: '' }, me), where);
  if (!filter.q && !filter.tag) return others;
  if (!isByFit(filter)) return hasWordsOrTag(filter, { where: others, ...order });
  // Its parts by their time, as an index has it.
  const orderBy = [enquiries.createdAt, enquiries.id].map(falls ? desc : asc);
  return hasWordsByFit(filter, { ...order, where: others, orderBy, falls });
}

export const matching = defineWhere<Filter, string>({
  q: hasWords,
  state: viewOf,
  assignee: (assignee, me) => isOf(enquiries.assigneeId, assignee, me),
  tag: (tag) => arrayContains(enquiries.tags, [tag]),
  taxpayer: isAbout,
  sort: null,
});

export function isAbout(taxpayerId: string): SQL {
  const { id, taxpayerId: tied } = enquiries;
  return sql`${id} in (select ${id} from ${enquiries} where ${eq(tied, taxpayerId)} union all
    select ${id} from ${enquiries} where ${tied} is null and ${id} in ${idsFrom(enquiries, taxpayerId)})`;
}

export function orderOf(filter: Pick<Filter, 'sort' | 'state' | 'q'>): Order {
  const { createdAt, waitingSince, name, id } = enquiries;
  const by = { from: enquiries, id, descending: false };
  if (isByFit(filter)) return { ...by, key: fitOf(filter.q), descending: true };
  if (filter.state === 'waiting') return { ...by, key: waitingSince };
  if (filter.sort === 'name') return { ...by, key: byName(name) };
  return { ...by, key: createdAt, descending: filter.sort !== 'oldest' };
}

function isByFit({ q, sort, state }: Pick<Filter, 'sort' | 'state' | 'q'>): boolean {
  return sort === 'fit' && q !== '' && !isPhone(q) && state !== 'waiting';
}

/** Those in whose sender or subject each word begins one come first, and then the newest. */
function fitOf(q: string): SQL {
  return sql`(extract(epoch from ${enquiries.createdAt}) + case when ${isInHeading(q)} then 1e11 else 0 end)`;
}

function viewOf(view: Filter['state'], me: string): SQL | undefined {
  switch (view) {
    case 'open':
      return isToDo;
    case 'new':
      return and(isIn(enquiries.state, UNREAD), isAwake);
    case 'mine':
      return and(isToDo, eq(enquiries.assigneeId, me));
    case 'unassigned':
      return and(
        isToDo,
        or(isNull(enquiries.assigneeId), notInArray(enquiries.assigneeId, colleagueIds('enquiries'))),
      );
    case 'waiting':
      return and(isToDo, isNotNull(enquiries.waitingSince));
    case 'snoozed':
      return and(isOpen, gt(enquiries.snoozedUntil, sql`now()`));
    case 'all':
      return isNotIn(enquiries.state, HIDDEN);
    default:
      return eq(enquiries.state, view);
  }
}

type Read = Omit<EnquiryLine, 'age' | 'isWaiting'> & { waitingSince: Date | null };

function lineOf({ waitingSince, snoozedUntil, ...row }: Read, now: Date): EnquiryLine {
  const isWaiting = waitingSince !== null && OPEN.includes(row.state);
  const isAsleep = snoozedUntil !== null && snoozedUntil > now;
  return {
    ...row,
    snoozedUntil: isAsleep ? snoozedUntil : null,
    isWaiting,
    age: ageText(isWaiting ? waitingSince : row.receivedAt, now),
  };
}
