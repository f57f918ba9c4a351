import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { stateOfToken } from './tokens.server.ts';

type Owner = { id: string; email: string };

/** Names of this member's taxpayers for whom we write to the account's address. Messages and answers move anyway. */
export async function findWrittenTo(owner: Owner, reader: Db | Transaction = db()): Promise<string[]> {
  const rows = await reader
    .select({ name: taxpayers.name })
    .from(taxpayers)
    .where(isWrittenTo(owner))
    .orderBy(byName(taxpayers.name));
  return rows.map(({ name }) => name);
}

/** Empty unless the link to the new address still works. */
export async function findWrittenToBefore(secret: string): Promise<string[]> {
  const token = await stateOfToken(db(), secret, 'change_email');
  if (token.kind !== 'open') return [];
  const [owner] = await db().select().from(users).where(eq(users.id, token.userId));
  return owner ? findWrittenTo(owner) : [];
}

/** The old address gets no more mail about them, and no code that opens their work. */
export async function moveWrittenTo(
  tx: Transaction,
  owner: Owner,
  newEmail: string,
  actorId: string | null,
): Promise<void> {
  const moved = await tx
    .update(taxpayers)
    .set({ email: newEmail, version: sql`${taxpayers.version} + 1` })
    .where(isWrittenTo(owner))
    .returning({ id: taxpayers.id });
  const changes = { email: { from: owner.email, to: newEmail } };
  for (const { id } of moved)
    await record(tx, { actorId, action: 'taxpayer.update', entity: 'taxpayer', entityId: id, changes });
}

function isWrittenTo({ id, email }: Owner): SQL | undefined {
  const own = db()
    .select({ id: taxpayerMembers.taxpayerId })
    .from(taxpayerMembers)
    .where(eq(taxpayerMembers.userId, id));
  return and(eq(taxpayers.email, email), inArray(taxpayers.id, own));
}
