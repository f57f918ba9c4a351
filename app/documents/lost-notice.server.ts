import { count, eq, min } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { defineNotice } from '#app/notices/define-notice.ts';

export const lostDocuments = defineNotice({
  subject: 'Documents that the storage has lost',
  permission: 'site',
  async check() {
    const [row] = await db()
      .select({ number: count(), first: min(sql<string>`${documents.engagementId}::text`) })
      .from(documents)
      .where(eq(documents.scanState, 'missing'));
    const { number = 0, first = null } = row ?? {};
    return {
      state: number === 0 ? 'None' : `${number}: restore the objects from a backup`,
      isUrgent: number > 0,
      path: first ? `/admin/work/${first}` : '/admin/work',
      linkText: number > 1 ? 'Open the first' : 'Open',
    };
  },
});
