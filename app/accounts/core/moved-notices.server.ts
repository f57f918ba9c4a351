import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';

type Moved = { from: readonly string[]; to: string; now: Date };

/**
 * What waits to be mailed to an address that is not written to about these taxpayers any more goes to the one in its
 * place, after a wait of its own: the change can be taken back as well. Call it after the change.
 */
export async function moveNotices(
  tx: Transaction,
  taxpayerIds: readonly string[],
  { from, to, now }: Moved,
): Promise<void> {
  if (taxpayerIds.length === 0 || from.length === 0) return;
  const { engagementId, email, kind, aboutId } = clientNotices;
  const known = alias(clientNotices, 'known');
  const isKnown = db()
    .select({ one: sql`1` })
    .from(known)
    .where(
      and(
        eq(known.engagementId, engagementId),
        eq(known.kind, kind),
        eq(known.aboutId, aboutId),
        eq(known.email, to),
      ),
    );
  // One after the other: a statement does not see the rows that it moves itself.
  for (const address of from)
    await tx
      .update(clientNotices)
      .set({ email: to, at: now })
      .where(and(eq(email, address), exists(unreached(taxpayerIds)), notExists(isKnown)));
}

/** The work of a notice, if its taxpayer is not written to at the address of the notice. */
function unreached(taxpayerIds: readonly string[]) {
  const { engagementId, email } = clientNotices;
  const members = db()
    .select({ one: sql`1` })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayers.id), eq(users.email, email)));
  return db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(
      and(
        eq(engagements.id, engagementId),
        inArray(taxpayers.id, [...taxpayerIds]),
        sql`${taxpayers.email} is distinct from ${email}`,
        notExists(members),
      ),
    );
}

/** The same of all taxpayers of a member. */
export async function moveNoticesOf(tx: Transaction, userId: string, moved: Moved): Promise<void> {
  const { taxpayerId, userId: who } = taxpayerMembers;
  const own = await tx.select({ taxpayerId }).from(taxpayerMembers).where(eq(who, userId));
  await moveNotices(
    tx,
    own.map((one) => one.taxpayerId),
    moved,
  );
}
