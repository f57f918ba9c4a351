import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { taxpayerTags, taxpayerTagUses } from '#app/platform/db/schema/tags.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { TAG_TONES } from '#app/platform/db/work-values.ts';
import { declaredRows, type DeclaredRow } from './declared.server.ts';
import { forClient } from './for-client.server.ts';
import { COUNTED } from './status.ts';
import { recordTaxpayer } from './taxpayers.server.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

export type TagTone = (typeof TAG_TONES)[number];
export type Tag = { id: string; name: string; tone: TagTone };
export type TagLine = Tag & { version: number; clients: number };
export type TagChoice = Tag & { isOn: boolean };

const { id, name, tone, version, removedAt } = taxpayerTags;
const { tagId, taxpayerId } = taxpayerTagUses;
const isShown = isNull(removedAt);

export function findTags(): Promise<TagLine[]> {
  return readPart(tagsPart());
}

export function tagsPart(): Part<TagLine[]> {
  const isCurrent = and(isNull(taxpayers.deletedAt), isIn(taxpayers.status, COUNTED));
  // Counted once for all tags: for each of them Postgres would read all clients.
  const counted = sql`(select ${tagId} as id, count(*) as clients from ${taxpayerTagUses}
    join ${taxpayers} on ${and(eq(taxpayers.id, taxpayerId), isCurrent)} group by ${tagId}) counted`;
  const clients = sql<number>`coalesce(counted.clients, 0)`;
  const rest = sql`from ${taxpayerTags} left join ${counted} on ${eq(sql`counted.id`, id)}
    where ${isShown} order by ${byName(name)}`;
  return listPart({ id, name, tone, version, clients }, rest, (row) => row);
}

export function tagChoicesPart(client: string): Part<TagChoice[]> {
  const isOn = sql<boolean>`exists (select from ${taxpayerTagUses}
    where ${tagId} = ${id} and ${taxpayerId} = ${client})`;
  const rest = sql`from ${taxpayerTags} where ${isShown} order by ${byName(name)}`;
  return listPart({ id, name, tone, isOn }, rest, (row) => row);
}

/** In a query of `taxpayers`: its tags, by name. */
export const tagsOfRow = sql<Tag[]>`(select coalesce(json_agg(json_build_object(
  'id', ${id}, 'name', ${name}, 'tone', ${tone}) order by ${byName(name)}), '[]')
  from ${taxpayerTags} join ${taxpayerTagUses} on ${eq(tagId, id)}
  where ${isShown} and ${taxpayerId} = ${taxpayers.id})`;

export function hasTag(tag: string) {
  return sql`exists (select from ${taxpayerTagUses} join ${taxpayerTags} on ${eq(tagId, id)}
    where ${isShown} and ${tagId} = ${tag} and ${taxpayerId} = ${taxpayers.id})`;
}

/** An end is a removal: shown nowhere. */
export const declaredTags = declaredRows<Omit<Tag, 'id'>, Tag & DeclaredRow>({
  entity: 'tag',
  oneName: 'taxpayer_tags_one_name',
  verbs: { end: 'delete', back: 'restore' },
  async insert(tx, row) {
    const added = await tx
      .insert(taxpayerTags)
      .values(row)
      .onConflictDoNothing({ target: id })
      .returning({ id });
    return added.length > 0;
  },
  lock: lockTag,
  update: (tx, tag, { values, endedAt }) =>
    tx
      .update(taxpayerTags)
      .set({ ...values, removedAt: endedAt })
      .where(eq(id, tag)),
  written: ({ name, tone }) => ({ name, tone }),
});

/** Only what differs from what its reader saw. Returns what was done, to be taken back. */
export function tagClient(
  me: FirmActor,
  client: string,
  { on, off }: { on: readonly string[]; off: readonly string[] },
): Promise<{ on: string[]; off: string[] } | 'gone'> {
  return forClient(me, client, async (tx) => {
    const done: { on: string[]; off: string[] } = { on: [], off: [] };
    for (const tag of on) if (await setTag(tx, me, { client, tag, isOn: true })) done.on.push(tag);
    for (const tag of off) if (await setTag(tx, me, { client, tag, isOn: false })) done.off.push(tag);
    return done;
  });
}

type Use = { client: string; tag: string; isOn: boolean };

/** False if it was so already, or there is no such tag. In a transaction of a colleague who may change the client. */
export async function setTag(tx: Transaction, me: FirmActor, { client, tag, isOn }: Use): Promise<boolean> {
  const known = await lockTag(tx, tag, 'share');
  if (!known || known.endedAt) return false;
  const use = { tagId: tag, taxpayerId: client };
  const isIt = and(eq(tagId, tag), eq(taxpayerId, client));
  const changed = isOn
    ? await tx.insert(taxpayerTagUses).values(use).onConflictDoNothing().returning()
    : await tx.delete(taxpayerTagUses).where(isIt).returning();
  if (changed.length === 0) return false;
  const change = isOn ? { from: null, to: known.name } : { from: known.name, to: null };
  await recordTaxpayer(tx, me, 'taxpayer.update', client, { tag: change });
  return true;
}

/** `into` has the tags of `from` too. Returns those that it did not have. */
export async function copyTags(tx: Transaction, from: string, into: string): Promise<string[]> {
  const theirs = tx.select({ tagId, taxpayerId: sql<string>`${into}::uuid`.as('taxpayer_id') });
  const added = await tx
    .insert(taxpayerTagUses)
    .select(theirs.from(taxpayerTagUses).where(eq(taxpayerId, from)))
    .onConflictDoNothing()
    .returning({ tagId });
  return added.map((row) => row.tagId);
}

export async function dropTags(tx: Transaction, client: string, tags: readonly string[]): Promise<void> {
  await tx.delete(taxpayerTagUses).where(and(eq(taxpayerId, client), inArray(tagId, [...tags])));
}

export async function deleteRemovedTags(tx: Transaction, until: Date): Promise<number> {
  const isPast = and(isNotNull(removedAt), lte(removedAt, until));
  return (await tx.delete(taxpayerTags).where(isPast).returning({ id })).length;
}

export async function tagsByClient(): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ client: taxpayerId, name })
    .from(taxpayerTagUses)
    .innerJoin(taxpayerTags, and(eq(id, tagId), isShown))
    .orderBy(byName(name));
  return groupPairs(rows.map(({ client, name: tag }) => [client, tag]));
}

async function lockTag(tx: Transaction, tag: string, strength: 'update' | 'share' = 'update') {
  if (!isUuid(tag)) return undefined;
  const columns = { id, name, tone, version, endedAt: removedAt };
  const [row] = await tx.select(columns).from(taxpayerTags).where(eq(id, tag)).for(strength);
  return row;
}
