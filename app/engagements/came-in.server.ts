import { eq, sql, type SQL } from 'drizzle-orm';
import { engagementMessages, engagements, requestItems } from '#app/db/schema/engagements.ts';
import { taxpayers } from '#app/db/schema/taxpayers.ts';
import { isVisibleTo } from './access.server.ts';
import type { FirmActor } from './actor.ts';

const items = sql`select ${requestItems.engagementId} as id, 1 as item from ${requestItems} where ${requestItems.state} = 'answered'`;
const messages = sql`select ${engagementMessages.engagementId} as id, 0 as item from ${engagementMessages}
  where not ${engagementMessages.isOurs} and ${engagementMessages.readAt} is null`;

/** The ids of engagements with an answer or a message that nobody of the firm has looked at yet. */
export const withNews: SQL = sql`(select id from (${items} union all ${messages}) news)`;

export type News = { items: number; messages: number };

/** A subselect, of JSON: what came in of all that the actor may see. */
export function newsFor(actor: FirmActor): SQL<News> {
  return sql`(select json_build_object('items', coalesce(sum(news.item), 0), 'messages', count(*) filter (where news.item = 0))
    from (${items} union all ${messages}) news
    inner join ${engagements} on ${eq(engagements.id, sql`news.id`)}
    inner join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}
    where ${isVisibleTo(actor)})`;
}
