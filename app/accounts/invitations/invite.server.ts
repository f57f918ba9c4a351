import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { invalid, limited, refused, type Refused } from '#app/accounts/core/refusal.server.ts';
import { isRole, type Role } from '#app/accounts/core/roles.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { invitations, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { addInvitation } from './invitations.server.ts';
import { invitationMail } from './mails.server.ts';

const NOT_SENT = 'Invitation not sent';

const schema = z.object({
  email,
  role: z.custom<Role>(isRole, { error: 'Choose what your colleague may do.' }),
});

/** Null when the mail is on its way. */
export async function invite(form: FormData, actor: Member, clientAddress: string): Promise<Refused | null> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { email, role } = submission.value;
  const [colleague] = await db()
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.email, email));
  if (colleague) {
    const message = 'This address has a role already. Change it on the page of its account.';
    return refused(submission, { status: 400, title: NOT_SENT, message });
  }
  const wait = await countMail('invitation', email, clientAddress);
  if (wait > 0) return limited(submission, NOT_SENT, wait);
  await db().transaction(async (tx) => {
    const { id, secret } = await addInvitation(tx, { email, role, invitedBy: actor.id });
    await queueMail(tx, invitationMail.write(email, { inviter: actor.fullName, role, secret }));
    const about = { entity: 'invitation', entityId: id, changes: { role } };
    await record(tx, { actorId: actor.id, action: 'invitation.send', ...about });
  });
  return null;
}

export function withdraw(id: unknown, actorId: string): Promise<boolean> {
  if (typeof id !== 'string' || !isUuid(id)) return Promise.resolve(false);
  return db().transaction(async (tx) => {
    const withdrawn = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
    if (withdrawn.length === 0) return false;
    await record(tx, { actorId, action: 'invitation.withdraw', entity: 'invitation', entityId: id });
    return true;
  });
}
