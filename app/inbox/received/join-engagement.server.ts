import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import { MOST_FILES } from '#app/documents/kinds.ts';
import { recognise } from '#app/documents/recognise.server.ts';
import { closeAll, spoolFiles, type SpooledFile } from '#app/documents/spool.server.ts';
import { storeFiles } from '#app/documents/store.server.ts';
import type { ClientActor } from '#app/engagements/actor.ts';
import { addMessage } from '#app/engagements/messages.server.ts';
import { recipientsOf } from '#app/engagements/recipients.server.ts';
import type { ReceivedMail } from '#app/mail/received/parse.server.ts';
import { foldQuotation } from '#app/mail/received/quotation.ts';
import { readReplyAddress } from '#app/mail/received/reply-address.server.ts';

type Mail = Pick<ReceivedMail, 'from' | 'recipients' | 'text' | 'files'>;

const LONGEST = 20_000;
const NO_WORDS = 'Sent by mail without words.';

/**
 * An answer to a mail about an engagement, from an address that we write to about it, joins its thread with its files: true.
 * `hash` of the mail: a repetition is the same message. Anything else begins a conversation in the inbox, and so does a mail
 * with a file that the room does not take: nothing of it may be lost.
 */
export async function joinEngagement(mail: Mail, hash: string, now: Date): Promise<boolean> {
  const actor = await senderOf(mail);
  if (!actor) return false;
  const files = await spoolFiles(mail.files);
  try {
    if (!(await areTaken(files))) return false;
    const text = foldQuotation(mail.text).words.slice(0, LONGEST) || NO_WORDS;
    const { engagementId } = actor;
    const added = await addMessage(actor, engagementId, { text, key: hash }, now);
    if (added === 'gone') return false;
    const target = { engagementId, messageId: added.id, direction: 'from_client' } as const;
    if (files.length > 0) await storeFiles(actor, target, files, { mergePhotos: false }, now);
    return true;
  } finally {
    await closeAll(files);
  }
}

async function senderOf({
  from,
  recipients,
}: Mail): Promise<(ClientActor & { engagementId: string }) | null> {
  const tag = readReplyAddress('engagement', recipients);
  if (!tag) return null;
  const found = await db()
    .select({ id: engagements.id, taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(sql`${engagements.id} between ${tag.least}::uuid and ${tag.most}::uuid`);
  const engagement = found.find(({ id }) => tag.isOf(id));
  if (!engagement) return null;
  const email = from.address.toLowerCase();
  const sender = (await recipientsOf(db(), engagement.taxpayerId)).find((one) => one.email === email);
  return sender ? { party: 'client', ...sender, engagementId: engagement.id } : null;
}

async function areTaken(files: readonly SpooledFile[]): Promise<boolean> {
  if (files.length > MOST_FILES) return false;
  for (const file of files) if ('why' in (await recognise(file))) return false;
  return true;
}
