import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recoveries, recoveryFiles } from '#app/platform/db/schema/recoveries.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { deleteOldIdentity } from './identity.server.ts';
import { STATE_TEXTS } from './states.ts';

export const storedRecoveries = defineStoredData({
  name: 'requests for access',
  tables: [recoveries, recoveryFiles],
  holds:
    'Requests of who lost phone or address: name, number, addresses, tax number, how it was proved and by whom, and pictures of an identity document',
  isPersonal: true,
  policy: ['recoveries', 'identity'],
  async deleteExpired({ now }) {
    const before = (time: number) => new Date(now.getTime() - time);
    const { state, createdAt, endedAt } = recoveries;
    const isOver = or(
      and(eq(state, 'unconfirmed'), lt(createdAt, before(retention.confirmLinkHours * HOUR))),
      and(isNotNull(endedAt), lt(endedAt, before(retention.recoveryKeptDays * DAY))),
    );
    const pictures = await deleteOldIdentity(now);
    return pictures + (await db().delete(recoveries).where(isOver).returning({ id: recoveries.id })).length;
  },
  deleteFor: (tx, subject) => tx.delete(recoveries).where(isOf(subject)),
  ownData: {
    async read(subject) {
      const { createdAt, state, name, phone, email } = recoveries;
      const identityDocuments = sql<string[]>`array(select ${recoveryFiles.name} from ${recoveryFiles}
        where ${eq(recoveryFiles.recoveryId, recoveries.id)} order by ${recoveryFiles.createdAt})`;
      const own = await db()
        .select({ createdAt, state, name, phone, email, identityDocuments })
        .from(recoveries)
        .where(eq(recoveries.userId, subject.id))
        .orderBy(createdAt);
      return { recoveries: own };
    },
    describe: ({ recoveries }) => [
      {
        title: 'Requests for new access',
        items: recoveries.map(({ createdAt, state, name, phone, email, identityDocuments }) => ({
          head: longMoment(createdAt),
          text: [`${STATE_TEXTS[state]}: ${name}`, phone, email, ...identityDocuments].join(', '),
        })),
      },
    ],
  },
});

/** Of the account, or with its address while no account was known. */
function isOf({ id, email }: Subject) {
  return or(eq(recoveries.userId, id), eq(recoveries.email, email), eq(recoveries.knownEmail, email));
}
