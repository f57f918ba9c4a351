import { referenceOf } from '#app/enquiries/core/store.server.ts';
import type { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

type Row = Pick<typeof enquiries.$inferSelect, 'id' | 'subject' | 'message' | 'createdAt'>;
type Reply = { row: Row; body: string; mailId: string; thread: readonly string[] };

export const replyMail = defineMail<Reply>({
  kind: 'inbox.reply',
  label: 'Reply to {who}',
  about: ({ row }) => ({ entity: 'message', id: row.id }),
  subject: ({ row }) => `Re: ${row.subject} (reference ${referenceOf(row.id)})`,
  headers: ({ row, mailId, thread }) => ({
    replyTo: replyAddress({ kind: 'message', id: row.id }),
    messageId: mailId,
    inReplyTo: thread.at(-1),
    references: thread,
  }),
  template: ({ row, body }) => ({
    paragraphs: [...body.split(/\n{2,}/), `On ${dayText(southAfricanDay(row.createdAt))} you wrote:`],
    quote: row.message,
  }),
  example: {
    row: {
      id: '1a2b3c4d-0000-4000-8000-000000000000',
      subject: 'Provisional tax for the first time',
      message: 'I started to freelance in May. What must I file, and when?',
      createdAt: new Date('2026-03-02T08:00:00Z'),
    },
    body: 'Dear Thandi\n\nThe first return is due in August.',
    mailId: '<example@localhost>',
    thread: ['<acknowledgement@localhost>'],
  },
});
