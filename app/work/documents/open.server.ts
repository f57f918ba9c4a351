import { and, eq, inArray, isNull } from 'drizzle-orm';
import { record, type AuditEntry } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { lookedAt } from '#app/work/core/notices/notify-firm.server.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import type { Download } from '#app/platform/http/download.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { isDamaged, verified } from '#app/platform/storage/verified.ts';
import type { ClosedScan } from '#app/platform/scan/states.ts';
import type { Direction } from './document.ts';
import { closed } from './documents.server.ts';
import { documentKey, thumbnailKey } from './keys.ts';
import { noteLost, type Kept } from './lost.server.ts';

/** Does not check who may see it. Null if there is none. */
export async function engagementOfDocument(id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { engagementId } = documents;
  const [found] = await db().select({ engagementId }).from(documents).where(eq(documents.id, id));
  return found?.engagementId ?? null;
}

/** `type`: as its bytes told when it was stored. */
type OpenedDocument = Download & { type: string };

/** Reading records who opened it, and throws before the last chunk if the bytes differ. Null: not the actor's. */
export async function openDocument(
  actor: Actor,
  id: string,
  logDamage: () => void,
  now = new Date(),
): Promise<OpenedDocument | ClosedScan | null> {
  const document = await findDocument(actor, id);
  if (!document || document.scan) return document?.scan ?? null;
  const object = await storage().open(documentKey(id));
  if (object?.size !== document.size) {
    logDamage();
    await noteLost(document, object ? 'damaged' : 'missing');
    return 'missing';
  }
  const chunks = reportingDamage(object.chunks, document, logDamage);
  return {
    name: document.name,
    type: document.type,
    size: document.size,
    chunks: recordingOpened(actor, [document], chunks, now),
  };
}

/** A small WebP; null as above, and if there is none. */
export async function openThumbnail(actor: Actor, id: string): Promise<Uint8Array | null> {
  const document = await findDocument(actor, id);
  if (!document?.hasThumbnail || document.scan) return null;
  return (await storage().get(thumbnailKey(id)))?.bytes ?? null;
}

async function findDocument(actor: Actor, id: string) {
  if (!isUuid(id)) return null;
  const { name, type, size, sha256, hasThumbnail, engagementId, direction } = documents;
  const [document] = await db()
    .select({
      id: documents.id,
      name,
      type,
      size,
      sha256,
      hasThumbnail,
      engagementId,
      direction,
      scan: closed(),
    })
    .from(documents)
    .innerJoin(engagements, eq(engagements.id, documents.engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(documents.id, id), isVisibleTo(actor)));
  return document ?? null;
}

type Opened = Kept & { direction: Direction };

/** Opened means that somebody began to read it, not that its size was asked for. */
export async function* recordingOpened(
  actor: Actor,
  opened: readonly Opened[],
  chunks: AsyncIterable<Uint8Array>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  await recordOpened(actor, opened, now);
  yield* chunks;
}

async function recordOpened(actor: Actor, opened: readonly Opened[], now: Date): Promise<void> {
  if (opened.length === 0) return;
  const theirs: Direction = actor.party === 'client' ? 'to_client' : 'from_client';
  const ids = opened.map(({ id }) => id);
  await db().transaction(async (tx) => {
    await tx
      .update(documents)
      .set({ openedAt: now })
      .where(and(inArray(documents.id, ids), eq(documents.direction, theirs), isNull(documents.openedAt)));
    for (const engagementId of new Set(opened.map((one) => one.engagementId))) {
      const of = opened.filter((one) => one.engagementId === engagementId);
      const name = of.length === 1 ? (of[0]?.name ?? '') : `all ${of.length} of it`;
      await record(tx, entryOf({ engagementId, name }, actor));
      if (actor.party === 'firm')
        await lookedAt(tx, actor, engagementId, { kind: 'paper', aboutIds: of.map(({ id }) => id) });
    }
  });
}

function entryOf({ engagementId, name }: Pick<Opened, 'engagementId' | 'name'>, actor: Actor): AuditEntry {
  const isLink = actor.party === 'client' && actor.userId === null;
  return {
    actorId: actorIdOf(actor),
    action: 'document.download',
    entity: 'engagement',
    entityId: engagementId,
    changes: { document: name, ...(isLink && { by: 'a link without an account' }) },
  };
}

export async function* reportingDamage(
  chunks: AsyncIterable<Uint8Array>,
  document: Kept,
  logDamage: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* verified(chunks, document);
  } catch (error) {
    if (isDamaged(error)) {
      logDamage();
      await noteLost(document, 'damaged');
    }
    throw error;
  }
}
