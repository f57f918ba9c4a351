import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { bankAccounts } from '#app/platform/db/schema/bank-accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import type { Merged } from '#app/platform/db/merged.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { contactPersons, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isPresent, isTaxpayerVisibleTo, looksAfter } from '../engagements/access.server.ts';
import { DEAD } from '../engagements/states.ts';
import { copyGroups, leaveGroups } from './groups.server.ts';
import { fillIn, takeOut } from './merge-fill.server.ts';
import { tellApart, tellMerged } from './merge-news.server.ts';
import { moveClient } from './status.server.ts';
import { copyTags, dropTags } from './tags.server.ts';
import { moveRelations, takeBackRelations } from './move-relations.server.ts';
import { recordTaxpayer } from './taxpayers.server.ts';
import { findWorkOfBoth, type WorkOfBoth } from './work-of-both.server.ts';

type Row = typeof taxpayers.$inferSelect;
/** Each has its `id` and `taxpayerId`. Drizzle types no update of one among several tables. */
type MovedTable = typeof notes;

/** What goes along as it is, by its name in `Merged`. */
const PARTS = {
  proposals,
  notes,
  enquiries,
  bookings,
  contacts: contactPersons,
  bank: bankAccounts,
  fica: ficaRecords,
  recurring: recurringWork,
  tasks,
} as const;

/** `both`: work of one kind and period that both have, and of which nobody has said which one stays. */
export type MergeAnswer = { kind: 'merged'; from: string } | { kind: 'both'; titles: string[] } | 'gone';

/**
 * What `from` has goes to `into`, which keeps its own data. `from` goes into the trash; restoring it takes all back.
 * `stays`: of work that both have, what stays; the other goes into the trash, unless submitted.
 */
export function mergeTaxpayers(
  actor: FirmActor,
  { from, into, stays = [] }: { from: string; into: string; stays?: readonly string[] },
  now = new Date(),
): Promise<MergeAnswer> {
  return db().transaction(async (tx) => {
    const [source, target] = await lockBoth(tx, actor, from, into);
    if (!source || !target) return 'gone';
    const pairs = await findWorkOfBoth(into, [from], tx);
    const dropped = await dropOthers(tx, pairs, stays, now);
    if (!dropped) return { kind: 'both', titles: pairs.map(({ title }) => title) };
    const merged = await moveAll(tx, source, target);
    // Of the two statuses that of a client counts.
    const status = source.status === 'active' && target.status !== 'active' ? target.status : undefined;
    if (status) await moveClient(tx, actor, target, 'active', now);
    await tx
      .update(taxpayers)
      .set({ deletedAt: now, merged: { ...merged, dropped, status } })
      .where(eq(taxpayers.id, from));
    await tellMerged(tx, { source, target }, now);
    await recordTaxpayer(tx, actor, 'taxpayer.merge', into, {
      taxpayer: { from: source.name, to: target.name },
    });
    return { kind: 'merged', from: source.name };
  });
}

/** What still is where the merge put it goes back. */
export async function takeApart(
  tx: Transaction,
  actor: FirmActor,
  { id, merged }: Pick<Row, 'id' | 'merged'>,
  now: Date,
): Promise<void> {
  if (!merged) return;
  const { into } = merged;
  await tx
    .update(engagements)
    .set({ taxpayerId: id, version: sql`${engagements.version} + 1` })
    .where(and(eq(engagements.taxpayerId, into), inArray(engagements.id, merged.engagements)));
  await restoreDropped(tx, merged);
  for (const part of keysOf(PARTS)) {
    const { taxpayerId, id: partId } = PARTS[part];
    const isMoved = and(eq(taxpayerId, into), inArray(partId, merged[part] ?? []));
    await movePart(tx, part, isMoved, id);
  }
  await takeBackRelations(tx, { id, into }, merged.relations);
  await leaveGroups(tx, into, merged.groups ?? []);
  await dropTags(tx, into, merged.tags ?? []);
  await tx
    .delete(taxpayerMembers)
    .where(and(eq(taxpayerMembers.taxpayerId, into), inArray(taxpayerMembers.userId, merged.members)));
  const [target] = await tx.select().from(taxpayers).where(eq(taxpayers.id, into)).for('update');
  const [source] = await tx.select().from(taxpayers).where(eq(taxpayers.id, id));
  const emptied = target ? await takeOut(tx, target, merged.filled) : [];
  if (target && merged.status && target.status === 'active')
    await moveClient(tx, actor, target, merged.status, now);
  await tx.update(taxpayers).set({ merged: null }).where(eq(taxpayers.id, id));
  if (source && target) await tellApart(tx, { source, target }, emptied.includes('email'), now);
}

