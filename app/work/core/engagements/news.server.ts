import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { ROLES } from '#app/accounts/core/roles.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { USABLE } from '#app/platform/scan/states.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { CAME_IN_ITEMS } from './item-states.ts';
import { LATE } from './states.ts';
import { isNotInTrash, isPresent, isVisibleTo } from './access.server.ts';
import { isWorkOf } from './holder.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';

/** Sent by a client beside the list, and no colleague has filed or accepted it. Not one that cannot be opened. */
export const isNewPaper = sql<boolean>`(${documents.itemId} is null and ${documents.noteId} is null and ${documents.direction} = 'from_client'
  and ${documents.handledAt} is null and ${documents.senderHash} is not null and ${documents.replacedById} is null
  and ${documents.mergedIntoId} is null and ${isIn(documents.scanState, USABLE)})`;

/** A colleague says that it needs nothing more. False for what is filed, or handled already. */
export async function setHandled(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { direction, itemId, noteId, handledAt } = documents;
  const isLoose = and(eq(direction, 'from_client'), isNull(itemId), isNull(noteId), isNull(handledAt));
  const set = await tx
    .update(documents)
    .set({ handledAt: now })
    .where(and(eq(documents.id, id), isLoose))
    .returning({ id: documents.id });
  return set.length > 0;
}

const papers = sql`select ${documents.engagementId} as id, 1 as item from ${documents} where ${isNewPaper}`;
const items = sql`select ${requestItems.engagementId} as id, 1 as item from ${requestItems} where ${isIn(requestItems.state, CAME_IN_ITEMS)}
  union all ${papers}`;
const messages = sql`select ${engagementMessages.engagementId} as id, 0 as item from ${engagementMessages}
  where not ${engagementMessages.isOurs} and ${engagementMessages.readAt} is null`;

export const withAnswers: SQL = sql`(select id from (${items}) came)`;
export const withMessages: SQL = sql`(select id from (${messages}) came)`;

/** The ids of engagements with an answer, a paper or a message that no colleague has looked at yet. */
export const withNews: SQL = sql`(select id from (${items} union all ${messages}) news)`;

/** Left joins: Postgres skips those that a query does not read. */
const withTaxpayers = sql`left join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}`;

/** `mine`: pieces of work of the actor with something that came. */
export type News = {
  items: number;
  messages: number;
  mine: number;
  overdue: number;
  overdueSince: string | null;
};

/** A subselect with JSON: what came and what is late, of everything that the actor may see. */
export function newsFor(actor: FirmActor, today: string): SQL<News> {
  const came = ROLES[actor.role].sees === 'all' ? cameToAll(actor.id) : cameTo(actor);
  return sql`(select json_build_object('items', came.items, 'messages', came.messages, 'mine', came.mine, 'overdue', late.number, 'overdueSince', late.since)
    from ${came} came,
    (select count(*) as number, min(${engagements.dueOn}) as since from ${engagements} ${withTaxpayers}
      where ${and(isVisibleTo(actor), isOverdue(today))}) late)`;
}

/** Of what the actor sees. `offset` makes Postgres look up each that has news, as these are few, not read all work. */
function cameTo(actor: FirmActor): SQL {
  return sql`(select coalesce(sum(news.items), 0) as items, coalesce(sum(news.messages), 0) as messages, count(*) filter (where seen.is_mine) as mine
    from (select id, sum(item) as items, count(*) filter (where item = 0) as messages from (${items} union all ${messages}) came group by id) news
    cross join lateral (select ${isWorkOf(actor.id)} as is_mine from ${engagements} ${withTaxpayers}
      where ${and(eq(engagements.id, sql`news.id`), isVisibleTo(actor))} offset 0) seen)`;
}

/** For a colleague who sees all work: only their own is looked up. */
function cameToAll(id: string): SQL {
  const own = db()
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(isPresent, isWorkOf(id)));
  return sql`(select coalesce(sum(item), 0) as items, count(*) filter (where item = 0) as messages,
      count(distinct id) filter (where id in ${own}) as mine
    from (${items} union all ${messages}) news where ${isNotInTrash(sql`news.id`)})`;
}

function isOverdue(today: string): SQL | undefined {
  return and(isIn(engagements.state, LATE), lt(engagements.dueOn, today));
}
