import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { parseHead, parseReceived } from '#app/platform/mail/received/parse.server.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';

/** `isWhole` is false when only the head of a very long mail was fetched. `size` in bytes. */
export type Source = { raw: Uint8Array; isWhole: boolean; size: number };

const UNREADABLE = 'This mail could not be read. Look into the whole mail, which is attached as it came.';
const TOO_LONG = 'This mail is too long to be fetched. Open it in the mailbox itself.';
/** Others may read the same mail at the same time. */
const MOST_TRIES = 4;

/** Null if it is stored already. Tries are counted first: a mail that crashes the site is not read for ever. */
export async function readOnce(source: Source, hash: string, now: Date): Promise<ReceivedMail | null> {
  await db().insert(receivedMails).values({ hash, size: source.size, receivedAt: now }).onConflictDoNothing();
  const [row] = await db().select().from(receivedMails).where(eq(receivedMails.hash, hash));
  if (row?.kind) return null;
  const { tried } = receivedMails;
  if (row && row.tried >= MOST_TRIES) return unreadable(source);
  await db()
    .update(receivedMails)
    .set({ tried: sql`${tried} + 1` })
    .where(eq(receivedMails.hash, hash));
  const mail = source.isWhole ? await parseReceived(source.raw) : await parseHead(source.raw);
  await db().update(receivedMails).set({ tried: 0 }).where(eq(receivedMails.hash, hash));
  return mail.kind === 'unreadable' ? withReason(mail, source) : mail;
}

export async function unreadable(source: Source): Promise<ReceivedMail> {
  return withReason({ ...(await parseHead(source.raw)), kind: 'unreadable' }, source);
}

function withReason(mail: ReceivedMail, { isWhole }: Source): ReceivedMail {
  const text = isWhole ? UNREADABLE : TOO_LONG;
  return { ...mail, text, words: text, quoted: '' };
}
