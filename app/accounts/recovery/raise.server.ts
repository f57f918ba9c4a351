import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { nameOf } from '#app/accounts/core/recovery.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { recoveryQuestionedMail, recoveryRaisedMail } from './mails.server.ts';

type Recovery = typeof recoveries.$inferSelect;

/** Tells the firm, and the new address if the change was already made. */
export async function raise(tx: Transaction, row: Recovery, now: Date): Promise<void> {
  const { id, userId, name } = row;
  const isDone = row.state === 'done';
  await tx.update(recoveries).set({ raisedAt: now, lookedIntoAt: null }).where(eq(recoveries.id, id));
  for (const to of new Set([firmMailbox(), ...(await checkedBy(tx, row))])) {
    await queueMail(tx, recoveryRaisedMail.write(to, { id, name, isDone }), now);
  }
  if (!isDone || !userId) return;
  await record(tx, {
    actorId: null,
    action: 'recovery.question',
    entity: 'user',
    entityId: userId,
    changes: { request: id },
  });
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account) return;
  const owner = await nameOf(tx, userId);
  await queueMail(tx, recoveryQuestionedMail.write(account.email, { name: owner }), now);
}

/** False if there is nothing to look into. */
export function lookInto(me: { id: string }, id: string, now = new Date()): Promise<boolean> {
  return setLookedInto(me, id, { at: now, action: 'recovery.look' }, isRaised);
}

/** Undo of `lookInto`: it is on the overview again. False if it is there, or never was. */
export function lookAgain(me: { id: string }, id: string): Promise<boolean> {
  return setLookedInto(me, id, { at: null, action: 'recovery.look-again' }, isLookedInto);
}

function setLookedInto(
  me: { id: string },
  id: string,
  { at, action }: { at: Date | null; action: 'recovery.look' | 'recovery.look-again' },
  isSo: SQL | undefined,
): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false);
  return db().transaction(async (tx) => {
    const [row] = await tx
      .update(recoveries)
      .set({ lookedIntoAt: at })
      .where(and(eq(recoveries.id, id), isSo))
      .returning();
    if (!row) return false;
    const about = row.userId
      ? { entity: 'user', entityId: row.userId, changes: { request: id } }
      : { entity: 'recovery', entityId: id };
    await record(tx, { actorId: me.id, action, ...about });
    return true;
  });
}

const isLookedInto = and(isNotNull(recoveries.raisedAt), isNotNull(recoveries.lookedIntoAt));

export const isRaised = and(isNotNull(recoveries.raisedAt), isNull(recoveries.lookedIntoAt));

async function checkedBy(tx: Transaction, { provedBy, approvedBy }: Recovery): Promise<string[]> {
  const ids = [provedBy, approvedBy].filter((id) => id !== null);
  const found = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.id, colleagueIds('recovery'))));
  return found.map(({ email }) => email);
}
