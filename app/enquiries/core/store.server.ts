import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { makeMailId } from '#app/platform/mail/own-mail-id.server.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { HOUR } from '#app/platform/core/time.ts';
import type { Attached } from '#app/tools/saved/attached.server.ts';
import { acknowledgementMail, enquiryMail } from './mails.ts';
import { STORED_FIELDS, type NewEnquiry, type FieldName } from '#app/firm/contact/enquiry-fields.ts';
import { findTopic } from '#app/firm/contact/topics.ts';
import { requirePhone } from '#app/platform/forms/phone.server.ts';
import type { EnquiryRow } from './record.ts';

export type Arrival = {
  networkHash: string;
  spam: boolean;
  attached: Attached | null;
  memberId?: string | null;
};

/** Repeated text within an hour is one enquiry, with one reference. Throws when the database is down. */
export async function storeEnquiry(enquiry: NewEnquiry, arrival: Arrival, now = new Date()): Promise<string> {
  const { id, isNew } = await db().transaction(async (tx) => {
    const content = contentHash(enquiry, arrival);
    const [thisHour, lastHour] = submissionKeys(content, now);
    const repeated = await findRepeated(tx, content, [thisHour, lastHour]);
    if (repeated) return { id: repeated, isNew: false };
    const acknowledgementId = arrival.spam ? null : makeMailId();
    const row = rowOf(enquiry);
    const id = await insertEnquiry(tx, row, { arrival, submissionKey: thisHour, acknowledgementId });
    if (!acknowledgementId) return { id, isNew: true };
    const reference = referenceOf(id);
    const answerDay = answerDayOf(now);
    const receipt = { id, name: row.name, reference, answerDay, mailId: acknowledgementId };
    await queueMail(tx, enquiryMail.write(firmMailbox(), { id, row, reference }), now);
    await queueMail(tx, acknowledgementMail.write(row.email, receipt), now);
    return { id, isNew: true };
  });
  if (isNew) metrics().enquiries.inc({ kind: arrival.spam ? 'spam' : 'enquiry' });
  return referenceOf(id);
}

export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Locks this text until the transaction ends, so that the second of two simultaneous repeats sees the first. */
async function findRepeated(tx: Transaction, content: string, keys: string[]): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${content}, 0))`);
  const [stored] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(inArray(enquiries.submissionKey, keys));
  return stored?.id;
}

function rowOf(enquiry: NewEnquiry): EnquiryRow {
  const phone = requirePhone(enquiry.phone, enquiry.countryCode);
  const topic = findTopic(enquiry.topic)?.text;
  const values: Partial<Record<FieldName, string>> = { ...enquiry, phone, topic };
  const entries = STORED_FIELDS.map(({ name, column }) => [column, values[name] ?? null]);
  return Object.fromEntries(entries);
}

type Circumstances = { arrival: Arrival; submissionKey: string; acknowledgementId: string | null };

async function insertEnquiry(
  tx: Transaction,
  row: EnquiryRow,
  { arrival, submissionKey, acknowledgementId }: Circumstances,
): Promise<string> {
  const [stored] = await tx
    .insert(enquiries)
    .values({
      ...row,
      submissionKey,
      acknowledgementId,
      calculation: arrival.attached,
      networkHash: arrival.networkHash,
      memberId: arrival.memberId,
      state: arrival.spam ? 'spam' : 'new',
    })
    .returning({ id: enquiries.id });
  if (!stored) throw ownError('Postgres stored a message and returned no row.');
  return stored.id;
}

function contentHash(enquiry: NewEnquiry, { spam, memberId }: Arrival): string {
  const words = JSON.stringify([spam, Object.entries(enquiry).toSorted(), ...(memberId ? [memberId] : [])]);
  return createHash('sha256').update(words).digest('base64url');
}

function submissionKeys(content: string, now: Date): [string, string] {
  const hour = Math.floor(now.getTime() / HOUR);
  return [`${content}.${hour}`, `${content}.${hour - 1}`];
}
