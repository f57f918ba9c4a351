import { eq, sql } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import type { ContentSource, ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { CONTENT_ENTITIES } from './content-path.ts';
import { fieldsOf, type Content } from './define-content.ts';
import { labelOf } from './field.ts';
import { findItem, titleOf, type ContentItem, type Version } from './find.server.ts';
import { basisOf } from './merged.ts';
import { contentQueue } from './publish-queue.ts';
import { changedFields } from './values.ts';

/** `actorId`: null for the site itself. */
export type Act = { tx: Transaction; item: ContentItem; actorId: string | null; now: Date };

/** Locks: one act at a time on an item. */
export function onItem<Result>(
  content: Content,
  id: string,
  { actorId, now = new Date() }: { actorId: string | null; now?: Date },
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${content.name}:${id}`}))`);
    return work({ tx, item: await findItem(content, id, tx), actorId, now });
  });
}

export async function leaveLive(act: Act): Promise<void> {
  const { tx, item } = act;
  if (item.live)
    await tx.update(contentVersions).set({ state: 'past' }).where(eq(contentVersions.id, item.live.id));
}

export async function insert(
  act: Act,
  state: 'draft' | 'live',
  { source = 'own', values }: { source?: ContentSource; values?: ContentValues },
): Promise<string> {
  const { tx, item, now } = act;
  const [row] = await tx
    .insert(contentVersions)
    .values({
      kind: item.content.name,
      item: item.id,
      state,
      base: basisOf(item),
      publishedAt: state === 'live' ? now : null,
      ...stamp(act),
      ...rowOf({ source, values }),
    })
    .returning({ id: contentVersions.id });
  return row?.id ?? '';
}

export async function setState(
  act: Act,
  { id }: Pick<Version, 'id'>,
  state: 'draft' | 'planned' | 'dropped',
): Promise<void> {
  const revision = act.item.revision + 1;
  await act.tx.update(contentVersions).set({ state, revision }).where(eq(contentVersions.id, id));
}

export function rowOf({ source, values }: { source: ContentSource; values?: ContentValues }) {
  return { source, values: source === 'own' ? values : null };
}

export function stamp({ item, actorId, now }: Act) {
  return { revision: item.revision + 1, authorId: actorId, writtenAt: now };
}

export async function awaitMoments(
  { tx, item: { content }, now }: Act,
  values?: ContentValues,
): Promise<void> {
  const moments = (values && content.changesAt?.(values)) ?? [];
  for (const moment of moments) {
    const after = moment === null ? now : new Date(moment);
    if (after > now) await enqueue(tx, contentQueue, {}, { after });
  }
}

/** `values`: those written, if any: a new item has no title before. */
export async function note(
  { tx, item, actorId }: Act,
  verb: Verb,
  changes: Record<string, string> = {},
  values?: ContentValues,
): Promise<void> {
  const { content, id } = item;
  const entity = CONTENT_ENTITIES[content.name];
  const title = values ? content.titleOf(values, item.file) : titleOf(item);
  const subject = title.slice(0, 300);
  await record(tx, { actorId, action: `${entity}.${verb}`, entity, entityId: id, subject, changes });
}

/** The words themselves are in the history. */
export function fieldNames(
  { content, file }: ContentItem,
  before: ContentValues | null,
  after: ContentValues | null,
): Record<string, string> {
  if (!before || !after) return {};
  const fields = fieldsOf(content, file);
  const changed = changedFields(fields, before, after).map((name) => {
    const field = fields[name];
    return field ? labelOf(field) : name;
  });
  return changed.length > 0 ? { fields: changed.join(', ') } : {};
}
