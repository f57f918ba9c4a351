import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { taxpayerGroupMembers, taxpayerGroups } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isFindable, looksAfter } from '../engagements/access.server.ts';
import { forClient } from './for-client.server.ts';
import { recordTaxpayer } from './taxpayers.server.ts';

const { groupId, taxpayerId } = taxpayerGroupMembers;

export type GroupChoice = { id: string; name: string; isIn: boolean };

const MOST_CHOICES = 500;

export function groupChoicesPart(client: string): Part<GroupChoice[]> {
  const { id, name } = taxpayerGroups;
  const isIn = sql<boolean>`exists (select from ${taxpayerGroupMembers}
    where ${groupId} = ${id} and ${taxpayerId} = ${client})`;
  return listPart(
    { id, name, isIn },
    sql`from ${taxpayerGroups} order by ${isIn} desc, ${byName(name)} limit ${sql.raw(String(MOST_CHOICES))}`,
    (row) => row,
  );
}

export type GroupLine = { id: string; name: string; members: string[] };

export function findGroups(): Promise<GroupLine[]> {
  return readPart(groupsPart());
}

export function groupsPart(like?: { where: SQL; limit: number }): Part<GroupLine[]> {
  const { id, name } = taxpayerGroups;
  const members = sql<string[]>`json_agg(${taxpayers.name} order by ${byName(taxpayers.name)})`;
  return listPart(
    { id, name, members },
    sql`from ${taxpayerGroups} join ${taxpayerGroupMembers} on ${eq(groupId, id)}
      join ${taxpayers} on ${and(eq(taxpayers.id, taxpayerId), isFindable)}
      where ${like?.where ?? sql`true`} group by ${id} order by ${byName(name)}, ${id} limit ${like?.limit ?? null}`,
    (row) => row,
  );
}

export type Group = { id: string; name: string; version: number; memberIds: string[] };

/** With the clients that are not in the trash; null for an unknown id. */
export async function findGroup(id: string): Promise<Group | null> {
  if (!isUuid(id)) return null;
  const { name, version } = taxpayerGroups;
  const [row] = await db()
    .select({
      id: taxpayerGroups.id,
      name,
      version,
      memberIds: sql<string[]>`coalesce((select json_agg(${taxpayerId}) from ${taxpayerGroupMembers}
        join ${taxpayers} on ${eq(taxpayers.id, taxpayerId)} and ${isFindable} where ${eq(groupId, id)}), '[]')`,
    })
    .from(taxpayerGroups)
    .where(eq(taxpayerGroups.id, id));
  return row ?? null;
}

export type Joined = { id: string; name: string; isNew: boolean; isJoined: boolean };

/** The group of this name, whatever its capitals; a new one if there is none. `isJoined` false: it was in it. */
export function joinGroup(actor: FirmActor, client: string, name: string): Promise<Joined | 'gone'> {
  return forClient(actor, client, (tx) => joinIn(tx, actor, client, name));
}

/** As above, inside a transaction of a colleague who may change the client. */
export async function joinIn(
  tx: Transaction,
  actor: FirmActor,
  client: string,
  name: string,
): Promise<Joined> {
  const [made] = await tx
    .insert(taxpayerGroups)
    .values({ id: crypto.randomUUID(), name })
    .onConflictDoNothing()
    .returning();
  const isCalled = sql`lower(${taxpayerGroups.name}) = lower(${name})`;
  const [group] = made ? [made] : await tx.select().from(taxpayerGroups).where(isCalled).for('update');
  // Its last client left it in the same moment.
  if (!group) return joinIn(tx, actor, client, name);
  const joined = await tx
    .insert(taxpayerGroupMembers)
    .values({ groupId: group.id, taxpayerId: client })
    .onConflictDoNothing()
    .returning();
  const isJoined = joined.length > 0;
  if (isJoined) await recordGroup(tx, actor, client, { from: null, to: group.name });
  return { id: group.id, name: group.name, isNew: made !== undefined, isJoined };
}

/** Returns its name; a group without clients goes. */
export function leaveGroup(actor: FirmActor, client: string, id: string): Promise<{ name: string } | 'gone'> {
  return forClient<{ name: string } | 'gone'>(actor, client, (tx) => leaveIn(tx, actor, client, id));
}

