import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { engagementLinks } from '#app/platform/db/schema/links.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Engagement } from '../engagements/find.server.ts';
import { isUnderWay } from '../engagements/states.ts';
import type { NoticeKind } from './notice.ts';
import { notifyClient } from './notify-client.server.ts';

type File = Pick<typeof documents.$inferSelect, 'id' | 'engagementId' | 'direction' | 'noteId'>;
type Item = Pick<typeof requestItems.$inferSelect, 'id' | 'what'>;

export const ASKED_FOR = ['requested', 'approval'] as const satisfies NoticeKind[];

/** Those of `ids` of which no notice of `kinds` waits: the client was mailed of them, or has looked at them. */
export async function toldAmong(
  tx: Transaction,
  kinds: readonly NoticeKind[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { aboutId, kind } = clientNotices;
  const isAbout = and(inArray(aboutId, [...ids]), inArray(kind, [...kinds]));
  const waiting = new Set(
    (await tx.select({ aboutId }).from(clientNotices).where(isAbout)).map((notice) => notice.aboutId),
  );
  return ids.filter((id) => !waiting.has(id));
}

export async function isMailedOf(tx: Transaction, engagementId: string): Promise<boolean> {
  return (await tx.$count(engagementLinks, eq(engagementLinks.engagementId, engagementId))) > 0;
}

/** A document that was delivered: not a file of the client, nor of a message. */
export function isDelivery({ direction, noteId }: Pick<File, 'direction' | 'noteId'>): boolean {
  return direction === 'to_client' && noteId === null;
}

/** True, and the client is told, if the client knows of the document that is removed now. */
export async function tellRemoved(
  tx: Transaction,
  file: File,
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  if (!isDelivery(file)) return false;
  const { id, engagementId } = file;
  if ((await toldAmong(tx, ['delivered'], [id])).length === 0) return false;
  await notifyClient(tx, { engagementId, kind: 'withdrawn', aboutIds: [id] }, actor, now);
  return true;
}

/** True, and the client is told, unless they still know of the document that is back. It is unopened again. */
export async function tellBack(tx: Transaction, file: File, actor: FirmActor, now: Date): Promise<boolean> {
  if (!isDelivery(file)) return false;
  const { id, engagementId } = file;
  if ((await toldAmong(tx, ['delivered', 'withdrawn'], [id])).length === 0) return false;
  await tx.update(documents).set({ openedAt: null }).where(eq(documents.id, id));
  await notifyClient(tx, { engagementId, kind: 'delivered', aboutIds: [id] }, actor, now);
  return true;
}

/** True, and the client is told, if the client knows of items that nobody asks for any more. */
export async function tellNotNeeded(
  tx: Transaction,
  { id: engagementId, state }: Pick<Engagement, 'id' | 'state'>,
  items: readonly Item[],
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  if (!(await isToldOfItems(tx, engagementId, state))) return false;
  const known = await knownItems(tx, items);
  for (const { id, what } of known)
    await notifyClient(tx, { engagementId, kind: 'not_needed', aboutIds: [id], what }, actor, now);
  return known.length > 0;
}

/** True, and the client is told, if the client knows of items that were returned by mistake. */
export async function tellNotReturned(
  tx: Transaction,
  { id: engagementId, state }: Pick<Engagement, 'id' | 'state'>,
  items: readonly Item[],
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  if (!(await isToldOfItems(tx, engagementId, state))) return false;
  const aboutIds = (await knownItems(tx, items)).map(({ id }) => id);
  await notifyClient(tx, { engagementId, kind: 'not_returned', aboutIds }, actor, now);
  return aboutIds.length > 0;
}

async function knownItems(tx: Transaction, items: readonly Item[]): Promise<Item[]> {
  const ids = items.map(({ id }) => id);
  const known = new Set(await toldAmong(tx, [...ASKED_FOR, 'returned'], ids));
  return items.filter(({ id }) => known.has(id));
}

/** True, and the client is told, of items that are asked for again. */
export async function tellNeeded(
  tx: Transaction,
  { id: engagementId, state }: Pick<Engagement, 'id' | 'state'>,
  ids: readonly string[],
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  if (ids.length === 0 || !(await isToldOfItems(tx, engagementId, state))) return false;
  const { id, takes } = requestItems;
  const items = await tx
    .select({ id, takes })
    .from(requestItems)
    .where(inArray(id, [...ids]));
  for (const kind of ASKED_FOR) {
    const isOfKind = (item: (typeof items)[number]) => (item.takes === 'approval') === (kind === 'approval');
    const aboutIds = items.filter(isOfKind).map((item) => item.id);
    if (aboutIds.length > 0) await notifyClient(tx, { engagementId, kind, aboutIds }, actor, now);
  }
  return true;
}

async function isToldOfItems(tx: Transaction, engagementId: string, state: Engagement['state']) {
  return isUnderWay(state) && (await toldAmong(tx, ['opened'], [engagementId])).length > 0;
}
