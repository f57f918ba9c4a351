import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';

/** `userId` is null for the taxpayer's own address, if no member has it. `mayAccept`: they can answer a proposal. */
export type Recipient = { email: string; name: string; userId: string | null; mayAccept: boolean };

export async function recipientsOf(reader: Db | Transaction, taxpayerId: string): Promise<Recipient[]> {
  return (await recipientsOfEach(reader, [taxpayerId])).get(taxpayerId) ?? [];
}

export async function recipientsOfEach(
  reader: Db | Transaction,
  taxpayerIds: readonly string[],
): Promise<Map<string, Recipient[]>> {
  const allMembers = await reader
    .select({
      of: taxpayerMembers.taxpayerId,
      email: users.email,
      name: profiles.fullName,
      userId: users.id,
      mayAccept: sql<boolean>`${eq(taxpayerMembers.role, 'owner')} or ${eq(users.email, taxpayers.email)} is true`,
    })
    .from(taxpayerMembers)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerMembers.taxpayerId))
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(taxpayerMembers.taxpayerId, [...taxpayerIds]))
    .orderBy(asc(taxpayerMembers.since), asc(users.id));
  const all = await reader
    .select({ id: taxpayers.id, email: taxpayers.email, name: taxpayers.name })
    .from(taxpayers)
    .where(inArray(taxpayers.id, [...taxpayerIds]));
  return new Map(
    all.map(({ id, email, name }): [string, Recipient[]] => {
      const members = allMembers.filter((member) => member.of === id).map(({ of: _of, ...member }) => member);
      if (!email || members.some((member) => member.email === email)) return [id, members];
      return [id, [...members, { email, name, userId: null, mayAccept: true }]];
    }),
  );
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
