import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { MINUTE, whenText } from '#app/platform/core/time.ts';

const LONGEST_UNREAD = 15 * MINUTE;

export const receivedMail = defineNotice({
  subject: 'Incoming mail',
  permission: 'enquiries',
  async check({ now }) {
    const link = { path: '/admin/messages', linkText: 'Open the inbox' };
    if (!env().INBOUND_IMAP_URL)
      return {
        ...link,
        state:
          'Answers by mail stay in the mailbox, and are not in the inbox here. INBOUND_IMAP_URL sets it up.',
        standing: 'unset',
      };
    const [run] = await db().select().from(lastRuns).where(eq(lastRuns.name, 'collect-mail'));
    return {
      ...link,
      state: run ? `The mailbox was read ${whenText(run.at, now)}` : 'The mailbox was not read yet',
      standing: !run || now.getTime() - run.at.getTime() > LONGEST_UNREAD ? 'urgent' : 'order',
    };
  },
});
