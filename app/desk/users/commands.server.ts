import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import type { StoredData } from '#app/platform/stored-data/define-stored-data.ts';
import type { UserLine } from './user.ts';

type CommandContext = {
  actorId: string;
  clientAddress: string;
  confirmation: string;
  storedData: readonly StoredData[];
};

/** `isDeleted`: there is no account to go back to. */
type CommandResult = {
  title: string;
  description?: string;
  tone: 'gain' | 'loss';
  isDeleted?: boolean;
};

type Command = {
  run(user: UserLine, context: CommandContext): Promise<CommandResult>;
  /** The password or a code is asked for again. */
  needsProof: boolean;
};

export type UserCommand =
  `make-${Role}` | 'revoke' | 'resend' | 'end-sessions' | 'reset-second-step' | 'delete';

const GRANTS = Object.fromEntries(
  EVERY_ROLE.map((role) => [`make-${role}`, { run: grant(role), needsProof: true }]),
) as Record<`make-${Role}`, Command>;

export const USER_COMMANDS: Record<UserCommand, Command> = {
  ...GRANTS,
  revoke: { run: revoke, needsProof: true },
  resend: { run: resend, needsProof: false },
  'end-sessions': { run: signOut, needsProof: true },
  'reset-second-step': { run: resetSecondStep, needsProof: true },
  delete: { run: remove, needsProof: true },
};

export function findCommand(intent: unknown): Command | undefined {
  return Object.entries(USER_COMMANDS).find(([name]) => name === intent)?.[1];
}

const LAST_ADMIN = 'This is the only administrator. Give the role to somebody else first.';

function grant(role: Role): Command['run'] {
  return async ({ id, fullName, confirmedAt }, { actorId }) => {
    if (!confirmedAt) {
      const description = 'Nobody has confirmed the address yet, so nobody knows whose it is.';
      return { title: 'Role not granted', description, tone: 'loss' };
    }
    const change = await db().transaction((tx) => setRole(tx, { userId: id, role, actorId }));
    if (change === 'last-admin') return { title: 'Role not changed', description: LAST_ADMIN, tone: 'loss' };
    const description = `${fullName} has the role “${ROLES[role].label}” from the next sign-in on.`;
    return { title: 'Role granted', description, tone: 'gain' };
  };
}

async function revoke(user: UserLine, { actorId }: CommandContext): Promise<CommandResult> {
  const change = await db().transaction((tx) => setRole(tx, { userId: user.id, role: null, actorId }));
  if (change === 'last-admin') return { title: 'Role not revoked', description: LAST_ADMIN, tone: 'loss' };
  return { title: 'Role revoked', description: `${user.fullName} was signed out.`, tone: 'gain' };
}

async function resend(
  { id, email, confirmedAt }: UserLine,
  { actorId, clientAddress }: CommandContext,
): Promise<CommandResult> {
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

async function signOut({ id }: UserLine, { actorId }: CommandContext): Promise<CommandResult> {
  await db().transaction(async (tx) => {
    await secureAccount(tx, id);
    await record(tx, { actorId, action: 'user.end-sessions', entity: 'user', entityId: id });
  });
  return { title: 'Sessions ended', tone: 'gain' };
}

async function resetSecondStep({ email }: UserLine, { actorId }: CommandContext): Promise<CommandResult> {
  await resetSecondFactor(db(), email, actorId);
  return { title: 'Two-step verification reset', description: 'The owner was told by mail.', tone: 'gain' };
}

async function remove(
  user: UserLine,
  { actorId, confirmation, storedData }: CommandContext,
): Promise<CommandResult> {
  const refused = (description: string): CommandResult => ({
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
  return { title: 'Account deleted', tone: 'gain', isDeleted: true };
}
