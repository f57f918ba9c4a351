import { sql } from 'drizzle-orm';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { defineNotice, type NoticeContext } from '#app/accounts/access/define-notice.ts';

export const missingLogos = lists.map((list) =>
  defineNotice({
    subject: `Logos of ${list.plural}`,
    permission: 'lists',
    async check(context) {
      const missing = (await countsFor(context)).get(list.name) ?? 0;
      const path = adminPath(list.name);
      return missing === 0
        ? { state: 'None missing', standing: 'order', path, linkText: 'Open the list' }
        : {
            state: `${missing} missing`,
            standing: 'urgent',
            path: `${path}?show=no-logo`,
            linkText: 'Upload',
          };
    },
  }),
);

const counted = new WeakMap<NoticeContext, Promise<Map<string, number>>>();

/** One statement for all lists, as long as they are checked together. */
function countsFor(context: NoticeContext): Promise<Map<string, number>> {
  const counts = counted.get(context) ?? countMissing(context);
  counted.set(context, counts);
  return counts;
}

async function countMissing(context: NoticeContext): Promise<Map<string, number>> {
  const counts = lists.map((list) => {
    const table = tableOf(list);
    return sql`select ${list.name} as name, count(*)::int as missing from ${table}
      where ${table.isActive} and ${table.deletedAt} is null and ${table.logoUrl} is null`;
  });
  const fields = { name: sql<string>`name`, missing: sql<number>`missing` };
  const all = listPart(fields, sql`from (${sql.join(counts, sql` union all `)}) lists`, (row) => row);
  const rows = await readTogether(context, all);
  return new Map(rows.map(({ name, missing }) => [name, missing]));
}
