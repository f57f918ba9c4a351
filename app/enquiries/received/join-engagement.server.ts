import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import type { JoinRefusal } from '#app/platform/db/enquiry-values.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { MOST_FILES } from '#app/work/documents/kinds.ts';
import { recognise } from '#app/work/documents/recognise.server.ts';
import { closeAll, spoolFiles, type SpooledFile } from '#app/work/documents/spool.server.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';
import { readReplyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { senderProofOf } from '#app/platform/mail/received/sender-proof.server.ts';

type Mail = Pick<
  ReceivedMail,
  | 'from'
  | 'senderCount'
  | 'authenticationResults'
  | 'recipients'
  | 'words'
  | 'quoted'
  | 'files'
  | 'isMarkedAsSpam'
>;

/** `files`: the rows of its files that are already stored. */
type Stored = { hash: string; isWhole: boolean; files: readonly (typeof receivedFiles.$inferInsert)[] };

/** `notJoined`: it was sent to a reply address of the engagement, but belongs in the inbox. */
export type Joining = 'joined' | { meantForId: string; notJoined: JoinRefusal } | null;

const NO_WORDS = 'Sent by mail without words.';

/** If the mail server vouches for its sender, to whom the reply address was given. Null: no such reply address. */
export async function joinEngagement(mail: Mail, stored: Stored, now: Date): Promise<Joining> {
  const meant = await meantFor(mail);
  if (!meant) return null;
  const { engagementId } = meant;
  const refusal = refusalOf(mail, stored, meant.sender);
  if (refusal || !meant.sender) return { meantForId: engagementId, notJoined: refusal ?? 'not_recipient' };
  const actor: ClientActor = { party: 'client', ...meant.sender, userId: null, engagementId, isByMail: true };
  const notJoined = await addWithFiles({ ...actor, engagementId }, mail, stored, now);
  return notJoined ? { meantForId: engagementId, notJoined } : 'joined';
}

function refusalOf(mail: Mail, { isWhole }: Stored, sender: { email: string } | null): JoinRefusal | null {
  if (mail.isMarkedAsSpam) return 'spam';
  if (senderProofOf(mail) !== 'proved') return 'unproved';
  if (!sender) return 'not_recipient';
  return isWhole ? null : 'too_long';
}

type MailActor = ClientActor & { engagementId: string };

async function addWithFiles(
  actor: MailActor,
  mail: Mail,
  { hash, files: rows }: Stored,
  now: Date,
): Promise<JoinRefusal | null> {
  const files = await spoolFiles(mail.files);
  try {
    if (!(await areTaken(files))) return 'files';
    const { words, quoted } = mail;
    const { engagementId } = actor;
    const added = await addMessage(actor, engagementId, { text: words || NO_WORDS, quoted, key: hash }, now);
    if (added === 'gone') return 'closed';
    const target = { engagementId, noteId: added.id, direction: 'from_client' } as const;
    if (files.length > 0) await storeFiles(actor, target, files, { mergePhotos: false }, now);
    await keepSource(hash, added.id, rows);
    return null;
  } finally {
    await closeAll(files);
  }
}

/** From here on it is never stored again. */
function keepSource(hash: string, noteId: string, files: Stored['files']): Promise<void> {
  return db().transaction(async (tx) => {
    if (files.length > 0)
      await tx
        .insert(receivedFiles)
        .values([...files])
        .onConflictDoNothing();
    await tx
      .update(receivedMails)
      .set({ kind: 'personal', noteId, senderProof: 'proved' })
      .where(eq(receivedMails.hash, hash));
  });
}

/** `sender` is null if the mail's address is not the one for which the reply address was made, or was removed since. */
async function meantFor({ from, recipients }: Pick<Mail, 'from' | 'recipients'>) {
  const tag = readReplyAddress('engagement', recipients);
  if (!tag) return null;
  const found = await db()
    .select({ id: engagements.id, taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(sql`${engagements.id} between ${tag.least}::uuid and ${tag.most}::uuid`);
  const email = from.address.toLowerCase();
  for (const { id, taxpayerId } of found) {
    const known = await recipientsOf(db(), taxpayerId);
    const isFor = (recipient: string) => tag.isOf({ kind: 'engagement', id, recipient });
    const sender = known.find((one) => one.email.toLowerCase() === email) ?? null;
    if (isFor(email)) return { engagementId: id, sender };
    if (known.some((one) => isFor(one.email))) return { engagementId: id, sender: null };
  }
  return null;
}

async function areTaken(files: readonly SpooledFile[]): Promise<boolean> {
  if (files.length > MOST_FILES) return false;
  for (const file of files) if ('why' in (await recognise(file))) return false;
  return true;
}
