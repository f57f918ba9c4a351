import { asc, eq, exists, and, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { DOCUMENT_LABELS, RISK } from './fica.ts';

export const storedFica = defineStoredData({
  name: 'FICA records',
  tables: [ficaRecords],
  holds: 'How clients were identified, who is behind them, and how risky they are, as the FIC Act asks',
  isPersonal: true,
  policy: ['ficaRecords'],
  /** Counted from the day on which it became a former client: sections 22 and 23 of the Act. */
  async deleteExpired({ now }) {
    const years = sql.raw(String(retention.ficaYears));
    const isPast = sql`${taxpayers.archivedAt} + make_interval(years => ${years}) <= ${now.toISOString()}::timestamptz`;
    const former = db()
      .select({ id: taxpayers.id })
      .from(taxpayers)
      .where(and(eq(taxpayers.id, ficaRecords.taxpayerId), isPast));
    return (await db().delete(ficaRecords).where(exists(former)).returning({ id: ficaRecords.id })).length;
  },
  deleteFor: { none: 'The law asks us to keep it for five years after somebody has left.' },
  ownData: {
    read: async ({ id: member }) => {
      const { taxpayerId, identifiedOn, document, documentNote, documentExpiresOn } = ficaRecords;
      const { ownersConfirmedOn, owners, noOwnerWhy, risk, riskReasons, nextReviewOn } = ficaRecords;
      const rows = await db()
        .select({
          name: taxpayers.name,
          identifiedOn,
          document,
          documentNote,
          documentExpiresOn,
          ownersConfirmedOn,
          owners,
          noOwnerWhy,
          risk,
          riskReasons,
          nextReviewOn,
        })
        .from(ficaRecords)
        .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
        .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, taxpayerId))
        .where(eq(taxpayerMembers.userId, member))
        .orderBy(byName(taxpayers.name), asc(taxpayers.id));
      return { fica: rows };
    },
    describe: ({ fica }) => [
      {
        title: 'How we identified those for whom you act, as the FIC Act asks',
        items: fica.map(({ name, document, identifiedOn, owners, noOwnerWhy, risk, riskReasons }) => ({
          head: name,
          text: [
            document && `${DOCUMENT_LABELS[document]}, seen on ${identifiedOn}.`,
            owners && `Behind it: ${owners.join('; ') || 'nobody else'}.`,
            noOwnerWhy && `Why no other owner or beneficiary is named: ${noOwnerWhy}`,
            risk && `${RISK[risk].label}: ${riskReasons}`,
          ]
            .filter(Boolean)
            .join(' '),
        })),
      },
    ],
  },
});
