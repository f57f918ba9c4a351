import { and, eq, inArray } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { env } from '#app/platform/env/env.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { firmNewsMail, type FirmOccasion } from './mails.server.ts';
import { DATES, datesOf } from './own-data.server.ts';
import { titleOf } from './titles.ts';

/** To the engagement's assignee, else the taxpayer's, if they still work here; else to the firm's address. */
export async function notifyFirm(
  tx: Transaction,
  engagementId: string,
  occasion: FirmOccasion,
  now: Date,
): Promise<void> {
  const { type, period, assigneeId: own } = engagements;
  const [engagement] = await tx
    .select({ type, period, own, general: taxpayers.assigneeId, taxpayer: taxpayers.name, dates: DATES })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(engagements.id, engagementId));
  if (!engagement) return;
  const to = await firstColleague(tx, [engagement.own, engagement.general]);
  const { taxpayer, dates } = engagement;
  const title = titleOf(engagement.type, engagement.period, datesOf(dates));
  const mail = firmNewsMail.write(to ?? env().MAIL_TO, { engagementId, occasion, taxpayer, title });
  await queueMail(tx, mail, now);
}

/** The address of the first of these who still works here. */
export async function firstColleague(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<string | null> {
  const wanted = ids.filter((id) => id !== null);
  const colleagues = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, wanted), inArray(users.id, colleagueIds('work'))));
  const [first] = wanted.flatMap((id) => colleagues.filter((one) => one.id === id));
  return first?.email ?? null;
}
