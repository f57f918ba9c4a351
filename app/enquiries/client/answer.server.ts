import { and, desc, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { addReceivedEntry } from '#app/enquiries/core/received-entry.server.ts';
import { failed, invalid, limited, type Refused } from '#app/accounts/core/refusal.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { hitLimit, keyedHash, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';

const PER_MEMBER: Limit = { hits: 20, window: HOUR };
const TITLE = 'Answer not sent';

/** In characters. */
const LONGEST = 10_000;

const schema = z.object({
  body: z
    .string({ error: 'Write your answer first.' })
    .check(
      z.overwrite(paragraphs),
      z.minLength(1, 'Write your answer first.'),
      z.maxLength(LONGEST, tooLong(LONGEST)),
    ),
});

type Member = { id: string; email: string; fullName: string };

/** `enquiryId` must be the member's. Null once it is stored; the same words twice are one answer. */
export async function receiveAnswer(
  member: Member,
  enquiryId: string,
  form: FormData,
  now = new Date(),
): Promise<Refused | null> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { body } = submission.value;
  try {
    const { retryAfterSeconds } = await hitLimit(`answer:${keyedHash(member.id)}`, PER_MEMBER, now);
    if (retryAfterSeconds > 0) return limited(submission, TITLE, retryAfterSeconds);
    await db().transaction((tx) => storeAnswer(tx, member, { enquiryId, body }, now));
    return null;
  } catch (error) {
    return failed(submission, TITLE, error);
  }
}

async function storeAnswer(
  tx: Transaction,
  { id: authorId, email, fullName: name }: Member,
  { enquiryId, body }: { enquiryId: string; body: string },
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId))
    .for('update');
  if (!row || (await isRepeated(tx, enquiryId, authorId, body))) return;
  const sender = `${name} <${email}>`;
  const entry = { body, authorId, sender, party: 'client', isWork: true } as const;
  const aboutId = await addReceivedEntry(tx, enquiryId, entry, now);
  const actor = { party: 'client', userId: authorId, email, name } as const;
  if (aboutId) await notifyFirm(tx, { enquiryId, kind: 'enquiry', aboutId }, actor, now);
}

async function isRepeated(
  tx: Transaction,
  enquiryId: string,
  authorId: string,
  body: string,
): Promise<boolean> {
  const { kind, createdAt, id } = enquiryEntries;
  const [last] = await tx
    .select({ authorId: enquiryEntries.authorId, body: enquiryEntries.body })
    .from(enquiryEntries)
    .where(and(eq(enquiryEntries.enquiryId, enquiryId), ne(kind, 'note')))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return last?.authorId === authorId && last.body === body;
}