/** As above, inside a transaction of a colleague who may change the client. */
export async function leaveIn(
  tx: Transaction,
  actor: FirmActor,
  client: string,
  id: string,
): Promise<{ name: string } | 'gone'> {
  const group = await lockGroup(tx, id);
  if (!group) return 'gone';
  const left = await tx
    .delete(taxpayerGroupMembers)
    .where(and(eq(groupId, id), eq(taxpayerId, client)))
    .returning();
  if (left.length === 0) return 'gone';
  await recordGroup(tx, actor, client, { from: group.name, to: null });
  await deleteEmptyGroups(tx, id);
  return { name: group.name };
}

/** `taken`: another has this name. `changed`: somebody else has saved it since `version` was read. */
export async function renameGroup(
  actor: FirmActor,
  { id, version }: { id: string; version: number },
  name: string,
): Promise<{ before: string } | 'taken' | 'changed' | 'others' | 'gone'> {
  return db()
    .transaction(async (tx) => {
      const group = await lockGroup(tx, id);
      if (!group) return 'gone' as const;
      if (group.version !== version) return 'changed' as const;
      const members = await membersFor(tx, actor, id);
      if (!members) return 'others' as const;
      await tx
        .update(taxpayerGroups)
        .set({ name, version: version + 1 })
        .where(eq(taxpayerGroups.id, id));
      for (const client of members) await recordGroup(tx, actor, client, { from: group.name, to: name });
      return { before: group.name };
    })
    .catch((error: unknown) => {
      if (violates(error, 'taxpayer_groups_one_name')) return 'taken' as const;
      throw error;
    });
}

/** All of its clients leave it, which `joinGroups` takes back. `others`: a colleague looks after some of them. */
export function dissolveGroup(
  actor: FirmActor,
  id: string,
): Promise<{ name: string; members: string[] } | 'others' | 'gone'> {
  return db().transaction(async (tx) => {
    const group = await lockGroup(tx, id);
    if (!group) return 'gone';
    const members = await membersFor(tx, actor, id);
    if (!members) return 'others';
    await tx.delete(taxpayerGroups).where(eq(taxpayerGroups.id, id));
    for (const client of members) await recordGroup(tx, actor, client, { from: group.name, to: null });
    return { name: group.name, members };
  });
}

export async function joinGroups(
  actor: FirmActor,
  clients: readonly string[],
  name: string,
): Promise<number> {
  let joined = 0;
  for (const client of clients) {
    const answer = await joinGroup(actor, client, name);
    if (answer !== 'gone' && answer.isJoined) joined += 1;
  }
  return joined;
}

export function deleteEmptyGroups(tx: Transaction, id?: string) {
  const isEmpty = sql`not exists (select from ${taxpayerGroupMembers} where ${groupId} = ${taxpayerGroups.id})`;
  return tx
    .delete(taxpayerGroups)
    .where(and(isEmpty, id === undefined ? undefined : eq(taxpayerGroups.id, id)))
    .returning({ id: taxpayerGroups.id });
}

async function lockGroup(tx: Transaction, id: string) {
  if (!isUuid(id)) return undefined;
  const [group] = await tx.select().from(taxpayerGroups).where(eq(taxpayerGroups.id, id)).for('update');
  return group;
}

/** Its clients; null if a colleague looks after one of them. */
async function membersFor(tx: Transaction, actor: FirmActor, id: string): Promise<string[] | null> {
  const rows = await tx
    .select({ id: taxpayers.id, assigneeId: taxpayers.assigneeId })
    .from(taxpayerGroupMembers)
    .innerJoin(taxpayers, and(eq(taxpayers.id, taxpayerId), isNull(taxpayers.deletedAt)))
    .where(eq(groupId, id));
  return rows.every((row) => looksAfter(actor, row)) ? rows.map((row) => row.id) : null;
}

function recordGroup(
  tx: Transaction,
  actor: FirmActor,
  client: string,
  group: { from: string | null; to: string | null },
): Promise<void> {
  return recordTaxpayer(tx, actor, 'taxpayer.update', client, { group });
}

/** `into` is in the groups of `from` too. Returns those that it was not in. */
export async function copyGroups(tx: Transaction, from: string, into: string): Promise<string[]> {
  const theirs = tx.select({ groupId, taxpayerId: sql<string>`${into}::uuid`.as('taxpayer_id') });
  const added = await tx
    .insert(taxpayerGroupMembers)
    .select(theirs.from(taxpayerGroupMembers).where(eq(taxpayerId, from)))
    .onConflictDoNothing()
    .returning({ id: groupId });
  return added.map(({ id }) => id);
}

export async function leaveGroups(tx: Transaction, client: string, ids: readonly string[]): Promise<void> {
  await tx.delete(taxpayerGroupMembers).where(and(eq(taxpayerId, client), inArray(groupId, [...ids])));
}
