import { referenceOf } from '#app/contact/messages.server.ts';
import type { contactMessages } from '#app/db/schema/contact.ts';
import { env } from '#app/env.server.ts';
import { writeLetter } from '#app/mail/letter.ts';
import type { MailMessage } from '#app/mail/outgoing.ts';
import { dayText, southAfricanDay } from '#app/time.ts';

type Row = typeof contactMessages.$inferSelect;
type Reply = { body: string; messageId: string; thread: readonly string[] };

/**
 * A reply as it is mailed: what the administrator wrote, then what it answers. It continues the thread that the
 * acknowledgement began, and an answer to it goes to where enquiries go.
 */
export function replyMail(row: Row, { body, messageId, thread }: Reply): MailMessage {
  return {
    to: row.email,
    replyTo: env().MAIL_TO,
    subject: `Re: ${row.subject} (reference ${referenceOf(row.id)})`,
    messageId,
    inReplyTo: thread.at(-1),
    references: thread,
    ...writeLetter({
      paragraphs: [...body.split(/\n{2,}/), `On ${dayText(southAfricanDay(row.createdAt))} you wrote:`],
      quote: row.message,
    }),
  };
}
