import { and, eq } from 'drizzle-orm';
import { forgetChanges, record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import type { ContentSource, ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { CONTENT_ENTITIES } from './content-path.ts';
import { isOfSite, type Content } from './define-content.ts';
import type { Version } from './find.server.ts';
import { basisOf } from './merged.ts';
import {
  awaitMoments,
  fieldNames,
  insert,
  leaveLive,
  note,
  rowOf,
  setState,
  stamp,
  type Act,
} from './version-rows.server.ts';

/** Publishes nothing. An item has one draft, shared by all authors. */
export async function saveDraft(act: Act, values: ContentValues): Promise<string> {
  const { item } = act;
  const id = item.draft ? await rewrite(act, item.draft, values) : await insert(act, 'draft', { values });
  await note(act, 'draft', fieldNames(item, item.draft?.values ?? item.shown, values), values);
  return id;
}

/** Also deletes the draft. */
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
  await note(act, verb, fieldNames(item, item.shown, what.values ?? null), what.values);
  await awaitMoments(act, what.values);
  await purgePages(tx);
}

/** No page shows it. A retired kind of work opens no new work. */
export function removeOrRetire(act: Act): Promise<void> {
  return publish(act, { source: 'none' }, isOfSite(act.item.content) ? 'delete' : 'retire');
}

/** The id of the discarded version, for `bringBack`. */
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

/** Also deletes all of its versions, and their words in the audit trail. */
export async function erase({ tx, item: { content, id }, actorId }: Act): Promise<void> {
  await tx.delete(contentVersions).where(isOf(content, id));
  const entity = CONTENT_ENTITIES[content.name];
  await forgetChanges(tx, entity, [id]);
  await record(tx, { actorId, action: `${entity}.forget`, entity, entityId: id });
}

async function rewrite(act: Act, { id }: Version, values: ContentValues): Promise<string> {
  const base = basisOf(act.item);
  const changed = { base, publishAt: null, ...stamp(act), ...rowOf({ source: 'own', values }) };
  await act.tx.update(contentVersions).set(changed).where(eq(contentVersions.id, id));
  return id;
}

function isOf(content: Content, id: string) {
  return and(eq(contentVersions.kind, content.name), eq(contentVersions.item, id));
}
