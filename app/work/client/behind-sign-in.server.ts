import { and, eq, isNotNull } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { isSecret } from '#app/accounts/core/secret.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { andMore } from '#app/work/core/engagements/works-text.ts';
import { findLinkedInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { linkActor } from './client.server.ts';
import { openedAddress } from './opened-link.server.ts';

export type BehindSignIn = { what: string; how: string; email: string; hasAccount: boolean };

const JOIN = /^\/account\/taxpayers\/join\?token=([\w-]+)$/;

/** The address of the invitation, if the path is its link: only a reader of that mailbox can follow it. */
export async function invitedAddress(path = ''): Promise<string | null> {
  return (await findLinkedInvitation(JOIN.exec(path)?.[1] ?? ''))?.email ?? null;
}

export function isInvitation(path = ''): boolean {
  return JOIN.test(path);
}

/** The same answer for every link, so that nobody learns which were real. */
const USED: BehindSignIn = {
  what: 'This invitation was used, or is too old',
  how: 'If you have accepted it, sign in with the address that it came to: what you act for is in your account. Otherwise ask whoever invited you for a new one.',
  email: '',
  hasAccount: true,
};

const WORK = /^\/work\/([\w-]+)/;

/**
 * What the mail of an invitation says, and work that this browser opened with a code. Else null: a link to work names
 * nothing before the code. `isMailSent`: somebody just signed up here with an address that the link does not prove.
 */
export async function behindSignIn(
  request: Request,
  { redirectTo = '', isMailSent = false },
  now = new Date(),
): Promise<BehindSignIn | null> {
  const invitation = await findLinkedInvitation(JOIN.exec(redirectTo)?.[1] ?? '', now);
  if (invitation) {
    const { inviter, taxpayer, isSelf, email, more } = invitation;
    const known = await hasAccount(email);
    const to = isSelf
      ? andMore(`your work with ${firm.name}`, more)
      : `act for ${andMore(taxpayer, more)} at ${firm.name}`;
    return {
      what: `${inviter ?? firm.name} invites you to ${to}`,
      how:
        isMailSent && !known
          ? `The account that you began has another address. Only one with ${email}, which the invitation came to, accepts it.`
          : `${known ? 'Sign in' : 'Create an account'} with ${email}, the address that the invitation came to. Then you accept it.`,
      email,
      hasAccount: known,
    };
  }
  if (isSecret(JOIN.exec(redirectTo)?.[1] ?? '')) return USED;
  const id = WORK.exec(redirectTo)?.[1] ?? '';
  const email = await openedAddress(request, id, now);
  const engagement = email && (await findEngagement(linkActor(email, id), id));
  if (!email || !engagement) return null;
  return {
    what: `${engagement.title}, ${engagement.taxpayer.name}`,
    how: `With ${email}, the address that we write to about this work, you find it in your account.`,
    email,
    hasAccount: await hasAccount(email),
  };
}

async function hasAccount(email: string): Promise<boolean> {
  const found = await db().$count(users, and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return found > 0;
}
