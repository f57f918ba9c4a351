import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { joinIn, leaveIn } from '#app/work/core/taxpayers/groups.server.ts';
import { addIn } from '#app/work/core/taxpayers/relations.server.ts';
import { setTag } from '#app/work/core/taxpayers/tags.server.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { Ties } from './given.ts';

export type WrittenTies = { groups: string[]; relations: string[]; tags?: string[] };

/** What is there already, or does not fit any more, is left out. */
export async function writeTies(
  tx: Transaction,
  me: FirmActor,
  client: Pick<Taxpayer, 'id' | 'kind'>,
  ties: Ties | undefined,
): Promise<WrittenTies | undefined> {
  if (!ties) return undefined;
  const written: Required<WrittenTies> = { groups: [], relations: [], tags: [] };
  // In one order, as lines are written side by side: none waits for another that waits for it.
  for (const tag of ties.tags.toSorted())
    if (await setTag(tx, me, { client: client.id, tag, isOn: true })) written.tags.push(tag);
  for (const name of ties.groups.toSorted()) {
    const joined = await joinIn(tx, me, client.id, name);
    if (joined.isJoined) written.groups.push(joined.id);
  }
  for (const { other, called, ...tie } of ties.relations) {
    const id = randomUUID();
    const added = await addIn(tx, me, client, {
      ...tie,
      id,
      other: 'line' in other ? { name: called } : other,
    });
    if (typeof added === 'object' && added.kind === 'added') written.relations.push(id);
  }
  return written;
}

export async function unwriteTies(
  tx: Transaction,
  me: FirmActor,
  client: string,
  { groups, relations, tags = [] }: WrittenTies,
): Promise<void> {
  for (const tag of tags) await setTag(tx, me, { client, tag, isOn: false });
  for (const id of groups) await leaveIn(tx, me, client, id);
  await tx
    .delete(taxpayerRelations)
    .where(and(inArray(taxpayerRelations.id, relations), eq(taxpayerRelations.version, 1)));
}
