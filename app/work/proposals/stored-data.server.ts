import { asc, eq, notExists } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';

export const storedProposals = defineStoredData({
  name: 'proposals',
  tables: [proposals, letters],
  holds:
    'Proposals with their letters, who accepted them, when and from which part of a network, or why they were declined',
  isPersonal: true,
  policy: ['clientRecords', 'proposals'],
  // Each letter goes with its engagement.
  async deleteExpired() {
    const own = db().select().from(letters).where(eq(letters.proposalId, proposals.id));
    return (await db().delete(proposals).where(notExists(own)).returning({ id: proposals.id })).length;
  },
  deleteFor: { none: 'They are kept as long as the work that they are about, and go with it.' },
  ownData: {
    read: async (member) => ({ proposals: await ownProposals(member) }),
    describe: ({ proposals }) => [
      {
        title: 'Proposals and letters',
        items: proposals.map(({ title, sentAt, acceptedAt, acceptedName, words }) => ({
          head: `${title}, sent ${longMoment(sentAt)}`,
          text: [acceptedAt && `Accepted ${longMoment(acceptedAt)} by ${acceptedName}`, words]
            .filter(Boolean)
            .join('\n\n'),
        })),
      },
    ],
  },
});

async function ownProposals({ id }: Subject) {
  const { sentAt, expiresAt, acceptedAt, acceptedName, acceptedEmail, acceptedProof } = proposals;
  const { acceptedNetwork, declinedAt, declinedReason } = proposals;
  const acceptance = { acceptedAt, acceptedName, acceptedEmail, acceptedProof, acceptedNetwork };
  const facts = { sentAt, expiresAt, ...acceptance, declinedAt, declinedReason };
  const { title, templateVersion: version, sha256, words } = letters;
  return db()
    .select({ ...facts, title, version, sha256, words })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, proposals.taxpayerId))
    .where(eq(taxpayerMembers.userId, id))
    .orderBy(asc(sentAt), asc(title));
}
