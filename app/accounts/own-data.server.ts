import { and, asc, eq } from 'drizzle-orm';
import { entriesOf } from '#app/audit/audit.server.ts';
import { db } from '#app/db/client.server.ts';
import { secondFactors, users } from '#app/db/schema/accounts.ts';
import { contactMessages, messageEntries } from '#app/db/schema/contact.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import type { Member } from './member.server.ts';
import { listSessions } from './sessions.server.ts';

/**
 * Everything the site keeps of a member (Protection of Personal Information Act 4 of 2013, section 23): what was entered,
 * and what came of it. Secrets are left out: they prove who somebody is and tell nothing of them.
 */
export async function ownData(member: Member, now = new Date()) {
  const [[user], [factor], sessions, calculations, messages, entries] = await Promise.all([
    db().select().from(users).where(eq(users.id, member.id)),
    db().select().from(secondFactors).where(eq(secondFactors.userId, member.id)),
    listSessions(member.id, now),
    db().select().from(savedCalculations).where(eq(savedCalculations.ownerId, member.id)),
    messagesFrom(member.email),
    entriesOf(member.id),
  ]);
  return {
    exportedAt: now,
    account: {
      email: member.email,
      emailConfirmedAt: user?.emailVerifiedAt ?? null,
      openedAt: user?.createdAt ?? null,
      secondStepSince: factor?.confirmedAt ?? null,
    },
    profile: {
      fullName: member.fullName,
      accountType: member.userType,
      contactNumber: member.contactNumber,
      identificationNumber: member.identificationNumber,
    },
    sessions: sessions.map(({ createdAt, lastUsedAt, userAgent, network }) => {
      return { createdAt, lastUsedAt, browser: userAgent, network };
    }),
    savedCalculations: calculations.map(({ title, kind, inputs, createdAt, updatedAt }) => {
      return { title, kind, inputs, createdAt, updatedAt };
    }),
    messages,
    changesToTheSite: entries,
  };
}

/**
 * With our answers. Not with the notes on them: what an accountable institution notes of a suspicion it may not tell
 * (Financial Intelligence Centre Act 38 of 2001, section 29), so the Information Officer decides on those.
 */
async function messagesFrom(email: string) {
  const sent = await db().select().from(contactMessages).where(eq(contactMessages.email, email));
  return Promise.all(
    sent.map(async ({ id, createdAt: sentAt, name, entityName, position, phone, subject, ...rest }) => {
      const { message, calculation } = rest;
      const answers = await answersTo(id);
      return { sentAt, name, entityName, position, phone, subject, message, calculation, answers };
    }),
  );
}

function answersTo(messageId: string) {
  const { body, createdAt, kind } = messageEntries;
  return db()
    .select({ answeredAt: createdAt, answer: body })
    .from(messageEntries)
    .where(and(eq(messageEntries.messageId, messageId), eq(kind, 'reply')))
    .orderBy(asc(createdAt));
}
