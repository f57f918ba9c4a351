import { and, count, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { asPage, pageOf, type Cursor, type Order, type Page } from '#app/db/keyset.server.ts';
import { rolesThatMay } from '#app/accounts/roles.ts';
import { STORED_FIELDS } from '#app/contact/fields.ts';
import { db } from '#app/db/client.server.ts';
import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';
import { containing } from '#app/db/like.ts';
import { profiles, userRoles } from '#app/db/schema/accounts.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import type { Filter } from './filter.ts';
import type { Colleague, MessageLine } from './message.ts';

const messages = contactMessages;
const searched = STORED_FIELDS.filter((field) => field.isSearched).map(({ column }) => messages[column]);

export async function findMessages(filter: Filter, cursor: Cursor, me: string): Promise<Page<MessageLine>> {
  const { where, orderBy, limit } = pageOf(orderOf(filter), cursor);
  const read = await db()
    .select({
      id: messages.id,
      state: messages.state,
      name: messages.name,
      entityName: messages.entityName,
      email: messages.email,
      subject: messages.subject,
      assignee: profiles.fullName,
      hasCalculation: sql<boolean>`${isNotNull(messages.calculation)}`,
      receivedAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.id, messages.assigneeId))
    .where(and(matching(filter, me), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

export async function countStates(): Promise<Record<MessageState, number>> {
  const rows = await db()
    .select({ state: messages.state, messages: count() })
    .from(messages)
    .groupBy(messages.state);
  const byState = new Map(rows.map((line) => [line.state, line.messages]));
  return Object.fromEntries(MESSAGE_STATES.map((state) => [state, byState.get(state) ?? 0])) as Record<
    MessageState,
    number
  >;
}

export function findColleagues(): Promise<Colleague[]> {
  return db()
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .innerJoin(
      userRoles,
      and(eq(userRoles.userId, profiles.id), inArray(userRoles.role, rolesThatMay('messages'))),
    )
    .orderBy(profiles.fullName);
}

/** The new message that has waited longest, except the open one. */
export async function findNextNew(open: string): Promise<{ id: string; subject: string } | null> {
  const [next] = await db()
    .select({ id: messages.id, subject: messages.subject })
    .from(messages)
    .where(and(eq(messages.state, 'new'), sql`${messages.id} <> ${open}`))
    .orderBy(messages.createdAt, messages.id)
    .limit(1);
  return next ?? null;
}

export function matching({ q, state, assignee }: Filter, me: string): SQL | undefined {
  const pattern = containing(q);
  return and(
    state === 'open' ? inArray(messages.state, ['new', 'in_progress']) : undefined,
    state !== 'open' && state !== 'all' ? eq(messages.state, state) : undefined,
    assignee === 'nobody' ? isNull(messages.assigneeId) : undefined,
    assignee === 'anybody' || assignee === 'nobody'
      ? undefined
      : eq(messages.assigneeId, assignee === 'me' ? me : assignee),
    q ? or(...searched.map((column) => ilike(column, pattern))) : undefined,
  );
}

export function orderOf({ sort }: Pick<Filter, 'sort'>): Order {
  const key = sort === 'name' ? sql`lower(${messages.name})` : messages.createdAt;
  return { from: messages, key, id: messages.id, descending: sort === 'newest' };
}
