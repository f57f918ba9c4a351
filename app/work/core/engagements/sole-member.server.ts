import { and, eq, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Subject } from '#app/platform/stored-data/define-stored-data.ts';

/** Of the taxpayers of this member, those with no other member and no other address to write to. */
export function hasSoleMember({ id, email }: Subject): SQL | undefined {
  const others = membersWhere(ne(taxpayerMembers.userId, id));
  return and(
    sql`exists ${membersWhere(eq(taxpayerMembers.userId, id))}`,
    notExists(others),
    or(isNull(taxpayers.email), eq(taxpayers.email, email.toLowerCase())),
  );
}

export function hasNoMember(): SQL {
  return notExists(membersWhere(sql`true`));
}

function membersWhere(is: SQL) {
  return db()
    .select({ id: taxpayerMembers.userId })
    .from(taxpayerMembers)
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayers.id), is));
}
