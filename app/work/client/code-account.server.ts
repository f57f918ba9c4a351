import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { secondFactors, users } from '#app/platform/db/schema/accounts.ts';

type CodeAccount = { id: string; hasTwoSteps: boolean; securedAt: Date | null };

export async function codeAccountOf(email: string): Promise<CodeAccount | null> {
  const [found] = await db()
    .select({ id: users.id, securedAt: users.securedAt, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.email, email.toLowerCase()));
  return found ? { id: found.id, securedAt: found.securedAt, hasTwoSteps: found.confirmedAt !== null } : null;
}

/** Then a code alone opens nothing: the mailbox is only one of two steps. */
export async function asksForTwoSteps(email: string): Promise<boolean> {
  return (await codeAccountOf(email))?.hasTwoSteps ?? false;
}
