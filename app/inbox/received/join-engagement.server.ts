import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import type { ClientActor } from '#app/engagements/actor.ts';
import { addMessage } from '#app/engagements/messages.server.ts';
import { recipientsOf } from '#app/engagements/recipients.server.ts';
import type { ReceivedMail } from '#app/mail/received/parse.server.ts';
import { foldQuotation } from '#app/mail/received/quotation.ts';
import { readReplyAddress } from '#app/mail/received/reply-address.server.ts';

type Mail = Pick<ReceivedMail, 'from' | 'recipients' | 'text'>;

const LONGEST = 20_000;
const NO_WORDS = 'Sent by mail without words.';

/**
 * An answer to a mail about an engagement, from an address that we write to about it, joins its thread: true. `hash` of the
 * mail: a repetition is the same message. Anything else begins a conversation in the inbox.
 */
export async function joinEngagement(
  { from, recipients, text }: Mail,
  hash: string,
  now: Date,
): Promise<boolean> {
  const tag = readReplyAddress('engagement', recipients);
  if (!tag) return false;
  const found = await db()
    .select({ id: engagements.id, taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(sql`${engagements.id} between ${tag.least}::uuid and ${tag.most}::uuid`);
  const engagement = found.find(({ id }) => tag.isOf(id));
  if (!engagement) return false;
  const email = from.address.toLowerCase();
  const sender = (await recipientsOf(db(), engagement.taxpayerId)).find((one) => one.email === email);
  if (!sender) return false;
  const actor: ClientActor = { party: 'client', ...sender, engagementId: engagement.id };
  const words = foldQuotation(text).words.slice(0, LONGEST) || NO_WORDS;
  return (await addMessage(actor, engagement.id, { text: words, key: hash }, now)) !== 'gone';
}
