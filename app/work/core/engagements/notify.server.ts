import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { env } from '#app/platform/env/env.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { addEngagementLink } from './links.server.ts';
import { clientNewsMail, firmNewsMail, type ClientOccasion, type FirmOccasion } from './mails.server.ts';
import { recipientsOf } from './recipients.server.ts';

/** Each recipient gets a mail with their own link, if and only if `tx` commits. */
export async function notifyClient(
  tx: Transaction,
  engagementId: string,
  occasion: ClientOccasion,
  now: Date,
): Promise<void> {
  const [engagement] = await tx
    .select({ taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!engagement) return;
  for (const { email, name } of await recipientsOf(tx, engagement.taxpayerId)) {
    const secret = await addEngagementLink(tx, { engagementId, email }, now);
    await queueMail(tx, clientNewsMail.write(email, { engagementId, email, name, occasion, secret }), now);
  }
}

/** To the engagement's assignee, else the taxpayer's, else the firm's address. */
export async function notifyFirm(
  tx: Transaction,
  engagementId: string,
  occasion: FirmOccasion,
  now: Date,
): Promise<void> {
  const [engagement] = await tx
    .select({ own: engagements.assigneeId, general: taxpayers.assigneeId })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(engagements.id, engagementId));
  const assigneeId = engagement?.own ?? engagement?.general;
  const [assignee] = assigneeId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, assigneeId))
    : [];
  const mail = firmNewsMail.write(assignee?.email ?? env().MAIL_TO, { engagementId, occasion });
  await queueMail(tx, mail, now);
}
