import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { mailboxPositions } from '#app/platform/db/schema/received.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineScheduledJob, EVERY_MINUTE, logged } from '#app/platform/jobs/scheduled-job.ts';
import {
  folderOf,
  readMailbox,
  type Fetched,
  type Position,
} from '#app/platform/mail/received/mailbox.server.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { scannedMail } from './scan.server.ts';
import { storeReceived } from './store.server.ts';

export const collectJob = defineScheduledJob({
  name: 'collect-mail',
  cron: '* * * * *',
  policy: EVERY_MINUTE,
  isWanted: () => env().INBOUND_IMAP_URL !== undefined,
  run: logged(collectMail, 'mail received'),
});

/** Fetches, stores, then marks, mail by mail. Two at the same time are harmless. Returns how many mails it handled. */
export async function collectMail(): Promise<number> {
  const url = env().INBOUND_IMAP_URL;
  if (!url) return 0;
  const mailbox = nameOf(url);
  const count = await readMailbox({ url }, await positionOf(mailbox), async (mail) => {
    await storeReceived({ raw: mail.raw ?? mail.head, isWhole: mail.raw !== null, size: mail.size });
    await moveOn(mailbox, mail);
  });
  if (hasScanner()) await scanWaiting([scannedMail]);
  return count;
}

function nameOf(url: string): string {
  const { username, host } = new URL(url);
  return `${decodeURIComponent(username)}@${host}/${folderOf(url)}`;
}

async function positionOf(mailbox: string): Promise<Position | null> {
  const [known] = await db().select().from(mailboxPositions).where(eq(mailboxPositions.mailbox, mailbox));
  return known ?? null;
}

async function moveOn(mailbox: string, { position: { validity, uid } }: Fetched): Promise<void> {
  await db()
    .insert(mailboxPositions)
    .values({ mailbox, validity, uid })
    .onConflictDoUpdate({
      target: mailboxPositions.mailbox,
      set: {
        validity,
        uid: sql`case when ${mailboxPositions.validity} = ${validity} then greatest(${mailboxPositions.uid}, ${uid}) else ${uid} end`,
      },
    });
}
