import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { DAY } from '#app/platform/core/time.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bankAccounts } from '#app/platform/db/schema/bank-accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteRemovedAccounts } from './bank-accounts.server.ts';

/** Counted from the day on which it became a former client. */
async function deleteOfFormer(now: Date): Promise<number> {
  const months = sql.raw(String(retention.formerBankMonths));
  const isPast = sql`${taxpayers.archivedAt} + make_interval(months => ${months}) <= ${now.toISOString()}::timestamptz`;
  const former = db()
    .select({ id: taxpayers.id })
    .from(taxpayers)
    .where(and(eq(taxpayers.id, bankAccounts.taxpayerId), isPast));
  return (await db().delete(bankAccounts).where(exists(former)).returning({ id: bankAccounts.id })).length;
}

export const storedBankAccounts = defineStoredData({
  name: 'bank accounts of clients',
  tables: [bankAccounts],
  holds: 'Into which accounts clients are paid, and how that was confirmed',
  isPersonal: true,
  policy: ['bankAccounts'],
  async deleteExpired({ now }) {
    const removed = await deleteRemovedAccounts(new Date(now.getTime() - retention.deletedWorkDays * DAY));
    return removed + (await deleteOfFormer(now));
  },
  deleteFor: { none: 'They go with the client that they belong to.' },
  ownData: {
    read: async ({ id: member }) => {
      const { taxpayerId, holder, bank, accountNumber, removedAt } = bankAccounts;
      const accounts = await db()
        .select({ name: taxpayers.name, holder, bank, end: sql<string>`right(${accountNumber}, 4)` })
        .from(bankAccounts)
        .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
        .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, taxpayerId))
        .where(and(eq(taxpayerMembers.userId, member), isNull(removedAt)))
        .orderBy(byName(taxpayers.name), asc(bankAccounts.addedAt));
      return { bankAccounts: accounts };
    },
    describe: ({ bankAccounts: accounts }) => [
      {
        title: 'Bank accounts of those for whom you act; ask us for the whole number',
        items: accounts.map(({ name, holder, bank, end }) => ({
          head: name,
          text: `${bank}, ${holder}, number ending in ${end}`,
        })),
      },
    ],
  },
});
