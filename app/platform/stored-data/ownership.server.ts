import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';

/** What a visitor may send without an account; `memberId`: the account that has or had the address. */
const OWNED = [enquiries, bookings] as const;

type Owned = (typeof OWNED)[number];
type Owner = { id: string; email: string };

/** From the confirmed address, unless it was another account's, and rows it keeps. Our answers go to that address. */
export function isOwnRow(table: Owned, { id, email }: Owner): SQL | undefined {
  return or(eq(table.memberId, id), and(isNull(table.memberId), isFrom(table, email)));
}

/** Before an account gives up its address, whose next owner must not get these rows. An unconfirmed one keeps none. */
export async function keepOwnRows(tx: Transaction, { id, email }: Owner): Promise<void> {
  const confirmed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  for (const table of OWNED) {
    await tx
      .update(table)
      .set({ memberId: id })
      .where(and(isNull(table.memberId), isFrom(table, email), sql`exists ${confirmed}`));
  }
}

function isFrom(table: Owned, email: string): SQL {
  return eq(sql`lower(${table.email})`, email.toLowerCase());
}
