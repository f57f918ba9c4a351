import { eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { deletePasskeysOf } from './passkeys/list.server.ts';
import { warnOwner } from './recovery.server.ts';
import { removeSecondFactor } from './second-factor.server.ts';
import { secureAccount } from './sessions.server.ts';

/** Codes and passkeys: a lost phone loses both. False if there were none. */
export async function dropSecondStep(tx: Transaction, userId: string): Promise<boolean> {
  const hadCodes = await removeSecondFactor(tx, userId);
  return (await deletePasskeysOf(tx, userId)) > 0 || hadCodes;
}

/** Also ends the sessions and mails the owner. `actorId` is null for the operator. */
export function resetSecondFactor(
  db: Db,
  email: string,
  actorId: string | null = null,
): Promise<'changed' | 'unchanged' | 'unknown-email'> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!user) return 'unknown-email';
    if (!(await dropSecondStep(tx, user.id))) return 'unchanged';
    await secureAccount(tx, user.id);
    await record(tx, { actorId, action: 'second-factor.reset', entity: 'user', entityId: user.id });
    const subject = 'Your two-step verification was reset';
    const what =
      'Signing in to your account asks for the password alone, until you switch two-step verification on again. Its passkeys are removed, and whoever was signed in is signed out.';
    await warnOwner(tx, user, { subject, what, isByFirm: true });
    return 'changed';
  });
}
