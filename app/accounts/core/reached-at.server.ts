import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';

/** A table whose rows came from an address, perhaps also from an account. */
type Sent = PgTable & { id: PgColumn; email: PgColumn; memberId: PgColumn };

/** Ids of rows from the taxpayer's address, or a member's confirmed address or account. Each part uses an index. */
export function idsFrom(table: Sent, taxpayerId: string): SQL {
  const { id, email, memberId } = table;
  const { taxpayerId: of, userId } = taxpayerMembers;
  const isMembers = and(eq(of, taxpayerId), eq(users.id, userId), isNotNull(users.emailVerifiedAt));
  const isIts = and(eq(taxpayers.id, taxpayerId), isNull(taxpayers.deletedAt));
  return sql`(select ${id} from ${taxpayers} join ${table} on lower(${email}) = ${taxpayers.email} where ${isIts}
    union select ${id} from ${taxpayerMembers} join ${users} on ${isMembers} join ${table} on lower(${email}) = ${users.email}
    union select ${id} from ${taxpayerMembers} join ${table} on ${eq(memberId, userId)} where ${eq(of, taxpayerId)})`;
}
