import { and, asc, eq, isNotNull, isNull, notExists, not, sql } from 'drizzle-orm';
import type { Member } from '#app/accounts/core/member.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isMemberOf } from '../engagements/recipients.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { notifyOwners } from './notify-owners.server.ts';
import { setMember } from './taxpayers.server.ts';

export type Claimable = Pick<typeof taxpayers.$inferSelect, 'id' | 'kind' | 'name'>;

/** By name. None for a colleague: what the desk writes into a taxpayer would give access that outlasts the role. */
export function claimableBy(userId: string, reader: Db | Transaction = db()): Promise<Claimable[]> {
  const { id, kind, name } = taxpayers;
  const roles = reader
    .select({ one: sql`1` })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return reader
    .select({ id, kind, name })
    .from(taxpayers)
    .innerJoin(users, eq(users.email, taxpayers.email))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        isNull(taxpayers.deletedAt),
        not(isMemberOf(userId)),
        notExists(roles),
      ),
    )
    .orderBy(byName(name), asc(id));
}

/** Null if the work is of no taxpayer that this account may add. */
export async function claimableBehind(userId: string, engagementId: string): Promise<Claimable | null> {
  if (!isUuid(engagementId)) return null;
  const claimable = await claimableBy(userId);
  if (claimable.length === 0) return null;
  const [work] = await db()
    .select({ of: engagements.taxpayerId })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  return claimable.find(({ id }) => id === work?.of) ?? null;
}

/** The member becomes an owner. The other owners get a mail; the firm's waits with its other news. */
export function claimTaxpayer(
  member: Pick<Member, 'id' | 'email' | 'fullName'>,
  taxpayerId: string,
  now = new Date(),
): Promise<Claimable | 'gone'> {
  if (!isUuid(taxpayerId)) return Promise.resolve('gone');
  return db().transaction(async (tx) => {
    const [taxpayer] = await tx
      .select({ id: taxpayers.id })
      .from(taxpayers)
      .where(eq(taxpayers.id, taxpayerId))
      .for('update');
    const claimed = (await claimableBy(member.id, tx)).find(({ id }) => id === taxpayerId);
    if (!taxpayer || !claimed) return 'gone';
    await setMember(tx, taxpayerId, member.id, 'owner');
    await record(tx, {
      actorId: member.id,
      action: 'taxpayer.claim',
      entity: 'taxpayer',
      entityId: taxpayerId,
    });
    const who = member.fullName || member.email;
    const author = { party: 'client', userId: member.id, email: member.email, name: who } as const;
    const notice = { taxpayerId, kind: 'claimed', aboutId: member.id, what: member.email } as const;
    await notifyFirm(tx, notice, author, now);
    const joined = { taxpayerId, name: claimed.name, role: 'owner', by: 'address' } as const;
    await notifyOwners(tx, { ...joined, member: { id: member.id, fullName: who } }, now);
    return claimed;
  });
}
