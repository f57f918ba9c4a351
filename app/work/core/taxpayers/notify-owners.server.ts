import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { joinedMail, type Joined } from './mails.server.ts';

type NewMember = Pick<Joined, 'taxpayerId' | 'role' | 'by'> & {
  name: string;
  member: { id: string; fullName: string };
};

export async function notifyOwners(
  tx: Transaction,
  { taxpayerId, name, role, by, member }: NewMember,
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ id: users.id, email: users.email, name: profiles.fullName })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayerId), eq(taxpayerMembers.role, 'owner')));
  for (const owner of owners.filter(({ id }) => id !== member.id)) {
    const input = { taxpayerId, taxpayer: name, name: owner.name, who: member.fullName, role, by };
    await queueMail(tx, joinedMail.write(owner.email, input), now);
  }
}
