import { and, asc, eq } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { passkeys } from '#app/platform/db/schema/passkeys.ts';

export const MOST_PASSKEYS = 20;

export type Passkey = typeof passkeys.$inferSelect;

export function listPasskeys(userId: string, at: Db | Transaction = db()): Promise<Passkey[]> {
  return at
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Base64url, as browsers write it: Postgres refuses a text with a NUL. */
export const PASSKEY_ID = /^[\w-]{1,1400}$/;

/** Returns its name; null when the account has no such passkey. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<string | null> {
  if (!PASSKEY_ID.test(id)) return null;
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return deleted?.name ?? null;
}

export async function deletePasskeysOf(tx: Transaction, userId: string): Promise<number> {
  const deleted = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return deleted.length;
}
