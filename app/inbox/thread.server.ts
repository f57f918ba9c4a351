import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Change } from '#app/audit/audit.server.ts';
import { isCalculatorType } from '#app/calculators/calculators.ts';
import { STORED_FIELDS, type FieldColumn } from '#app/contact/fields.ts';
import { referenceOf } from '#app/contact/messages.server.ts';
import { db } from '#app/db/client.server.ts';
import { profiles } from '#app/db/schema/accounts.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { contactMessages, messageEntries } from '#app/db/schema/contact.ts';
import { isUuid } from '#app/db/uuid.ts';
import { parseInputs } from '#app/saved/inputs.ts';
import { deletedOn } from '#app/contact/expiry.server.ts';
import type { Entry, Message } from './message.ts';

export type MessageChange = {
  id: number;
  at: Date;
  by: string | null;
  action: string;
  changes: Record<string, Change>;
};

const enquiryColumns = Object.fromEntries(
  STORED_FIELDS.map(({ column }) => [column, contactMessages[column]]),
) as Pick<typeof contactMessages, FieldColumn>;

const COLUMNS = {
  ...enquiryColumns,
  id: contactMessages.id,
  version: contactMessages.version,
  state: contactMessages.state,
  assigneeId: contactMessages.assigneeId,
  receivedAt: contactMessages.createdAt,
  deletedOn,
};

export async function findMessage(id: string | undefined): Promise<Message | null> {
  if (!isUuid(id)) return null;
  const [found] = await db()
    .select({ ...COLUMNS, stored: contactMessages.calculation })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (!found) return null;
  const { stored, ...message } = found;
  return {
    ...message,
    reference: referenceOf(id),
    calculation: calculationOf(stored),
    entries: await entriesOf(id),
  };
}

export async function entriesSince(id: string, version: number): Promise<MessageChange[]> {
  const { changes, entity, entityId, actorId, at, action } = auditEntries;
  const raised = sql`(${changes} -> 'version' ->> 'to')::int`;
  const entries = await db()
    .select({ id: auditEntries.id, at, action, changes, by: profiles.fullName })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(and(eq(entity, 'message'), eq(entityId, id), sql`${raised} > ${version}`))
    .orderBy(desc(auditEntries.id));
  return entries.map((entry) => ({ ...entry, changes: entry.changes as MessageChange['changes'] }));
}

function calculationOf(stored: typeof contactMessages.$inferSelect.calculation): Message['calculation'] {
  if (!stored || !isCalculatorType(stored.kind)) return null;
  return { kind: stored.kind, inputs: parseInputs(stored.inputs) };
}

function entriesOf(messageId: string): Promise<Entry[]> {
  const { id, kind, authorId, body, createdAt } = messageEntries;
  return db()
    .select({ id, kind, authorId, body, at: createdAt, by: profiles.fullName })
    .from(messageEntries)
    .leftJoin(profiles, eq(profiles.id, authorId))
    .where(eq(messageEntries.messageId, messageId))
    .orderBy(asc(createdAt), asc(id));
}
