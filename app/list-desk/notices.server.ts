import { and, eq, isNull } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { adminPath, lists } from '#app/lists/lists.ts';
import { tableOf } from '#app/lists/tables.server.ts';
import { defineNotice } from '#app/notices/define-notice.ts';

export const missingLogos = lists.map((list) =>
  defineNotice({
    subject: `Logos of ${list.plural}`,
    permission: 'lists',
    async check() {
      const table = tableOf(list);
      const { isActive, deletedAt, logoUrl } = table;
      const rows = await db().$count(table, and(eq(isActive, true), isNull(deletedAt), isNull(logoUrl)));
      const path = adminPath(list.name);
      return rows === 0
        ? { state: 'None missing', isUrgent: false, path, linkText: 'Open the list' }
        : { state: `${rows} missing`, isUrgent: true, path: `${path}?show=no-logo`, linkText: 'Upload' };
    },
  }),
);
