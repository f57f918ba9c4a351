import { and, eq, sql } from 'drizzle-orm';
import { forgetChanges, record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import type { ContentSource, ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { CONTENT_ENTITIES } from './content-path.ts';
import { fieldsOf, type Content } from './define-content.ts';
import { labelOf } from './field.ts';
import { findItem, titleOf, type ContentItem, type Version } from './find.server.ts';
import { contentQueue } from './publish-queue.ts';
import { changedFields, onTopOf, storedValues } from './values.ts';

/** `actorId` is null for what the site does by itself. */
export type Act = { tx: Transaction; item: ContentItem; actorId: string | null; now: Date };

/** One act at a time on an item. */
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

/** Nothing is published. The draft is one, whoever wrote it last. */
export async function saveDraft(act: Act, values: ContentValues): Promise<string> {
  const { item } = act;
  const id = item.draft ? await rewrite(act, item.draft, values) : await insert(act, 'draft', { values });
  await note(act, 'draft', fieldNames(item, item.draft?.values ?? item.shown, values));
  return id;
}

/** The draft of the item goes with it. */
export async function publish(
  act: Act,
  what: { source: ContentSource; values?: ContentValues },
  verb: Verb = 'publish',
): Promise<void> {
  const { tx, item, now } = act;
  await leaveLive(act);
  const changed = { state: 'live', publishedAt: now, ...stamp(act), ...rowOf(what) } as const;
  if (item.draft && verb === 'publish')
    await tx.update(contentVersions).set(changed).where(eq(contentVersions.id, item.draft.id));
  else await insert(act, 'live', what);
  await note(act, verb, fieldNames(item, item.shown, what.values ?? null));
  await awaitMoments(act, what.values);
  await purgePages(tx);
}

/** In the place of what was planned before. The draft becomes the plan. */
export async function plan(act: Act, values: ContentValues, at: Date): Promise<void> {
  const { tx, item } = act;
  if (item.planned) await setState(act, item.planned, 'dropped');
  const changed = {
    state: 'planned',
    publishAt: at,
    ...stamp(act),
    ...rowOf({ source: 'own', values }),
  } as const;
  if (item.draft) await tx.update(contentVersions).set(changed).where(eq(contentVersions.id, item.draft.id));
  else await insert(act, 'planned', { values, publishAt: at });
  await enqueue(tx, contentQueue, {}, { after: at });
  const fields = fieldNames(item, item.shown, values);
  await note(act, 'plan', { ...fields, day: longMoment(at) });
}

/** It becomes the draft again, unless another draft was begun meanwhile. */
export async function withdrawPlan(act: Act): Promise<boolean> {
  const { item } = act;
  if (!item.planned) return false;
  await setState(act, item.planned, item.draft ? 'dropped' : 'draft');
  await note(act, 'withdraw');
  return true;
}

/** The id of what was discarded, for `bringBack`. */
export async function discardDraft(act: Act): Promise<string | null> {
  const { draft } = act.item;
  if (!draft) return null;
  await setState(act, draft, 'dropped');
  await note(act, 'discard');
  return draft.id;
}

export async function bringBack(act: Act, version: Version): Promise<boolean> {
  if (act.item.draft || version.state !== 'dropped') return false;
  await setState(act, version, 'draft');
  await note(act, 'draft');
  return true;
}

/** With all of its versions, and what the audit trail says of their words. */
export async function erase({ tx, item: { content, id }, actorId }: Act): Promise<void> {
  await tx.delete(contentVersions).where(isOf(content, id));
  const entity = CONTENT_ENTITIES[content.name];
  await forgetChanges(tx, entity, [id]);
  await record(tx, { actorId, action: `${entity}.remove`, entity, entityId: id });
}

/** `gone`: another process has published it, or somebody has withdrawn it. What was changed meanwhile in other fields stays. */
export function publishPlanned(
  content: Content,
  id: string,
  version: string,
  now: Date,
): Promise<'published' | 'refused' | 'gone'> {
  return onItem(content, id, { actorId: null, now }, async (act) => {
    const { tx, item } = act;
    const { planned } = item;
    if (planned?.id !== version || !planned.publishAt || planned.publishAt > now) return 'gone';
    const values = mergedValues(item, planned);
    if (!values) return 'refused';
    await leaveLive(act);
    const changed = { state: 'live', publishedAt: now, values, revision: item.revision + 1 } as const;
    await tx.update(contentVersions).set(changed).where(eq(contentVersions.id, planned.id));
    await note(act, 'publish', fieldNames(item, item.shown, values));
    await awaitMoments(act, values);
    await purgePages(tx);
    return 'published';
  });
}

/** What a draft or plan would show now: its own changes on top of what is shown. Null when that fits no more. */
export function mergedValues(
  { content, file, shown }: Pick<ContentItem, 'content' | 'file' | 'shown'>,
  { base, values: mine }: Pick<Version, 'base' | 'values'>,
): ContentValues | null {
  if (!mine) return null;
  const merged = base && shown ? onTopOf(fieldsOf(content, file), { base, mine, now: shown }) : mine;
  return storedValues(content, merged, file);
}

async function leaveLive(act: Act): Promise<void> {
  const { tx, item } = act;
  if (item.live)
    await tx.update(contentVersions).set({ state: 'past' }).where(eq(contentVersions.id, item.live.id));
}

async function insert(
  act: Act,
  state: 'draft' | 'planned' | 'live',
  { source = 'own', values, publishAt }: { source?: ContentSource; values?: ContentValues; publishAt?: Date },
): Promise<string> {
  const { tx, item, now } = act;
  const [row] = await tx
    .insert(contentVersions)
    .values({
      kind: item.content.name,
      item: item.id,
      state,
      base: item.shown,
      publishAt,
      publishedAt: state === 'live' ? now : null,
      ...stamp(act),
      ...rowOf({ source, values }),
    })
    .returning({ id: contentVersions.id });
  return row?.id ?? '';
}

async function rewrite(act: Act, { id }: Version, values: ContentValues): Promise<string> {
  const changed = { ...stamp(act), ...rowOf({ source: 'own', values }) };
  await act.tx.update(contentVersions).set(changed).where(eq(contentVersions.id, id));
  return id;
}

async function setState(act: Act, { id }: Version, state: 'draft' | 'dropped'): Promise<void> {
  const revision = act.item.revision + 1;
  await act.tx.update(contentVersions).set({ state, revision }).where(eq(contentVersions.id, id));
}

function rowOf({ source, values }: { source: ContentSource; values?: ContentValues }) {
  return { source, values: source === 'own' ? values : null };
}

function stamp({ item, actorId, now }: Act) {
  return { revision: item.revision + 1, authorId: actorId, writtenAt: now };
}

async function awaitMoments({ tx, item: { content }, now }: Act, values?: ContentValues): Promise<void> {
  const moments = (values && content.changesAt?.(values)) ?? [];
  for (const moment of moments) {
    const after = moment === null ? now : new Date(moment);
    if (after > now) await enqueue(tx, contentQueue, {}, { after });
  }
}

async function note(
  { tx, item, actorId }: Act,
  verb: Verb,
  changes: Record<string, string> = {},
): Promise<void> {
  const { content, id } = item;
  const entity = CONTENT_ENTITIES[content.name];
  const subject = titleOf(item).slice(0, 300);
  await record(tx, { actorId, action: `${entity}.${verb}`, entity, entityId: id, subject, changes });
}

/** The words themselves stand in the history. */
function fieldNames(
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

function isOf(content: Content, id: string) {
  return and(eq(contentVersions.kind, content.name), eq(contentVersions.item, id));
}
