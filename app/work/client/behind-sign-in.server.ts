import { firm } from '#content/firm.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { findLinkedInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import { linkActor } from './client.server.ts';
import { openedAddress } from './opened-link.server.ts';

/** What a sign-in leads to, and the address that it is for. */
export type BehindSignIn = { what: string; how: string; email: string };

const JOIN = /^\/account\/taxpayers\/join\?token=([\w-]+)$/;
const WORK = /^\/work\/([\w-]+)/;

/**
 * Only what the mail of an invitation says, to who has its link; and work that this browser opened with a code. Null for all
 * else: a link to work names nothing before the code.
 */
export async function behindSignIn(
  request: Request,
  redirectTo = '',
  now = new Date(),
): Promise<BehindSignIn | null> {
  const invitation = await findLinkedInvitation(JOIN.exec(redirectTo)?.[1] ?? '', now);
  if (invitation) {
    const { inviter, taxpayer, email } = invitation;
    return {
      what: `${inviter ?? firm.name} invites you to act for ${taxpayer} at ${firm.name}`,
      how: `Sign in or create an account with ${email}, the address that the invitation came to. Then you accept it.`,
      email,
    };
  }
  const id = WORK.exec(redirectTo)?.[1] ?? '';
  const email = await openedAddress(request, id, now);
  const engagement = email && (await findEngagement(linkActor(email, id), id));
  if (!email || !engagement) return null;
  return {
    what: `${engagement.title}, ${engagement.taxpayer.name}`,
    how: `With ${email}, the address that we write to about this work, you find it in your account.`,
    email,
  };
}
