import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { replyRefused, type Refused } from '#app/accounts/core/refusal.server.ts';
import { invite, withdraw } from '#app/accounts/invitations/invite.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
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
import type { UserLine } from './user.ts';

type Context = Posted & {
  me: Member;
  user: UserLine;
  clientAddress: string;
  storedData: readonly StoredData[];
};

type Run = Command<Context, UserCommand>;

export type UserCommand =
  `make-${Role}` | 'revoke' | 'resend' | 'end-sessions' | 'reset-second-step' | 'delete';

const GRANTS = Object.fromEntries(EVERY_ROLE.map((role) => [`make-${role}`, proved(grant(role))])) as Record<
  `make-${Role}`,
  Run
>;

export const USER_COMMANDS: Record<UserCommand, Run> = {
  ...GRANTS,
  revoke: proved(revoke),
  resend,
  'end-sessions': proved(signOut),
  'reset-second-step': proved(resetSecondStep),
  delete: proved(remove),
};

/** What is posted to the page of an account. */
export const changeUser = postedForms<Context, UserCommand>({
  commands: USER_COMMANDS,
  path: ({ user }) => `/admin/users/${user.id}`,
});

type InvitingContext = Posted & { me: Member; context: RequestContext };

/** What is posted to the page of all accounts. */
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

/** The password or a code is asked for again. */
function proved<Context extends Posted & { me: Member }, Answer>(run: (context: Context) => Promise<Answer>) {
  return async (context: Context): Promise<Answer> => {
    await requireRecentProof(context.request, context.form, context.me);
    return run(context);
  };
}

const LAST_ADMIN = 'This is the only administrator. Give the role to somebody else first.';

function grant(role: Role): Run {
  return async ({ user: { id, fullName, confirmedAt }, me }) => {
    if (!confirmedAt) {
      const description = 'Nobody has confirmed the address yet, so nobody knows whose it is.';
      return unchanged({ title: 'Role not granted', description });
    }
    const change = await db().transaction((tx) => setRole(tx, { userId: id, role, actorId: me.id }));
    if (change === 'last-admin') return unchanged({ title: 'Role not changed', description: LAST_ADMIN });
    const description = `${fullName} has the role “${ROLES[role].label}” from the next sign-in on.`;
    return done({ title: 'Role granted', description });
  };
}

async function revoke({ user, me }: Context) {
  const change = await db().transaction((tx) => setRole(tx, { userId: user.id, role: null, actorId: me.id }));
  if (change === 'last-admin') return unchanged({ title: 'Role not revoked', description: LAST_ADMIN });
  return done({ title: 'Role revoked', description: `${user.fullName} was signed out.` });
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

async function remove({ form, user, me, storedData }: Context) {
  const refuse = (description: string) => unchanged({ title: 'Account not deleted', description });
  if (user.id === me.id) return refuse('Your own account you delete on the page Your data.');
  if (textIn(form, 'confirmation').toLowerCase() !== user.email)
    return refuse('To confirm, type the e-mail address of the account exactly.');
  if (!(await deleteAccount(user, storedData, { actorId: me.id, farewell: user.confirmedAt !== null })))
    return refuse('This is the only administrator.');
  return done({ title: 'Account deleted', to: '/admin/users' });
}
