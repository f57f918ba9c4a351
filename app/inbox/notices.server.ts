import { and, count, eq, min } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { defineNotice } from '#app/notices/define-notice.ts';
import { momentText } from '#app/time.ts';

const { state, assigneeId, createdAt } = contactMessages;

export const newMessages = defineNotice({
  subject: 'New enquiries',
  permission: 'messages',
  async check() {
    const [row] = await db()
      .select({ messages: count(), oldest: min(createdAt) })
      .from(contactMessages)
      .where(eq(state, 'new'));
    const messages = row?.messages ?? 0;
    const since = row?.oldest ? `, the oldest since ${momentText(row.oldest)}` : '';
    return {
      state: messages === 0 ? 'None' : `${messages}${since}`,
      isUrgent: messages > 0,
      path: '/admin/messages?state=new',
      linkText: 'Read',
    };
  },
});

export const ownMessages = defineNotice({
  subject: 'In progress with you',
  permission: 'messages',
  async check({ memberId }) {
    const messages = await db().$count(
      contactMessages,
      and(eq(assigneeId, memberId), eq(state, 'in_progress')),
    );
    return {
      state: messages === 0 ? 'None' : String(messages),
      isUrgent: messages > 0,
      path: '/admin/messages?state=in_progress&assignee=me',
      linkText: 'Answer',
    };
  },
});
