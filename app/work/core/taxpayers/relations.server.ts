import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { RELATION_KINDS } from '#app/platform/db/work-values.ts';
import { isFindable } from '../engagements/access.server.ts';
import { forClient } from './for-client.server.ts';
import { misfitOf, relationWords, RELATIONS, type Relation, type Way } from './relations.ts';
import { recordTaxpayer, type Taxpayer } from './taxpayers.server.ts';

type Row = typeof taxpayerRelations.$inferSelect;

const { holderId, ofId } = taxpayerRelations;

/** In the order of their kinds and names; nothing of a client in the trash. */
export function relationsOf(taxpayerId: string, reader: Db | Transaction = db()): Promise<Relation[]> {
  return readPart(relationsPart(taxpayerId), reader);
}

export function relationsPart(taxpayerId: string): Part<Relation[]> {
  const { id, kind, holderName, ofName, share, version } = taxpayerRelations;
  const list = listPart(
    { id, kind, holderId, holderName, ofId, ofName, share, version, known: sql<string | null>`others.name` },
    sql`from ${taxpayerRelations} left join ${taxpayers} others
      on others.id = case when ${eq(holderId, taxpayerId)} then ${ofId} else ${holderId} end
      where ${isOf(taxpayerId)} and others.deleted_at is null`,
    ({ known, ...row }) => seenFrom(taxpayerId, row, known),
  );
  return { json: list.json, read: (json) => inOrder(list.read(json)) };
}

function inOrder(relations: readonly Relation[]): Relation[] {
  const byKind = ({ kind }: Relation) => RELATION_KINDS.indexOf(kind);
  return relations.toSorted(
    (one, other) =>
      byKind(one) - byKind(other) ||
      Number(other.isHolder) - Number(one.isHolder) ||
      one.other.name.localeCompare(other.other.name),
  );
}

function seenFrom(taxpayerId: string, row: Row, known: string | null): Relation {
  const { id, version, kind, share } = row;
  const isHolder = row.holderId === taxpayerId;
  const [other, name] = isHolder ? [row.ofId, row.ofName] : [row.holderId, row.holderName];
  return {
    id,
    version,
    kind,
    share,
    isHolder: isHolder || RELATIONS[kind].isMutual === true,
    other: { id: other, name: known ?? name ?? '' },
  };
}

export type OtherSide = { id: string } | { name: string };

type New = Way & { id: string; other: OtherSide; share: number | null };

/** `sum`: of all shares of the kind in the other or this one, in basis points. */
export type Added =
  { kind: 'added'; sum: number } | { kind: 'misfit'; why: string } | 'exists' | 'self' | 'gone';

/** `id`: of the form, so that a repeat adds nothing. `exists`: the two are so already. */
export function addRelation(actor: FirmActor, taxpayerId: string, wanted: New): Promise<Added> {
  return forClient<Added>(actor, taxpayerId, (tx, taxpayer) => addIn(tx, actor, taxpayer, wanted));
}

/** As above, inside a transaction of a colleague who may change the client. */
export async function addIn(
  tx: Transaction,
  actor: FirmActor,
  taxpayer: Pick<Taxpayer, 'id' | 'kind'>,
  { id, kind, isHolder, other, share }: New,
): Promise<Added> {
  const { hasShare, isMutual } = RELATIONS[kind];
  const known = 'id' in other ? await findFindable(tx, other.id) : null;
  if ('id' in other && !known) return 'gone';
  if (known?.id === taxpayer.id) return 'self';
  const sides = [taxpayer.kind, known?.kind ?? null] as const;
  const why = isHolder ? misfitOf(kind, ...sides) : misfitOf(kind, sides[1], sides[0]);
  if (why) return { kind: 'misfit', why };
  const own = { id: taxpayer.id, name: null };
  const theirs = known ? { id: known.id, name: null } : { id: null, name: 'name' in other ? other.name : '' };
  const [holder, of] = isHolder || isMutual ? [own, theirs] : [theirs, own];
  const [added] = await tx
    .insert(taxpayerRelations)
    .values({
      id,
      kind,
      holderId: holder.id,
      holderName: holder.name,
      ofId: of.id,
      ofName: of.name,
      share: hasShare ? share : null,
    })
    .onConflictDoNothing()
    .returning();
  if (added) await recordBoth(tx, actor, added, (side) => ({ from: null, to: side }));
  else if ((await tx.$count(taxpayerRelations, eq(taxpayerRelations.id, id))) === 0) return 'exists';
  return { kind: 'added', sum: await sharesIn(tx, kind, of.id) };
}

