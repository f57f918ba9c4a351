import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fullName, newPassword } from '#app/accounts/core/forms.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import {
  beginFirstSession,
  cookiesOf,
  lockUnconfirmed,
  openAccount,
} from '#app/accounts/core/proven-sign-up.server.ts';
import { failed, invalid, type Refused } from '#app/accounts/core/refusal.server.ts';
import { roleOf, setRole } from '#app/accounts/core/roles.server.ts';
import { includesRole, may } from '#app/accounts/core/roles.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { lockAccount, rotateSession } from '#app/accounts/core/sessions.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { invitations } from '#app/platform/db/schema/accounts.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { findInvitation, type Invitation } from './invitations.server.ts';

const schema = z.object({ full_name: fullName, password: newPassword });

/** `cookies` are `Set-Cookie` values. `void`: the link no longer works, or is for somebody else. */
export type Acceptance = { kind: 'accepted'; cookies: string[] } | { kind: 'void' } | Refused;

/** Opens the account: the link proves the address. An unconfirmed account with that address is deleted. */
export async function acceptAsNew(
  request: Request,
  form: FormData,
  clientAddress: string,
  now = new Date(),
): Promise<Acceptance> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { full_name: fullName, password } = submission.value;
  try {
    const passwordHash = await hashPassword(password);
    const opened = await db().transaction(async (tx) => {
      const invitation = await findInvitation(tx, tokenIn(form), now);
      if (!invitation) return null;
      const { email } = invitation;
      const inPlaceOf = await lockUnconfirmed(tx, email);
      if (!inPlaceOf || !(await take(tx, invitation))) return null;
      const account = {
        email,
        passwordHash,
        profile: { fullName, userType: 'individual' },
        inPlaceOf,
      } as const;
      const userId = await openAccount(tx, account, now);
      await giveRole(tx, invitation, { userId }, now);
      return { email, secret: await beginFirstSession(tx, userId, { request, clientAddress }, now) };
    });
    if (!opened) return { kind: 'void' };
    return { kind: 'accepted', cookies: await cookiesOf(request, opened.email, opened.secret) };
  } catch (error) {
    return failed(submission, 'Invitation not accepted', error);
  }
}

export async function acceptAsMember(member: Member, token: string, now = new Date()): Promise<Acceptance> {
  const secret = await db().transaction(async (tx) => {
    if (!(await lockAccount(tx, member))) return null;
    const invitation = await findInvitation(tx, token, now);
    if (invitation?.email !== member.email || !(await take(tx, invitation))) return null;
    await giveRole(tx, invitation, { userId: member.id, keep: member.sessionId }, now);
    return rotateSession(tx, member.sessionId);
  });
  return secret ? { kind: 'accepted', cookies: [await sessionCookie(secret)] } : { kind: 'void' };
}

/** False if somebody was faster, or if the inviter may no longer change roles. */
async function take(tx: Transaction, { id, invitedBy }: Invitation): Promise<boolean> {
  if (!may(await roleOf(tx, invitedBy), 'users')) return false;
  const taken = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
  return taken.length > 0;
}

async function giveRole(
  tx: Transaction,
  { id, role, invitedBy }: Invitation,
  { userId, keep }: { userId: string; keep?: string },
  now: Date,
): Promise<void> {
  const held = await roleOf(tx, userId);
  // An invitation never lowers a role: an administrator who was invited as staff stays one.
  if (!held || !includesRole(held, role)) {
    await setRole(tx, { userId, role, actorId: invitedBy, keep }, now);
  }
  await record(tx, { actorId: userId, action: 'invitation.accept', entity: 'invitation', entityId: id });
}
