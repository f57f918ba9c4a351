import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { users } from '#app/db/schema/accounts.ts';
import { contactMessages } from '#app/db/schema/contact.ts';

type Owner = { id: string; email: string };

/**
 * Messages of a signed-in member: those from the account's confirmed address that never belonged to another account, and
 * those that it keeps. Never those with another address: our answers go there, and only its owner may read them.
 */
export function isOwnMessage({ id, email }: Owner): SQL | undefined {
  return or(eq(contactMessages.memberId, id), and(isNull(contactMessages.memberId), isFrom(email)));
}

/**
 * Call it before an account gives its address up. Whoever has the address next does not get these messages.
 * An address that was never confirmed keeps nothing.
 */
export async function keepOwnMessages(tx: Transaction, { id, email }: Owner): Promise<void> {
  const confirmed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  await tx
    .update(contactMessages)
    .set({ memberId: id })
    .where(and(isNull(contactMessages.memberId), isFrom(email), sql`exists ${confirmed}`));
}

function isFrom(email: string): SQL {
  return eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
}