/** Unless the same work is open again by now: it stays in the trash then. */
async function restoreDropped(tx: Transaction, { into, dropped = [] }: Merged): Promise<void> {
  const isThere = sql`exists (select from ${engagements} there where there.taxpayer_id = ${engagements.taxpayerId}
    and there.type = ${engagements.type} and there.period = ${engagements.period} and there.deleted_at is null
    and ${isNotIn(sql`there.state`, DEAD)})`;
  await tx
    .update(engagements)
    .set({ deletedAt: null, version: sql`${engagements.version} + 1` })
    .where(and(eq(engagements.taxpayerId, into), inArray(engagements.id, dropped), sql`not ${isThere}`));
}

async function lockBoth(tx: Transaction, actor: FirmActor, from: string, into: string) {
  if (!isUuid(from) || !isUuid(into) || from === into) return [];
  const rows = await tx
    .select()
    .from(taxpayers)
    .where(and(inArray(taxpayers.id, [from, into]), isTaxpayerVisibleTo(actor)))
    .orderBy(taxpayers.id)
    .for('update');
  return [from, into].map((id) => rows.find((row) => row.id === id && looksAfter(actor, row)));
}

/** Puts the other of each pair into the trash; returns the ids of those of `target`. Null: not all are decided. */
async function dropOthers(
  tx: Transaction,
  pairs: readonly WorkOfBoth[],
  stays: readonly string[],
  now: Date,
): Promise<string[] | null> {
  const others = pairs.map(({ both: [here, there] }) => {
    const [keepsHere, keepsThere] = [stays.includes(here.id), stays.includes(there.id)];
    const other = keepsHere ? there : here;
    return keepsHere !== keepsThere && other.canGo ? { id: other.id, isHere: keepsThere } : null;
  });
  if (!others.every((other) => other !== null)) return null;
  await tx
    .update(engagements)
    .set({ deletedAt: now, version: sql`${engagements.version} + 1` })
    .where(
      inArray(
        engagements.id,
        others.map(({ id }) => id),
      ),
    );
  return others.filter(({ isHere }) => isHere).map(({ id }) => id);
}

function movePart(tx: Transaction, part: keyof typeof PARTS, where: SQL | undefined, to: string) {
  const table = PARTS[part] as unknown as MovedTable;
  return tx.update(table).set({ taxpayerId: to }).where(where).returning({ id: table.id });
}

/** Of recurring work of a kind that both have, and of two FICA records, the one of `target` goes on. */
function mayGo(part: keyof typeof PARTS, target: Row): SQL | undefined {
  if (part === 'fica')
    return sql`not exists (select from ${ficaRecords} there where there.taxpayer_id = ${target.id})`;
  if (part !== 'recurring') return undefined;
  const theirs = sql`select there.type from ${recurringWork} there where there.taxpayer_id = ${target.id}`;
  return sql`${recurringWork.type} not in (${theirs})`;
}

async function moveAll(tx: Transaction, source: Row, target: Row): Promise<Merged> {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const work = await tx
    .update(engagements)
    .set({ taxpayerId: target.id, version: sql`${engagements.version} + 1` })
    .where(and(eq(engagements.taxpayerId, source.id), isPresent))
    .returning({ id: engagements.id });
  const moved: Partial<Record<keyof typeof PARTS, string[]>> = {};
  for (const part of keysOf(PARTS))
    moved[part] = ids(
      await movePart(tx, part, and(eq(PARTS[part].taxpayerId, source.id), mayGo(part, target)), target.id),
    );
  const members = await tx
    .insert(taxpayerMembers)
    .select(
      tx
        .select({
          taxpayerId: sql<string>`${target.id}::uuid`.as('taxpayer_id'),
          userId: taxpayerMembers.userId,
          role: taxpayerMembers.role,
          since: taxpayerMembers.since,
        })
        .from(taxpayerMembers)
        .where(eq(taxpayerMembers.taxpayerId, source.id)),
    )
    .onConflictDoNothing()
    .returning({ id: taxpayerMembers.userId });
  return {
    into: target.id,
    engagements: ids(work),
    ...moved,
    members: ids(members),
    relations: await moveRelations(tx, source.id, target.id),
    groups: await copyGroups(tx, source.id, target.id),
    tags: await copyTags(tx, source.id, target.id),
    filled: await fillIn(tx, source, target),
  };
}
