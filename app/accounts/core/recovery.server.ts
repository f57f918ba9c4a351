import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { securityMail } from './mails.server.ts';
import { issueToken } from './tokens.server.ts';

type Owner = { id: string; email: string };

export async function warnOwner(
  tx: Transaction,
  { id, email }: Owner,
  warning: { subject: string; what: string; isByFirm?: boolean },
  now = new Date(),
): Promise<void> {
  const [name, secret] = [await nameOf(tx, id), await issueDisownToken(tx, { id, email }, now)];
  await queueMail(tx, securityMail.write(email, { name, ...warning, secret }), now);
}

export function issueDisownToken(tx: Transaction, { id, email }: Owner, now = new Date()): Promise<string> {
  return issueToken(tx, { userId: id, purpose: 'disown', newEmail: email }, now);
}

export async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const [profile] = await tx
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.name ?? 'member';
}
