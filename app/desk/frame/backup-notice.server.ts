import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { DAY, whenText } from '#app/platform/core/time.ts';

const LONGEST_WITHOUT_BACKUP = 2 * DAY;

export async function findLastBackup(): Promise<Date | null> {
  const [run] = await db().select().from(lastRuns).where(eq(lastRuns.name, 'backup'));
  return run?.at ?? null;
}

export const lastBackup = defineNotice({
  subject: 'Last backup',
  permission: 'site',
  async check({ now }) {
    const at = await findLastBackup();
    return {
      state: at ? whenText(at, now) : 'None is known. Whoever runs the server makes one with npm run backup.',
      standing: !at || now.getTime() - at.getTime() > LONGEST_WITHOUT_BACKUP ? 'urgent' : 'order',
      path: '/admin/backups',
      linkText: 'How to make and restore one',
    };
  },
});
