import { accountJob } from '#app/accounts/account-job.server.ts';
import { countMail } from '#app/accounts/attempts.server.ts';
import { resetSecondFactor } from '#app/accounts/lost-second-factor.server.ts';
import { deleteAccount } from '#app/accounts/own-account.server.ts';
import { grantAdmin, revokeAdmin } from '#app/accounts/roles.server.ts';
import { endSessions } from '#app/accounts/sessions.server.ts';
import { record } from '#app/audit/audit.server.ts';
import { db } from '#app/db/client.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { StoredData } from '#app/stored-data/define-stored-data.ts';
import type { UserLine } from './user.ts';

export const ACTS = ['grant', 'revoke', 'resend', 'end-sessions', 'reset-second-step', 'delete'] as const;
export type Act = (typeof ACTS)[number];

/** Which administrator acts, from where; `confirmation` is what was typed to confirm. */
export type Acting = {
  actorId: string;
  clientAddress: string;
  confirmation: string;
  /** What is deleted with an account. */
  storedData: readonly StoredData[];
};

/** What the next page says; `isGone` when there is no account left to go back to. */
export type Told = { title: string; description?: string; tone: 'gain' | 'loss'; isGone?: boolean };

/** Does what an administrator asks for to an account, and says what came of it. */
export function act(user: UserLine, wanted: Act, acting: Acting): Promise<Told> {
  switch (wanted) {
    case 'grant':
      return grant(user, acting);
    case 'revoke':
      return revoke(user, acting);
    case 'resend':
      return resend(user, acting);
    case 'end-sessions':
      return signOut(user, acting);
    case 'reset-second-step':
      return resetSecondStep(user, acting);
    case 'delete':
      return remove(user, acting);
  }
}

async function grant(user: UserLine, { actorId }: Acting): Promise<Told> {
  if (!user.confirmedAt) {
    const description = 'Nobody has confirmed the address yet, so nobody knows whose it is.';
    return { title: 'Role not granted', description, tone: 'loss' };
  }
  await grantAdmin(db(), user.email, actorId);
  const description = `${user.fullName} is an administrator from the next sign-in on.`;
  return { title: 'Role granted', description, tone: 'gain' };
}

async function revoke(user: UserLine, { actorId }: Acting): Promise<Told> {
  if ((await revokeAdmin(db(), user.email, actorId)) === 'last-admin') {
    const description = 'This is the only administrator. Give the role to somebody else first.';
    return { title: 'Role not revoked', description, tone: 'loss' };
  }
  return { title: 'Role revoked', description: `${user.fullName} was signed out.`, tone: 'gain' };
}

async function resend(
  { id, email, confirmedAt }: UserLine,
  { actorId, clientAddress }: Acting,
): Promise<Told> {
  if (confirmedAt) return { title: 'The address is confirmed already', tone: 'gain' };
  if ((await countMail('verification', email, clientAddress)) > 0) {
    const description = 'Many links went to this address within the hour. Try again later.';
    return { title: 'Link not sent', description, tone: 'loss' };
  }
  await db().transaction(async (tx) => {
    await enqueue(tx, accountJob, { kind: 'verification', email });
    await record(tx, { actorId, action: 'user.resend', entity: 'user', entityId: id });
  });
  return { title: 'Link on its way', tone: 'gain' };
}

async function signOut({ id }: UserLine, { actorId }: Acting): Promise<Told> {
  await db().transaction(async (tx) => {
    await endSessions(tx, id);
    await record(tx, { actorId, action: 'user.end-sessions', entity: 'user', entityId: id });
  });
  return { title: 'Sessions ended', tone: 'gain' };
}

async function resetSecondStep({ email }: UserLine, { actorId }: Acting): Promise<Told> {
  await resetSecondFactor(db(), email, actorId);
  return { title: 'Second step reset', description: 'The owner was told by mail.', tone: 'gain' };
}

async function remove(user: UserLine, { actorId, confirmation, storedData }: Acting): Promise<Told> {
  const refused = (description: string): Told => ({
    title: 'Account not deleted',
    description,
    tone: 'loss',
  });
  if (user.id === actorId) return refused('Your own account you delete on the page Your data.');
  if (confirmation.trim().toLowerCase() !== user.email) {
    return refused('To confirm, type the e-mail address of the account exactly.');
  }
  if (!(await deleteAccount(user, storedData, { actorId, farewell: user.confirmedAt !== null }))) {
    return refused('This is the only administrator.');
  }
  return { title: 'Account deleted', tone: 'gain', isGone: true };
}
