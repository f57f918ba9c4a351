import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';

/** `userId` is null for the taxpayer's own address, if no member has it. `mayAccept`: they can answer a proposal. */
export type Recipient = { email: string; name: string; userId: string | null; mayAccept: boolean };

export async function recipientsOf(reader: Db | Transaction, taxpayerId: string): Promise<Recipient[]> {
  const members = await reader
    .select({
      email: users.email,
      name: profiles.fullName,
      userId: users.id,
      mayAccept: sql<boolean>`${eq(taxpayerMembers.role, 'owner')} or ${eq(users.email, taxpayers.email)} is true`,
    })
    .from(taxpayerMembers)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerMembers.taxpayerId))
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(taxpayerMembers.taxpayerId, taxpayerId))
    .orderBy(asc(taxpayerMembers.since), asc(users.id));
  const [taxpayer] = await reader
    .select({ email: taxpayers.email, name: taxpayers.name })
    .from(taxpayers)
    .where(eq(taxpayers.id, taxpayerId));
  const email = taxpayer?.email;
  if (!email || members.some((member) => member.email === email)) return members;
  return [...members, { email, name: taxpayer.name, userId: null, mayAccept: true }];
}

export function isMemberOf(userId: string): SQL {
  const own = db()
    .select({ one: sql`1` })
    .from(taxpayerMembers)
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayers.id), eq(taxpayerMembers.userId, userId)));
  return sql`exists ${own}`;
}

/** For queries of `taxpayers`: whether we write to this address about it. */
export function isRecipient(email: string): SQL {
  const address = email.toLowerCase();
  const members = db()
    .select({ one: sql`1` })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayers.id), eq(users.email, address)));
  return sql`(${eq(taxpayers.email, address)} or exists ${members})`;
}
