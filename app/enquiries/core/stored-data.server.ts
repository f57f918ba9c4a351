import { and, asc, inArray, ne } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { deleteExpiredEnquiries } from './expiry.server.ts';
import { isOwnRow, keepOwnRows } from '#app/platform/stored-data/ownership.server.ts';
import { ownEnquiry } from './record.ts';

export const storedEnquiries = defineStoredData({
  name: 'messages',
  tables: [enquiries, enquiryEntries],
  holds: 'Enquiries of the contact form with notes, replies and a keyed hash of the network',
  isPersonal: true,
  policy: ['messages'],
  deleteExpired: ({ now }) => deleteExpiredEnquiries(now),
  // An enquiry is kept for its own time; no later account with the same address gets it.
  deleteFor: keepOwnRows,
  ownData: {
    read: async (member) => ({ messages: await messagesOf(member) }),
    describe: ({ messages }) => [
      {
        title: 'Messages you sent',
        items: messages.map(({ sentAt, subject, message, answers }) => ({
          head: `${longMoment(sentAt)}: ${subject}`,
          text: [
            message,
            ...answers.map(
              (one) =>
                `${one.isOurs ? 'Our answer' : 'Your answer'}, ${longMoment(one.answeredAt)}:\n${one.answer}`,
            ),
          ].join('\n\n'),
        })),
      },
    ],
  },
});

/** Without notes: a suspicion may not be disclosed (Financial Intelligence Centre Act 38 of 2001, section 29). */
async function messagesOf(member: Subject) {
  const sent = isOwnRow(enquiries, member);
  const { enquiryId, kind, createdAt: answeredAt, body: answer } = enquiryEntries;
  const own = db().select({ id: enquiries.id }).from(enquiries).where(sent);
  const [messages, replies] = await Promise.all([
    db().select().from(enquiries).where(sent),
    db()
      .select({ enquiryId, kind, answeredAt, answer })
      .from(enquiryEntries)
      .where(and(inArray(enquiryId, own), ne(kind, 'note')))
      .orderBy(asc(answeredAt)),
  ]);
  return messages.map((row) => ({
    sentAt: row.createdAt,
    subject: row.subject,
    message: row.message,
    ...ownEnquiry(row),
    calculation: row.calculation,
    answers: replies
      .filter((reply) => reply.enquiryId === row.id)
      .map((entry) => ({
        answeredAt: entry.answeredAt,
        answer: entry.answer,
        isOurs: entry.kind === 'reply',
      })),
  }));
}
