import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { indexFirst } from '#app/platform/db/search-words.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';

const named = alias(taxpayers, 'named');
const titled = alias(engagements, 'titled');

/**
 * The client's name or the title of the work fits. Both are found first, as arrays: so Postgres joins two indexes, and does not
 * read all work.
 */
export function isCalled(fits: (text: PgColumn) => SQL): SQL {
  const clients = db()
    .select({ id: named.id })
    .from(named)
    .where(indexFirst(named.name, fits(named.name)));
  const hasTitle = and(isNotNull(titled.ownTitle), fits(titled.ownTitle));
  const works = db().select({ id: titled.id }).from(titled).where(hasTitle);
  return sql`(${engagements.taxpayerId} = any(array(${clients})) or ${engagements.id} = any(array(${works})))`;
}
