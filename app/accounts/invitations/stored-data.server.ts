import { eq, lt } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { invitations } from '#app/platform/db/schema/accounts.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { ROLES } from '#app/accounts/core/roles.ts';

export const storedInvitations = defineStoredData({
  name: 'invitations',
  tables: [invitations],
  holds: 'Invitations of colleagues: address, role, who invited, and a hash of the mailed link',
  isPersonal: true,
  policy: ['invitations'],
  async deleteExpired({ now }) {
    const expired = lt(invitations.expiresAt, now);
    return (await db().delete(invitations).where(expired).returning({ id: invitations.id })).length;
  },
  deleteFor: (tx, { email }) => tx.delete(invitations).where(eq(invitations.email, email)),
  ownData: {
    async read({ email }) {
      const { role, createdAt, expiresAt } = invitations;
      const own = await db()
        .select({ role, createdAt, expiresAt })
        .from(invitations)
        .where(eq(invitations.email, email));
      return { invitations: own };
    },
    describe: ({ invitations }) => [
      {
        title: 'Invitations to the desk',
        items: invitations.map(({ role, createdAt, expiresAt }) => ({
          head: longMoment(createdAt),
          text: `As ${ROLES[role].label.toLowerCase()}, until ${longMoment(expiresAt)}`,
        })),
      },
    ],
  },
});
