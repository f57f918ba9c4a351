import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { jsonObject } from '#app/platform/db/json.ts';
import type { Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
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

/** Nothing is mailed; waiting mail waits on until it is restored, and links of its mails open nothing. */
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

export const wasSubmitted = or(isNotNull(engagements.submittedOn), isIn(engagements.state, SUBMITTED));

/** Why a client cannot be deleted, as `deleteTaxpayer` will say: what of it the law keeps. */
export type KeptByLaw = { submitted: number; fica: boolean };

export function keptByLawPart(id: string): Part<KeptByLaw> {
  const own = and(eq(engagements.taxpayerId, id), isPresent, wasSubmitted);
  const fields = {
    submitted: sql<number>`(select count(*)::int from ${engagements} where ${own})`,
    fica: sql<boolean>`exists (select from ${ficaRecords} where ${eq(ficaRecords.taxpayerId, id)})`,
  };
  return { json: jsonObject(fields), read: (json) => json as KeptByLaw };
}

/** With all of its work, unless something of it was submitted, or it has a FICA record. */
export function deleteTaxpayer(actor: FirmActor, id: string, now = new Date()): Promise<Deleted> {
  return lockingClient<Deleted>(actor, id, async (tx) => {
    const own = and(eq(engagements.taxpayerId, id), isPresent, wasSubmitted);
    if ((await tx.$count(engagements, own)) > 0 || (await hasFica(tx, id))) return 'kept';
    await putInTrash(tx, id, now);
    await recordTaxpayer(tx, actor, 'taxpayer.delete', id);
    return 'deleted';
  });
}

/** With its work. In a transaction that has locked the client’s row. */
export async function putInTrash(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(engagements)
    .set({ deletedAt: now, version: sql`${engagements.version} + 1` })
    .where(and(eq(engagements.taxpayerId, id), isPresent));
  await tx.update(taxpayers).set({ deletedAt: now }).where(eq(taxpayers.id, id));
}

/** With the work that was deleted together with it. */
export async function takeFromTrash(tx: Transaction, id: string, now: Date): Promise<void> {
  const own = and(eq(engagements.taxpayerId, id), sql`${engagements.deletedAt} = ${taxpayerDeletedAt(id)}`);
  await waitAnew(tx, own, now);
  await tx
    .update(engagements)
    .set({ deletedAt: null, version: sql`${engagements.version} + 1` })
    .where(own);
  await tx.update(taxpayers).set({ deletedAt: null }).where(eq(taxpayers.id, id));
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
    await takeFromTrash(tx, id, now);
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

/** `deletedBy` null: a former colleague. */
type Deletion = { id: string; deletedAt: Date; deletedBy: string | null };

export type Trash = {
  taxpayers: (Deletion & { name: string })[];
  engagements: (Deletion & { title: string; taxpayer: string })[];
};

/** The latest first; work of a deleted taxpayer comes back with it. */
export async function findTrash(actor: FirmActor): Promise<Trash> {
  const deleted = await clientsInTrash(actor);
  const work = await inTrash(db(), actor, isNull(taxpayers.deletedAt));
  return {
    taxpayers: deleted.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : [])),
    engagements: work.flatMap(({ deletedAt, isOfDeleted: _with, ...row }) =>
      deletedAt ? [{ ...row, deletedAt }] : [],
    ),
  };
}

export type InTrash = Deletion & { name: string; entity: 'taxpayer' | 'engagement' };

/** One of them that the reader may restore, by its id; of work of a deleted client the client. Null for every other. */
export async function findInTrash(actor: FirmActor, id: string): Promise<InTrash | null> {
  if (!isUuid(id)) return null;
  const [work] = await inTrash(db(), actor, eq(engagements.id, id));
  if (work?.deletedAt && !work.isOfDeleted)
    return { ...work, name: work.title, deletedAt: work.deletedAt, entity: 'engagement' };
  const [client] = await clientsInTrash(actor, work?.taxpayerId ?? id);
  return client?.deletedAt ? { ...client, deletedAt: client.deletedAt, entity: 'taxpayer' } : null;
}

function clientsInTrash(actor: FirmActor, id?: string) {
  const { name, deletedAt } = taxpayers;
  return db()
    .select({
      id: taxpayers.id,
      name,
      deletedAt,
      deletedBy: sql<string | null>`coalesce(${mergedBy()}, ${deletedBy('taxpayer', taxpayers.id)})`,
    })
    .from(taxpayers)
    .where(and(isTaxpayerInTrashOf(actor), id === undefined ? undefined : eq(taxpayers.id, id)))
    .orderBy(desc(deletedAt), byName(name));
}

/** Who did it last, as the audit has it. The table is written out: of a query without a join Drizzle leaves it out. */
function deletedBy(entity: 'taxpayer' | 'engagement', id: PgColumn): SQL<string | null> {
  const table = sql.identifier(`${entity}s`);
  return sql`(select p.full_name from ${auditEntries} a join ${profiles} p on p.id = a.actor_id
    where a.entity = ${entity} and a.entity_id = ${table}.${sql.identifier(id.name)}::text and a.action = ${`${entity}.delete`}
    order by a.at desc limit 1)`;
}

/** Who made this client part of another one: the audit has it at that one, by the name. Null if nobody did. */
function mergedBy(): SQL<string | null> {
  return sql`(select p.full_name from ${auditEntries} a join ${profiles} p on p.id = a.actor_id
    where a.entity = 'taxpayer' and a.entity_id = taxpayers.merged ->> 'into' and a.action = 'taxpayer.merge'
      and a.changes -> 'taxpayer' ->> 'from' = taxpayers.name
    order by a.at desc limit 1)`;
}

async function inTrash(tx: Db | Transaction, actor: FirmActor, which: SQL) {
  const { id, type, period, deletedAt } = engagements;
  const rows = await tx
    .select({
      id,
      type,
      period,
      deletedAt,
      deletedBy: deletedBy('engagement', id),
      taxpayerId: taxpayers.id,
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
