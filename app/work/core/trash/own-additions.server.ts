import { and, eq, exists, inArray, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isPresent } from '../engagements/access.server.ts';
import { AGREED } from '../engagements/states.ts';
import { isOwner } from '../taxpayers/taxpayers.server.ts';
import { putInTrash, takeFromTrash, wasSubmitted } from './trash.server.ts';

type Owner = ClientActor & { userId: string };

/** Whether it was added at the site, the member alone acts for it, and nothing is agreed: it may have been a mistake. */
export async function mayRemoveOwn({ userId }: Owner, id: string): Promise<boolean> {
  return (await db().$count(taxpayers, isOwnAddition(userId, id))) > 0;
}

/** Into the trash of the desk, with what is offered for it. `kept`: something is agreed or another acts for it by now. */
export function removeOwn(
  { userId }: Owner,
  id: string,
  now = new Date(),
): Promise<{ name: string } | 'kept' | 'gone'> {
  return db().transaction(async (tx) => {
    if (!isUuid(id) || !(await isOwner(tx, id, userId))) return 'gone';
    // Proposals, work, client: as an acceptance locks them.
    await tx
      .select({ id: proposals.id })
      .from(proposals)
      .where(eq(proposals.taxpayerId, id))
      .orderBy(proposals.id)
      .for('update');
    await tx
      .select({ id: engagements.id })
      .from(engagements)
      .where(eq(engagements.taxpayerId, id))
      .orderBy(engagements.id)
      .for('update');
    const row = await lock(tx, id, isNull(taxpayers.deletedAt));
    if (!row) return 'gone';
    if ((await tx.$count(taxpayers, isOwnAddition(userId, id))) === 0) return 'kept';
    await putInTrash(tx, id, now);
    await record(tx, { actorId: userId, action: 'taxpayer.delete', entity: 'taxpayer', entityId: id });
    return { name: row.name };
  });
}

/** Only what the member removed, not what a colleague deleted since. */
export function restoreOwn(
  { userId }: Owner,
  id: string,
  now = new Date(),
): Promise<{ name: string } | 'gone'> {
  return db().transaction(async (tx) => {
    if (!isUuid(id) || !(await isOwner(tx, id, userId))) return 'gone';
    const row = await lock(tx, id, sql`${removedBy(id)} = ${userId}`);
    if (!row?.deletedAt) return 'gone';
    await takeFromTrash(tx, id, now);
    await record(tx, { actorId: userId, action: 'taxpayer.restore', entity: 'taxpayer', entityId: id });
    return { name: row.name };
  });
}

async function lock(tx: Transaction, id: string, condition: SQL) {
  const [row] = await tx
    .select({ name: taxpayers.name, deletedAt: taxpayers.deletedAt })
    .from(taxpayers)
    .where(and(eq(taxpayers.id, id), condition))
    .for('update');
  return row;
}

function isOwnAddition(userId: string, id: string): SQL | undefined {
  const members = () =>
    db()
      .select({ one: sql`1` })
      .from(taxpayerMembers);
  const { taxpayerId, userId: member, role } = taxpayerMembers;
  const work = db()
    .select({ one: sql`1` })
    .from(engagements);
  const records = db()
    .select({ one: sql`1` })
    .from(ficaRecords);
  const byFirm = db()
    .select({ one: sql`1` })
    .from(auditEntries);
  const isAgreed = or(isIn(engagements.state, AGREED), wasSubmitted);
  return and(
    eq(taxpayers.id, id),
    eq(taxpayers.isProspect, true),
    isNull(taxpayers.deletedAt),
    exists(members().where(and(eq(taxpayerId, id), eq(member, userId), eq(role, 'owner')))),
    notExists(members().where(and(eq(taxpayerId, id), ne(member, userId)))),
    notExists(work.where(and(eq(engagements.taxpayerId, id), isPresent, isAgreed))),
    notExists(records.where(eq(ficaRecords.taxpayerId, id))),
    notExists(
      byFirm.where(
        and(
          eq(auditEntries.entity, 'taxpayer'),
          eq(auditEntries.entityId, id),
          inArray(auditEntries.action, ['taxpayer.add', 'taxpayer.merge']),
        ),
      ),
    ),
  );
}

/** The id of the account that put it in the trash last. */
function removedBy(id: string): SQL {
  return sql`(select ${auditEntries.actorId} from ${auditEntries}
    where ${and(eq(auditEntries.entity, 'taxpayer'), eq(auditEntries.entityId, id), eq(auditEntries.action, 'taxpayer.delete'))}
    order by ${auditEntries.at} desc, ${auditEntries.id} desc limit 1)`;
}
