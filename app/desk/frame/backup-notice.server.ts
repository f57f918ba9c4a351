import { eq, sql } from 'drizzle-orm';
import { listPart, readPart, readTogether } from '#app/platform/db/parts.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { DAY, whenText } from '#app/platform/core/time.ts';

const LONGEST_WITHOUT_BACKUP = 2 * DAY;

const LAST_BACKUP = listPart(
  { at: lastRuns.at },
  sql`from ${lastRuns} where ${eq(lastRuns.name, 'backup')}`,
  ({ at }) => new Date(at),
);

export async function findLastBackup(): Promise<Date | null> {
  return (await readPart(LAST_BACKUP))[0] ?? null;
}

export const lastBackup = defineNotice({
  subject: 'Last backup',
  permission: 'site',
  async check(context) {
    const { now } = context;
    const [at] = await readTogether(context, LAST_BACKUP);
    return {
      state: at ? whenText(at, now) : 'None is known. Whoever runs the server makes one with npm run backup.',
      standing: !at || now.getTime() - at.getTime() > LONGEST_WITHOUT_BACKUP ? 'urgent' : 'order',
      path: '/admin/backups',
      linkText: 'How to make and restore one',
    };
  },
});
