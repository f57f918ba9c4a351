import { and, eq, or } from 'drizzle-orm';
import type { Member } from '#app/accounts/core/member.server.ts';
import { nameOf } from '#app/accounts/core/recovery.server.ts';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { maskedEmail } from '#app/platform/core/masked-email.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { end, lockRequest, note, ownerOf, takeEffect, type Account, type Recovery } from './effect.server.ts';
import { recoveryWaitingMail } from './mails.server.ts';
import { afterAct, needsSecond, proofForbidden, secondForbidden, type Proof } from './states.ts';

/** Why nothing was done. `gone`: no such request, or it is settled. */
type Refused = { refused: string };
type Me = Pick<Member, 'id'>;

export function proveIdentity(
  me: Me,
  id: string,
  { userId, proof }: { userId: string; proof: Proof },
  now = new Date(),
): Promise<'waiting' | 'gone' | Refused> {
  if (!isUuid(userId)) return Promise.resolve({ refused: 'Choose the account first.' });
  return db().transaction(async (tx) => {
    const locked = await lockRequest(tx, id, userId);
    const state = locked && afterAct(locked.row.state, 'prove');
    if (!state) return 'gone';
    const { row, account } = locked;
    const refused = await whyNot(tx, me, { row, account, proof });
    if (refused || !account) return { refused: refused ?? 'There is no such account.' };
    const secret = makeSecret();
    const proved = { userId, formerEmail: account.email, proof, provedBy: me.id, provedAt: now };
    const waiting = { ...row, ...proved, state };
    await tx
      .update(recoveries)
      .set({ ...proved, state, stopHash: hashOfSecret(secret) })
      .where(eq(recoveries.id, id));
    await note(tx, waiting, 'prove', me.id);
    await tellBoth(tx, waiting, secret, now);
    return 'waiting';
  });
}

type Proving = { row: Recovery; account: Account | null; proof: Proof };

async function whyNot(tx: Transaction, me: Me, { row, account, proof }: Proving): Promise<string | null> {
  if (!account?.emailVerifiedAt) return 'Nobody has confirmed the address of this account.';
  const asking = { me: { id: me.id, role: await roleOf(tx, me.id) }, userId: account.id, ownerRole: null };
  const forbidden = proofForbidden(asking);
  if (forbidden) return forbidden;
  if (!row.isAddressLost && row.email !== account.email)
    return 'The address in the request is not that of the account. Ask for a new request, with a new address.';
  const [other] = await tx.select().from(recoveries).where(isWaitingFor(account.id));
  if (other) return 'Another request for this account waits already.';
  const [holder] = await tx.select().from(users).where(eq(users.email, row.email));
  if (row.isAddressLost && holder?.emailVerifiedAt) return 'Another account has the new address.';
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, account.id));
  return proof === 'called' && !profile?.contactNumber ? 'There is no number on file to call.' : null;
}

async function tellBoth(tx: Transaction, row: Recovery & { userId: string }, secret: string, now: Date) {
  const name = await nameOf(tx, row.userId);
  const mail = { name, secret, needsSecond: needsSecond(await ownerOf(tx, row)) };
  for (const to of new Set([row.email, row.formerEmail ?? row.email])) {
    const shown = to === row.email ? row.email : maskedEmail(row.email);
    const newEmail = row.isAddressLost ? shown : null;
    await queueMail(tx, recoveryWaitingMail.write(to, { ...mail, newEmail }), now);
  }
}

/** A second colleague's approval takes effect at once. */
export function approve(
  me: Me,
  id: string,
  now = new Date(),
): Promise<'done' | 'cancelled' | 'gone' | Refused> {
  return db().transaction(async (tx) => {
    const locked = await lockRequest(tx, id);
    if (!locked?.account || !afterAct(locked.row.state, 'finish')) return 'gone';
    const { row, account } = locked;
    const asking = {
      me: { id: me.id, role: await roleOf(tx, me.id) },
      userId: account.id,
      ownerRole: await roleOf(tx, account.id),
    };
    const refused = secondForbidden(asking, row.provedBy);
    if (refused) return { refused };
    await tx.update(recoveries).set({ approvedBy: me.id }).where(eq(recoveries.id, id));
    await note(tx, row, 'second', me.id);
    const state = await takeEffect(tx, row, account, { actorId: me.id, now });
    return state === 'done' ? 'done' : 'cancelled';
  });
}

/** False if it is settled. */
export function cancel(me: Me, id: string, now = new Date()): Promise<boolean> {
  return db().transaction(async (tx) => {
    const locked = await lockRequest(tx, id);
    if (!locked || !afterAct(locked.row.state, 'cancel')) return false;
    await end(tx, locked.row, 'cancel', { actorId: me.id, now });
    return true;
  });
}

type StopLink = 'open' | 'stopped' | 'done' | 'settled' | 'unknown';

/** Opening the link changes nothing: mail scanners do that too. */
export async function stateOfStopLink(secret: string): Promise<StopLink> {
  const [row] = isSecret(secret) ? await db().select().from(recoveries).where(isStoppedBy(secret)) : [];
  if (!row) return 'unknown';
  if (afterAct(row.state, 'stop')) return 'open';
  return row.state === 'stopped' || row.state === 'done' ? row.state : 'settled';
}

/** “This was not me”: from either address, without a session. */
export function stopByLink(secret: string, now = new Date()): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [found] = isSecret(secret) ? await tx.select().from(recoveries).where(isStoppedBy(secret)) : [];
    const locked = found && (await lockRequest(tx, found.id));
    if (!locked || !afterAct(locked.row.state, 'stop')) return false;
    await end(tx, locked.row, 'stop', { actorId: null, now });
    return true;
  });
}

function isStoppedBy(secret: string) {
  const hash = hashOfSecret(secret);
  return or(eq(recoveries.stopHash, hash), eq(recoveries.toldStopHash, hash));
}

function isWaitingFor(userId: string) {
  return and(eq(recoveries.userId, userId), eq(recoveries.state, 'waiting'));
}
