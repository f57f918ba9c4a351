import { eq } from 'drizzle-orm';
import { record } from '#app/audit/audit.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { profiles, users } from '#app/db/schema/accounts.ts';
import { queueMail } from '#app/mail/mail.server.ts';
import { securityMail } from './mails.server.ts';
import { removeSecondFactor } from './second-factor.server.ts';
import { endSessions } from './sessions.server.ts';

/** Also ends the sessions and mails the owner. `actorId` is null for the operator. */
export function resetSecondFactor(
  db: Db,
  email: string,
  actorId: string | null = null,
): Promise<'changed' | 'unchanged' | 'unknown-email'> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, name: profiles.fullName })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.email, email.trim().toLowerCase()));
    if (!user) return 'unknown-email';
    if (!(await removeSecondFactor(tx, user.id))) return 'unchanged';
    await endSessions(tx, user.id);
    await record(tx, { actorId, action: 'second-factor.reset', entity: 'user', entityId: user.id });
    const subject = 'Your second step was reset';
    const what =
      'Signing in to your account asks for the password alone, until you set a second step up again. Whoever was signed in is signed out.';
    await queueMail(tx, securityMail.write(user.email, { name: user.name ?? 'member', subject, what }));
    return 'changed';
  });
}
