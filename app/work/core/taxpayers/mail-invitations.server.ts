import { and, asc, eq, inArray, isNotNull, lte, min } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { taxpayerInvitations } from '#app/platform/db/schema/taxpayers.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { hasWaited, noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { taxpayerInvitationMail } from './mails.server.ts';
import { openInvitations } from './open-invitations.server.ts';

const { id, email, tokenHash, waitsSince } = taxpayerInvitations;

export const { job: invitationsJob, doAll: mailAllInvitations } = defineBatchJob({
  name: 'mail-invitations',
  cron: '* * * * *',
  done: 'mails with invitations queued',
  async doSome(tx, now, limit) {
    const due = await tx
      .select({ email })
      .from(taxpayerInvitations)
      .where(isNotNull(waitsSince))
      .groupBy(email)
      .having(hasWaited(waitsSince, now))
      .orderBy(asc(min(waitsSince)))
      .limit(limit);
    const until = new Date(now.getTime() - noticeWait());
    for (const person of due) await mailInvitations(tx, person.email, { until, now });
    return due.length;
  },
});

/** One mail with all that wait since `until`; names open ones too. Drops those whose sender may no longer invite. */
export async function mailInvitations(
  tx: Transaction,
  person: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const waiting = await tx
    .select({ id, tokenHash })
    .from(taxpayerInvitations)
    .where(and(eq(email, person), lte(waitsSince, until)))
    .for('update', { skipLocked: true });
  const open = await openInvitations(tx, person, now);
  const isNew = (one: { tokenHash: string }) => waiting.some((row) => row.tokenHash === one.tokenHash);
  const invitations = open.filter(isNew).map(({ name, by, ...one }) => ({
    ...one,
    taxpayer: name,
    inviter: by ?? firm.name,
    secret: makeSecret(),
  }));
  for (const one of invitations)
    await tx
      .update(taxpayerInvitations)
      .set({ tokenHash: hashOfSecret(one.secret), waitsSince: null })
      .where(eq(tokenHash, one.tokenHash));
  const isDead = and(
    inArray(
      id,
      waiting.map((row) => row.id),
    ),
    isNotNull(waitsSince),
  );
  await tx.delete(taxpayerInvitations).where(isDead);
  const [first, ...others] = invitations;
  const earlier = open.filter(({ waits }) => !waits).map(({ name }) => name);
  if (first)
    await queueMail(
      tx,
      taxpayerInvitationMail.write(person, { invitations: [first, ...others], earlier }),
      now,
    );
}
