import { redirect } from '@remix-run/node';
import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { replyRefused, type Refused } from '#app/accounts/core/refusal.server.ts';
import { invite, withdraw } from '#app/accounts/invitations/invite.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { proved } from '#app/accounts/core/proof.server.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import type { Holding } from '#app/accounts/leaving/define-holding.ts';
import { handOver } from '#app/accounts/leaving/hand-over.server.ts';
import { heldKinds } from '#app/accounts/leaving/held.server.ts';
import { successorsIn } from '#app/accounts/leaving/successors.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import {
  done,
  postedForms,
  unchanged,
  type Command,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import type { StoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { endRole } from './end-role.server.ts';
import { leavePath, type UserLine } from './user.ts';
import { takeBackFrom } from './hand-over-command.server.ts';

type Context = Posted & {
  me: Member;
  user: UserLine;
  clientAddress: string;
  storedData: readonly StoredData[];
  holdings: readonly Holding[];
};

type Run = Command<Context, UserCommand>;

export type UserCommand =
  `make-${Role}` | 'revoke' | 'take-back' | 'resend' | 'end-sessions' | 'reset-second-step' | 'delete';

const GRANTS = Object.fromEntries(EVERY_ROLE.map((role) => [`make-${role}`, proved(grant(role))])) as Record<
  `make-${Role}`,
  Run
>;

export const USER_COMMANDS: Record<UserCommand, Run> = {
  ...GRANTS,
  revoke: proved(revoke),
  'take-back': proved(takeBack),
  resend,
  'end-sessions': proved(signOut),
  'reset-second-step': proved(resetSecondStep),
  delete: proved(remove),
};

export const changeUser = postedForms<Context, UserCommand>({
  commands: USER_COMMANDS,
  path: ({ user }) => `/admin/users/${user.id}`,
});

type InvitingContext = Posted & { me: Member; context: RequestContext };

export const changeInvitations = postedForms<
  InvitingContext,
  'invite' | 'withdraw',
  Pick<Refused, 'refusal'>
>({
  commands: {
    invite: proved(async ({ form, me, context }) => {
      const refused = await invite(form, me, context.clientAddress);
      if (refused) return replyRefused(refused, context, 'an invitation could not be sent');
      return done({ title: 'Invitation on its way' });
    }),
    withdraw: async ({ form, me }) =>
      (await withdraw(form.get('id'), me.id))
        ? done({ title: 'Invitation withdrawn' })
        : done({ title: 'The invitation was accepted or withdrawn meanwhile' }),
  },
  path: () => '/admin/users',
});

const LAST_ADMIN = 'This is the only administrator. Give the role to somebody else first.';

function grant(role: Role): Run {
  return async (context) => {
    const { id, fullName, confirmedAt } = context.user;
    if (!confirmedAt) {
      const description = 'Nobody has confirmed the address yet, so nobody knows whose it is.';
      return unchanged({ title: 'Role not granted', description });
    }
    const ended = await endRole(context, role);
    if (ended === 'question') return redirect(leavePath(id, `make-${role}`));
    if (ended === 'last-admin') return unchanged({ title: 'Role not changed', description: LAST_ADMIN });
    const description = `${fullName} has the role “${ROLES[role].label}” from the next sign-in on.`;
    return done({
      title: 'Role granted',
      ...ended,
      description: [description, ended.description].join(' ').trim(),
    });
  };
}

async function revoke(context: Context) {
  const { id, fullName } = context.user;
  const ended = await endRole(context, null);
  if (ended === 'question') return redirect(leavePath(id, 'revoke'));
  if (ended === 'last-admin') return unchanged({ title: 'Role not revoked', description: LAST_ADMIN });
  const description = [`${fullName} was signed out.`, ended.description].join(' ').trim();
  return done({ title: 'Role revoked', ...ended, description });
}

async function takeBack({ user, ...rest }: Context) {
  return takeBackFrom(user, { ...rest, keepsRole: false });
}

async function resend({ user: { id, email, confirmedAt }, me, clientAddress }: Context) {
  if (confirmedAt) return done({ title: 'The address is confirmed already' });
  if ((await countMail('verification', email, clientAddress)) > 0) {
    const description = 'Many links went to this address within the hour. Try again later.';
    return unchanged({ title: 'Link not sent', description });
  }
  await db().transaction(async (tx) => {
    await enqueue(tx, accountJob, { kind: 'verification', email });
    await record(tx, { actorId: me.id, action: 'user.resend', entity: 'user', entityId: id });
  });
  return done({ title: 'Link on its way' });
}

async function signOut({ user: { id }, me }: Context) {
  await db().transaction(async (tx) => {
    await secureAccount(tx, id);
    await record(tx, { actorId: me.id, action: 'user.end-sessions', entity: 'user', entityId: id });
  });
  return done({ title: 'Sessions ended' });
}

async function resetSecondStep({ user, me }: Context) {
  await resetSecondFactor(db(), user.email, me.id);
  return done({ title: 'Two-step verification reset', description: 'The owner was told by mail.' });
}

async function remove({ form, user, me, storedData, holdings }: Context) {
  const refuse = (description: string) => unchanged({ title: 'Account not deleted', description });
  if (user.id === me.id) return refuse('Your own account you delete on the page Your data.');
  if (textIn(form, 'confirmation').toLowerCase() !== user.email)
    return refuse('To confirm, type the e-mail address of the account exactly.');
  const successors = successorsIn(form, await heldKinds(holdings, user, null));
  if (!successors) return redirect(leavePath(user.id, 'delete'));
  const before = (tx: Transaction) =>
    handOver(tx, holdings, { holderId: user.id, actorId: me.id, successors }, new Date());
  const how = { actorId: me.id, farewell: user.confirmedAt !== null, before };
  if (!(await deleteAccount(user, storedData, how))) return refuse('This is the only administrator.');
  return done({ title: 'Account deleted', to: '/admin/users' });
}
