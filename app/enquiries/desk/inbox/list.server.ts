import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  gt,
  inArray,
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
import { asPage, pageOf, type Cursor, type Order, type Page } from '#app/platform/db/keyset.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';
import { replyDrafts } from '#app/platform/db/schema/replies.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { ageText } from './age.ts';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import type { Filter, View } from './filter.ts';
import type { MessageLine } from './message.ts';
import { isFirstSaying, isSaying, type Within } from './saying.server.ts';

const messages = contactMessages;
const isOpen = inArray(messages.state, ['new', 'in_progress']);
const isAwake = or(isNull(messages.snoozedUntil), lte(messages.snoozedUntil, sql`now()`));
const isToDo = and(isOpen, isAwake);

/** The sender's latest words. */
const excerpt = sql<string>`left(regexp_replace(left(coalesce((
  select body from ${messageEntries} where message_id = ${messages.id} and kind = 'received' and not is_automatic
  order by created_at desc limit 1), ${messages.message}), 300), '\\s+', ' ', 'g'), 140)`;

export async function findMessages(
  filter: Filter,
  cursor: Cursor,
  me: string,
  now = new Date(),
): Promise<Page<MessageLine>> {
  const { where, orderBy, limit } = pageOf(orderOf(filter), cursor);
  const read = await db()
    .select({
      id: messages.id,
      version: messages.version,
      state: messages.state,
      name: messages.name,
      entityName: messages.entityName,
      email: messages.email,
      subject: messages.subject,
      tags: messages.tags,
      excerpt,
      assignee: profiles.fullName,
      hasCalculation: sql<boolean>`${isNotNull(messages.calculation)}`,
      hasDraft: sql<boolean>`exists (select 1 from ${replyDrafts}
        where ${replyDrafts.messageId} = ${messages.id} and ${replyDrafts.authorId} = ${me})`,
      receivedAt: messages.createdAt,
      waitingSince: messages.waitingSince,
      snoozedUntil: messages.snoozedUntil,
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.id, messages.assigneeId))
    .where(within(filter, me, { where, orderBy, limit }))
    .orderBy(...orderBy)
    .limit(limit);
  const { rows, ...page } = asPage(read, cursor);
  return { ...page, rows: rows.map((row) => lineOf(row, now)) };
}

export type ViewCounts = Record<Exclude<View, 'answered' | 'all'>, number>;

/** `orphaned` are in progress with nobody who handles messages. */
export type Work = ViewCounts & { orphaned: number; newSince: Date | null; waitingSince: Date | null };

/** Counted only among open messages: those grow with the work, not with the years. */
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
      spam: sql<number>`(select count(*) from ${messages} where ${eq(messages.state, 'spam')})::int`,
      orphaned: sql<number>`(count(*) filter (where ${and(eq(messages.state, 'in_progress'), viewOf('unassigned', me))}))::int`,
      newSince: sql<Date | null>`min(${messages.createdAt}) filter (where ${viewOf('new', me)})`.mapWith(
        messages.createdAt,
      ),
      waitingSince: sql<Date | null>`min(${messages.waitingSince}) filter (where ${isAwake})`.mapWith(
        messages.createdAt,
      ),
    })
    .from(messages)
    .where(isOpen);
  if (!row) throw ownError('Postgres counted and returned no row.');
  return row;
}

/** All that are used, the most frequent first. */
export async function findTags(): Promise<string[]> {
  const used = db()
    .select({ tags: messages.tags, messages: count().as('messages') })
    .from(messages)
    .where(sql`${messages.tags} <> '{}'`)
    .groupBy(messages.tags)
    .as('used');
  const rows = await db()
    .select({ tag: sql<string>`unnest(${used.tags})`.as('tag') })
    .from(used)
    .groupBy(sql`tag`)
    .orderBy(desc(sum(used.messages)), sql`tag`)
    .limit(100);
  return rows.map(({ tag }) => tag);
}

/** The messages beside this one in the filter, whether or not it still fits the filter itself. */
export function neighbour(id: string, filter: Filter, me: string, side: 'after' | 'before') {
  const { where, orderBy } = pageOf(orderOf(filter), { side, id });
  const isOther = and(where, ne(messages.id, id));
  return db()
    .select({ id: messages.id })
    .from(messages)
    .where(within(filter, me, { where: isOther, orderBy, limit: 1 }))
    .orderBy(...orderBy)
    .limit(1);
}

/** As `matching`, for those that come first in an order. */
function within(filter: Filter, me: string, { where, ...order }: Within): SQL | undefined {
  const others = and(matching({ ...filter, q: '', tag: '' }, me), where);
  return filter.q || filter.tag ? isFirstSaying(filter, { where: others, ...order }) : others;
}

export function matching({ q, state, assignee, tag }: Filter, me: string): SQL | undefined {
  return and(
    viewOf(state, me),
    assignee === 'nobody' ? isNull(messages.assigneeId) : undefined,
    assignee === 'anybody' || assignee === 'nobody'
      ? undefined
      : eq(messages.assigneeId, assignee === 'me' ? me : assignee),
    tag ? arrayContains(messages.tags, [tag]) : undefined,
    q ? isSaying(q) : undefined,
  );
}

export function orderOf({ sort, state }: Pick<Filter, 'sort' | 'state'>): Order {
  if (state === 'waiting')
    return { from: messages, key: messages.waitingSince, id: messages.id, descending: false };
  const key = sort === 'name' ? sql`lower(${messages.name})` : messages.createdAt;
  return { from: messages, key, id: messages.id, descending: sort === 'newest' };
}

function viewOf(view: Filter['state'], me: string): SQL | undefined {
  switch (view) {
    case 'open':
      return isToDo;
    case 'new':
      return and(eq(messages.state, 'new'), isAwake);
    case 'mine':
      return and(isToDo, eq(messages.assigneeId, me));
    case 'unassigned':
      return and(
        isToDo,
        or(isNull(messages.assigneeId), notInArray(messages.assigneeId, colleagueIds('messages'))),
      );
    case 'waiting':
      return and(isToDo, isNotNull(messages.waitingSince));
    case 'snoozed':
      return and(isOpen, gt(messages.snoozedUntil, sql`now()`));
    case 'all':
      return ne(messages.state, 'spam');
    default:
      return eq(messages.state, view);
  }
}

type Read = Omit<MessageLine, 'age' | 'isWaiting'> & { waitingSince: Date | null };

function lineOf({ waitingSince, snoozedUntil, ...row }: Read, now: Date): MessageLine {
  const isWaiting = waitingSince !== null && (row.state === 'new' || row.state === 'in_progress');
  const isAsleep = snoozedUntil !== null && snoozedUntil > now;
  return {
    ...row,
    snoozedUntil: isAsleep ? snoozedUntil : null,
    isWaiting,
    age: ageText(isWaiting ? waitingSince : row.receivedAt, now),
  };
}
