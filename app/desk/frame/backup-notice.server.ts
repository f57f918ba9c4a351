import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { DAY, momentText, southAfricanDay } from '#app/platform/core/time.ts';

const LONGEST_WITHOUT_BACKUP = 2 * DAY;

export const lastBackup = defineNotice({
  subject: 'Last backup',
  permission: 'site',
  async check({ now }) {
    const [run] = await db().select().from(lastRuns).where(eq(lastRuns.name, 'backup'));
    return {
      state: run
        ? momentText(run.at)
        : 'None is known. Whoever runs the server makes one with npm run backup.',
      isUrgent: !run || now.getTime() - run.at.getTime() > LONGEST_WITHOUT_BACKUP,
      path: run ? `/admin/audit?from=${southAfricanDay(run.at)}` : '/admin/audit',
      linkText: run ? 'See what changed since' : 'See what changed',
    };
  },
});
