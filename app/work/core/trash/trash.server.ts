import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices, firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { violates } from '#app/platform/db/failure.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isInTrashOf, isPresent, isTaxpayerInTrashOf } from '../engagements/access.server.ts';
import { changing, recordStep, update } from '../engagements/changing.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { isSubmitted, SUBMITTED } from '../engagements/states.ts';
import { titleOf } from '../engagements/titles.ts';
import { hasFica } from '../taxpayers/fica.server.ts';
import { lockingClient } from '../taxpayers/for-client.server.ts';
import { takeApart } from '../taxpayers/merge.server.ts';
import { recordTaxpayer } from '../taxpayers/taxpayers.server.ts';

/** `kept`: it was submitted or identified, and the law says how long that is kept. */
export type Deleted = 'deleted' | 'kept' | 'gone';

/** Into the trash. Nothing is mailed, what waits to be mailed waits on until it is restored, and links of its mails open nothing. */
export function deleteEngagement(actor: FirmActor, id: string, now = new Date()): Promise<Deleted> {
  return changing<Deleted>(actor, id, async (tx, engagement) => {
    if (engagement.submittedOn || isSubmitted(engagement.state)) return 'kept';
    await update(tx, id, { deletedAt: now });
    await recordStep(tx, actor, 'delete', engagement);
    return 'deleted';
  });
}

/** `exists`: the taxpayer has other work of the kind for the period by now. */
export function restoreEngagement(
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<'restored' | 'exists' | 'gone'> {
  return db()
    .transaction(async (tx) => {
      const [row] = isUuid(id) ? await inTrash(tx, actor, eq(engagements.id, id)) : [];
      if (!row || row.isOfDeleted) return 'gone' as const;
      await update(tx, id, { deletedAt: null });
      await waitAnew(tx, eq(engagements.id, id), now);
      await recordStep(tx, actor, 'restore', { id, title: row.title });
      return 'restored' as const;
    })
    .catch((error: unknown) => {
      if (violates(error, 'engagements_one_each')) return 'exists' as const;
      throw error;
    });
}

/** With all of its work, unless something of it was submitted, or it has a FICA record. */
export function deleteTaxpayer(actor: FirmActor, id: string, now = new Date()): Promise<Deleted> {
  return lockingClient<Deleted>(actor, id, async (tx) => {
    const own = and(eq(engagements.taxpayerId, id), isPresent);
    const submitted = or(sql`${engagements.submittedOn} is not null`, isIn(engagements.state, SUBMITTED));
    if ((await tx.$count(engagements, and(own, submitted))) > 0 || (await hasFica(tx, id))) return 'kept';
    await tx
      .update(engagements)
      .set({ deletedAt: now, version: sql`${engagements.version} + 1` })
      .where(own);
    await tx.update(taxpayers).set({ deletedAt: now }).where(eq(taxpayers.id, id));
    await recordTaxpayer(tx, actor, 'taxpayer.delete', id);
    return 'deleted';
  });
}

/** With the work that was deleted together with it, or that a merge moved elsewhere. */
export function restoreTaxpayer(
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<'restored' | 'gone'> {
  return db().transaction(async (tx) => {
    const isOne = and(eq(taxpayers.id, id), isTaxpayerInTrashOf(actor));
    const [row] = isUuid(id) ? await tx.select().from(taxpayers).where(isOne).for('update') : [];
    if (!row) return 'gone';
    const own = and(eq(engagements.taxpayerId, id), sql`${engagements.deletedAt} = ${taxpayerDeletedAt(id)}`);
    await waitAnew(tx, own, now);
    await tx
      .update(engagements)
      .set({ deletedAt: null, version: sql`${engagements.version} + 1` })
      .where(own);
    await tx.update(taxpayers).set({ deletedAt: null }).where(eq(taxpayers.id, id));
    await takeApart(tx, actor, row, now);
    await recordTaxpayer(tx, actor, 'taxpayer.restore', id);
    return 'restored';
  });
}

/** What waited to be mailed about this work can be stopped again for the usual time. */
async function waitAnew(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  const restored = tx.select({ id: engagements.id }).from(engagements).where(which);
  for (const notices of [clientNotices, firmNotices])
    await tx.update(notices).set({ at: now }).where(inArray(notices.engagementId, restored));
}

export type Trash = {
  taxpayers: { id: string; name: string; deletedAt: Date }[];
  engagements: { id: string; title: string; taxpayer: string; deletedAt: Date }[];
};

/** The latest first; work of a deleted taxpayer comes back with it. */
export async function findTrash(actor: FirmActor): Promise<Trash> {
  const deleted = await db()
    .select({ id: taxpayers.id, name: taxpayers.name, deletedAt: taxpayers.deletedAt })
    .from(taxpayers)
    .where(isTaxpayerInTrashOf(actor))
    .orderBy(desc(taxpayers.deletedAt), asc(taxpayers.name));
  const work = await db().transaction((tx) => inTrash(tx, actor, isNull(taxpayers.deletedAt)));
  return {
    taxpayers: deleted.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : [])),
    engagements: work.flatMap(({ deletedAt, isOfDeleted: _with, ...row }) =>
      deletedAt ? [{ ...row, deletedAt }] : [],
    ),
  };
}

async function inTrash(tx: Transaction, actor: FirmActor, which: SQL) {
  const { id, type, period, deletedAt } = engagements;
  const rows = await tx
    .select({
      id,
      type,
      period,
      deletedAt,
      taxpayer: taxpayers.name,
      dates: NAMED,
      isOfDeleted: sql<boolean>`${taxpayers.deletedAt} is not null`,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(isInTrashOf(actor), which))
    .orderBy(desc(deletedAt), asc(id));
  return rows.map(({ type, period, dates, ...row }) => ({
    ...row,
    title: titleOf(type, period, namingOf(dates)),
  }));
}

function taxpayerDeletedAt(id: string): SQL {
  return sql`(select t.deleted_at from ${taxpayers} t where t.id = ${id})`;
}
