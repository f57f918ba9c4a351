import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { actorIdOf, isByMail, type Actor } from '#app/accounts/core/actor.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { isAgain } from '#app/work/core/engagements/item-states.ts';
import { noteFile } from '#app/work/core/engagements/items.server.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import type { Direction } from './document.ts';
import { senderHashOf } from './documents.server.ts';
import { isPhoto } from './kinds.ts';
import type { SpooledFile } from './spool.server.ts';
import { thumbnailJob } from './thumbnail-job.server.ts';

export type Target = {
  engagementId: string;
  itemId?: string | null;
  /** The message that the files came with; no form names one. */
  noteId?: string | null;
  direction: Direction;
  /** The letter has its own notice: its files get none. */
  isSarsLetter?: boolean;
  /** For a returned item: the document that the files replace, `none`, or all earlier ones. */
  replaces?: string | null;
  /** The file of a mail in the inbox that a colleague files here, and what the desk reads of its origin. */
  received?: { fileId: string; origin: string };
};

export type Named = { id: string; name: string; type: string; file: SpooledFile };

type Adding = { actor: Actor; target: Target; taken: readonly Named[]; now: Date };

/** `closed`: the item or message accepts nothing more. The same files may be sent twice at the same time. */
export async function addRows(
  tx: Transaction,
  engagement: Engagement,
  adding: Adding,
): Promise<Set<string> | 'closed'> {
  const { actor, target, taken, now } = adding;
  const { engagementId, itemId = null, noteId = null, direction, received } = target;
  const isAgain = itemId !== null && (await isReturned(tx, itemId));
  const isTheirs = actor.party === 'client' || received !== undefined;
  if (itemId !== null && !(await noteFile(tx, { engagement, itemId, isTheirs }, actor, now))) return 'closed';
  if (noteId !== null && !(await isMessageOf(tx, noteId, engagementId))) return 'closed';
  const uploadedBy = actorIdOf(actor);
  const senderHash = actor.party === 'client' ? senderHashOf(actor.email) : null;
  const values = taken.map(({ id, name, type, file: { size, sha256 } }, at) => ({
    id,
    name,
    type,
    size,
    sha256,
    drawing: isPhoto(type) ? ('waiting' as const) : null,
    engagementId,
    itemId,
    noteId,
    direction,
    uploadedBy,
    senderHash,
    isByMail: isByMail(actor) || received !== undefined,
    receivedFileId: received?.fileId ?? null,
    createdAt: new Date(now.getTime() + at),
  }));
  const added = await tx
    .insert(documents)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: documents.id });
  const ids = added.map(({ id }) => id);
  if (isAgain && ids[0]) await replaceOlder(tx, target, ids, ids[0]);
  for (const { id } of taken.filter((one) => isPhoto(one.type) && ids.includes(one.id)))
    await enqueue(tx, thumbnailJob, { id }, { group: engagement.taxpayer.id });
  const stored = taken.filter(({ id }) => ids.includes(id));
  if (stored.length > 0) await announce(tx, engagement, { actor, target, stored, now });
  return new Set(ids);
}

async function announce(
  tx: Transaction,
  { id, title }: Engagement,
  { actor, target, stored, now }: { actor: Actor; target: Target; stored: readonly Named[]; now: Date },
): Promise<void> {
  const names = stored.map(({ name }) => name);
  const aboutIds = stored.map((file) => file.id);
  const { received } = target;
  const came = isByMail(actor) || received ? 'Received by mail' : 'Received';
  const text = `${target.direction === 'from_client' ? came : 'Delivered'}: ${names.join(', ')}`.slice(
    0,
    2000,
  );
  await addEvent(tx, { engagementId: id, kind: 'document', text, isForClient: true }, actor, now);
  if (received) await noteOrigin(tx, { id, names, origin: received.origin }, actor, now);
  if (target.direction === 'to_client' && !target.noteId)
    await notifyClient(tx, { engagementId: id, kind: 'delivered', aboutIds }, actor, now);
  if (actor.party === 'client') {
    for (const aboutId of target.itemId || target.noteId || target.isSarsLetter ? [] : aboutIds)
      await notifyFirm(tx, { engagementId: id, kind: 'paper', aboutId }, actor, now);
    return;
  }
  const thing = { entity: 'engagement', entityId: id, subject: title };
  const changes = {
    documents: names.join(', ').slice(0, 2000),
    ...(received && { from: received.origin }),
  };
  await record(tx, {
    actorId: actor.id,
    action: `engagement.${target.direction === 'to_client' ? 'deliver' : 'take-in'}`,
    ...thing,
    changes,
  });
}

/** Where it came from, for colleagues: an address is nobody else's business. */
function noteOrigin(
  tx: Transaction,
  { id, names, origin }: { id: string; names: readonly string[]; origin: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const text = `${names.join(', ')}: filed from ${origin}`.slice(0, 2000);
  return addEvent(tx, { engagementId: id, kind: 'document', text, isForClient: false }, actor, now);
}

/** Files for a returned item replace the earlier ones, or those that the client names. */
async function replaceOlder(
  tx: Transaction,
  target: Target,
  ids: string[],
  replacedById: string,
): Promise<void> {
  const { replaces } = target;
  if (replaces === 'none') return;
  const one = isUuid(replaces) ? eq(documents.id, replaces) : undefined;
  await tx
    .update(documents)
    .set({ replacedById })
    .where(and(isOf(target), one, isNull(documents.replacedById), notInArray(documents.id, ids)));
}

async function isReturned(tx: Transaction, itemId: string): Promise<boolean> {
  const [item] = await tx
    .select({ state: requestItems.state })
    .from(requestItems)
    .where(eq(requestItems.id, itemId));
  return item !== undefined && isAgain(item);
}

async function isMessageOf(tx: Transaction, noteId: string, engagementId: string): Promise<boolean> {
  const { id, engagementId: of } = engagementMessages;
  return (await tx.$count(engagementMessages, and(eq(id, noteId), eq(of, engagementId)))) > 0;
}

export function isOf({ engagementId, itemId = null, direction }: Target) {
  return and(
    eq(documents.engagementId, engagementId),
    eq(documents.direction, direction),
    itemId === null ? isNull(documents.itemId) : eq(documents.itemId, itemId),
  );
}
