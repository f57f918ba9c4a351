import { and, eq, inArray, lte, notInArray, or, type Column } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { giveAddress } from '#app/accounts/core/confirm.server.ts';
import { dropSecondStep } from '#app/accounts/core/lost-second-factor.server.ts';
import { DUMMY_HASH } from '#app/accounts/core/password.server.ts';
import { nameOf, warnOwner } from '#app/accounts/core/recovery.server.ts';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { issueToken } from '#app/accounts/core/tokens.server.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { DAY } from '#app/platform/core/time.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { recoveryDoneMail, recoveryEndedMail } from './mails.server.ts';
import { raise } from './raise.server.ts';
import { afterAct, expiresAt, isDue, RECOVERY_WAIT, type Owner, type RecoveryState } from './states.ts';

export type Recovery = typeof recoveries.$inferSelect;
export type Account = typeof users.$inferSelect;

/** Locks the account first, as `secureAccount` does, to avoid a deadlock. Null for an unknown id. */
export async function lockRequest(
  tx: Transaction,
  id: string,
  userId?: string,
): Promise<{ row: Recovery; account: Account | null } | null> {
  if (!isUuid(id)) return null;
  const [found] = await tx
    .select({ userId: recoveries.userId })
    .from(recoveries)
    .where(eq(recoveries.id, id));
  if (!found) return null;
  const accountId = userId ?? found.userId;
  const [account] = accountId
    ? await tx.select().from(users).where(eq(users.id, accountId)).for('update')
    : [];
  const [row] = await tx.select().from(recoveries).where(eq(recoveries.id, id)).for('update');
  return row ? { row, account: account ?? null } : null;
}

export async function ownerOf(tx: Transaction, row: Pick<Recovery, 'userId' | 'provedBy'>): Promise<Owner> {
  const role = row.userId ? await roleOf(tx, row.userId) : null;
  return { role, isProverHere: row.provedBy !== null && may(await roleOf(tx, row.provedBy), 'recovery') };
}

/** Call it with the request locked. Everything of the account stays with it. */
export async function takeEffect(
  tx: Transaction,
  row: Recovery,
  account: Account,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<RecoveryState> {
  const isOld = account.email !== row.formerEmail;
  const given = { movesWork: true, isProved: true, actorId, now } as const;
  if (isOld || (row.isAddressLost && !(await giveAddress(tx, account, row.email, given)))) {
    // The owner changed the address meanwhile, or another account has the new one.
    return end(tx, row, 'cancel', { actorId, now });
  }
  const hadSecondStep = await dropSecondStep(tx, account.id);
  if (row.isAddressLost) {
    // The new address chooses a new password: a user of the old mailbox may know the former one.
    const confirmed = { passwordHash: DUMMY_HASH, emailVerifiedAt: now };
    await tx.update(users).set(confirmed).where(eq(users.id, account.id));
  }
  await secureAccount(tx, account.id, { now });
  if (row.isAddressLost) {
    const name = await nameOf(tx, account.id);
    const secret = await issueToken(tx, { userId: account.id, purpose: 'reset_password' }, now);
    await queueMail(tx, recoveryDoneMail.write(row.email, { name, secret }), now);
  } else {
    const what = `Signing in to your account asks for the password alone, until you switch two-step verification on again. ${hadSecondStep ? 'Its codes and passkeys are removed, and whoever' : 'Whoever'} was signed in is signed out. We reset it because you asked us.`;
    await warnOwner(tx, account, { subject: 'Your two-step verification was reset', what }, now);
  }
  return moveTo(tx, row, 'finish', { actorId, now });
}

type How = { actorId: string | null; now: Date };

/** Changes nothing in the account. Whoever was mailed about the request is mailed that it has ended. */
export async function end(
  tx: Transaction,
  row: Recovery,
  act: 'stop' | 'cancel' | 'expire',
  how: How,
): Promise<RecoveryState> {
  const state = await moveTo(tx, row, act, how);
  if (state === 'stopped') await raise(tx, { ...row, state }, how.now);
  if (state !== 'stopped' && state !== 'cancelled' && state !== 'expired') return state;
  const name = row.userId && (await nameOf(tx, row.userId));
  // The asker must not learn, before a colleague has checked them, that the owner was told.
  const why = state === 'stopped' && row.state === 'open' ? 'cancelled' : state;
  for (const to of new Set([row.email, row.formerEmail ?? row.toldEmail ?? row.email])) {
    const reason = to === row.email ? why : state;
    await queueMail(tx, recoveryEndedMail.write(to, { name, why: reason, at: how.now }), how.now);
  }
  return state;
}

const VERBS = { finish: 'recover', stop: 'stop', cancel: 'refuse', expire: 'expire' } as const;

async function moveTo(
  tx: Transaction,
  row: Recovery,
  act: keyof typeof VERBS,
  { actorId, now }: How,
): Promise<RecoveryState> {
  const state = afterAct(row.state, act);
  if (!state) return row.state;
  await tx.update(recoveries).set({ state, endedAt: now }).where(eq(recoveries.id, row.id));
  await note(tx, row, VERBS[act], actorId);
  return state;
}

/** In the history of the account, or of the request if no account is known. */
export async function note(
  tx: Transaction,
  { id, userId, proof }: Pick<Recovery, 'id' | 'userId' | 'proof'>,
  verb: (typeof VERBS)[keyof typeof VERBS] | 'prove' | 'second',
  actorId: string | null,
): Promise<void> {
  const about = userId ? { entity: 'user', entityId: userId } : { entity: 'recovery', entityId: id };
  const changes = { ...(proof && { proof }), ...(userId && { request: id }) };
  await record(tx, { actorId, action: `recovery.${verb}`, ...about, changes });
}

export const { job: recoveryJob, doAll: settleRecoveries } = defineBatchJob({
  name: 'settle-recoveries',
  cron: '* * * * *',
  done: 'requests for access settled',
  doSome: settleSome,
});

/** Due requests take effect, old ones expire. The colleagues' permissions are checked again under the lock. */
async function settleSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { state, createdAt, provedAt, userId, provedBy } = recoveries;
  const ago = (time: number) => new Date(now.getTime() - time);
  const isLeftAlone = (since: Column) => lte(since, ago(retention.recoveryOpenDays * DAY));
  const isFree = and(notInArray(userId, colleagueIds('desk')), inArray(provedBy, colleagueIds('recovery')));
  const found = await tx
    .select({ id: recoveries.id })
    .from(recoveries)
    .where(
      or(
        and(eq(state, 'open'), isLeftAlone(createdAt)),
        and(eq(state, 'waiting'), or(isLeftAlone(provedAt), and(lte(provedAt, ago(RECOVERY_WAIT)), isFree))),
      ),
    )
    .limit(limit);
  for (const { id } of found) await settle(tx, id, now);
  return found.length;
}

async function settle(tx: Transaction, id: string, now: Date): Promise<void> {
  const locked = await lockRequest(tx, id);
  if (!locked) return;
  const { row, account } = locked;
  const how = { actorId: null, now };
  const until = expiresAt(row);
  if (account && isDue(row, await ownerOf(tx, row), now)) await takeEffect(tx, row, account, how);
  else if (until && until <= now) await end(tx, row, 'expire', how);
}