/** Only its share. `changed`: somebody else has saved it since `version` was read. */
export function saveRelation(
  actor: FirmActor,
  taxpayerId: string,
  { id, version }: { id: string; version: number },
  share: number | null,
): Promise<{ before: Row; sum: number } | 'changed' | 'gone'> {
  return forClient<{ before: Row; sum: number } | 'changed' | 'gone'>(actor, taxpayerId, async (tx) => {
    const before = await lock(tx, taxpayerId, id);
    if (!before || !RELATIONS[before.kind].hasShare) return 'gone';
    if (before.version !== version) return 'changed';
    await tx
      .update(taxpayerRelations)
      .set({ share, version: version + 1 })
      .where(eq(taxpayerRelations.id, id));
    const text = (points: number | null) => (points === null ? null : String(points / 100));
    const change = { from: text(before.share), to: text(share) };
    await recordBoth(tx, actor, before, () => change, 'share, ');
    return { before, sum: await sharesIn(tx, before.kind, before.ofId) };
  });
}

/** Returns what was removed, as this client sees it. */
export function removeRelation(actor: FirmActor, taxpayerId: string, id: string): Promise<Relation | 'gone'> {
  return forClient<Relation | 'gone'>(actor, taxpayerId, async (tx) => {
    const row = await lock(tx, taxpayerId, id);
    const seen = (await relationsOf(taxpayerId, tx)).find((one) => one.id === id);
    if (!row || !seen) return 'gone';
    await tx.delete(taxpayerRelations).where(eq(taxpayerRelations.id, id));
    await recordBoth(tx, actor, row, (side) => ({ from: side, to: null }));
    return seen;
  });
}

export function isOf(taxpayerId: string) {
  return or(eq(holderId, taxpayerId), eq(ofId, taxpayerId));
}

async function lock(tx: Transaction, taxpayerId: string, id: string): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined;
  const isIt = and(eq(taxpayerRelations.id, id), isOf(taxpayerId));
  const [row] = await tx.select().from(taxpayerRelations).where(isIt).for('update');
  return row;
}

async function findFindable(tx: Transaction, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select({ id: taxpayers.id, kind: taxpayers.kind })
    .from(taxpayers)
    .where(and(eq(taxpayers.id, id), isFindable));
  return row ?? null;
}

async function sharesIn(tx: Transaction, kind: Row['kind'], of: string | null): Promise<number> {
  if (of === null) return 0;
  const holder = alias(taxpayers, 'holder');
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${taxpayerRelations.share}), 0)::int` })
    .from(taxpayerRelations)
    .leftJoin(holder, eq(holder.id, holderId))
    .where(and(eq(ofId, of), eq(taxpayerRelations.kind, kind), isNull(holder.deletedAt)));
  return row?.sum ?? 0;
}

/** Both files say it. A client is named by its id, which goes with it. */
async function recordBoth(
  tx: Transaction,
  actor: FirmActor,
  row: Row,
  changeOf: (other: string) => { from: string | null; to: string | null },
  prefix = '',
): Promise<void> {
  const { kind } = row;
  const sides = [
    { id: row.holderId, other: row.ofId ?? row.ofName ?? '', isHolder: true },
    {
      id: row.ofId,
      other: row.holderId ?? row.holderName ?? '',
      isHolder: RELATIONS[kind].isMutual === true,
    },
  ];
  for (const { id, other, isHolder } of sides)
    if (id)
      await recordTaxpayer(tx, actor, 'taxpayer.update', id, {
        [`${prefix}${relationWords({ kind, isHolder }).toLowerCase()}`]: changeOf(other),
      });
}
