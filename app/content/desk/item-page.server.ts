import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { previewPath } from '#app/content/core/preview.server.ts';
import { findItem, titleOf, type ContentItem, type Version } from '#app/content/core/find.server.ts';
import { checkedDay } from '#app/content/core/checks.server.ts';
import { itemPath, kindPath } from '#app/content/core/content-path.ts';
import { fieldsOf, isOfSite, type Content } from '#app/content/core/define-content.ts';
import { valuesOfWaiting } from '#app/content/core/merged.ts';
import { labelOf } from '#app/content/core/field.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { affectedBy } from './affected.server.ts';
import { displayed } from './displayed.server.ts';
import { formFields } from './form-field.ts';
import { plannedOf } from './planned.server.ts';
import { theirsOf } from './theirs.server.ts';
import { followUntouched } from './untouched.server.ts';
import { findTyped } from './typed.server.ts';

type Opened = { content: Content; id: string; me: { id: string }; request: Request };

export type ItemPage = Awaited<ReturnType<typeof loadItem>>;

/** Plain data: no functions of the declaration reach the browser. */
export async function loadItem({ content, id, me, request }: Opened) {
  const item = await findItem(content, id);
  const kept = await findTyped(me, item, request);
  const { file, live, draft, planned, revision, shown, isBroken } = item;
  const theirs = kept && kept.version !== revision ? theirsOf(item, me) : undefined;
  const entries =
    kept && theirs
      ? await followUntouched(kept.entries, item, { seen: kept.version, now: theirs.entries })
      : (kept?.entries ?? displayed(item) ?? {});
  const fields = fieldsOf(content, file);
  const before = (shown && entriesOf(fields, shown)) ?? entries;
  return {
    ...headOf(item),
    about: content.about,
    isOfSite: isOfSite(content),
    list: kindPath(content),
    fields: formFields(fields),
    entries,
    /** Fields that differ from the site. */
    changed: Object.keys(fields).filter((name) => (entries[name] ?? '') !== (before[name] ?? '')),
    notes: content.notesOf?.(entries) ?? {},
    kept: kept && { at: kept.at },
    theirs,
    saidFirst: content.saidFirst?.(file) ?? null,
    beside: content.beside ?? [],
    locked: file === undefined ? [] : (content.locked?.(file) ?? []),
    owner: draftOwner(me.id),
    revision,
    draft: draft && whoAndWhen(draft),
    planned: plannedOf(item),
    live: live && { ...whoAndWhen(live), at: live.publishedAt, source: live.source },
    checked: checkedDay(content, shown),
    isBroken,
    /** Set if what is published is not on the pages yet. */
    later: (shown && content.shownLater?.(shown, new Date())) ?? null,
    isShown: shown !== null,
    hasFile: file !== undefined,
    grows: content.grows ?? false,
    pages: pagesOf(item),
    affected: (await affectedBy(item, draft?.values ?? planned[0]?.values ?? shown)) ?? undefined,
  };
}

export async function loadPreview({
  content,
  id,
  version: chosen,
}: Pick<Opened, 'content' | 'id'> & { version: string | null }) {
  const item = await findItem(content, id);
  const waiting = [...(item.draft ? [item.draft] : []), ...item.planned];
  const version = chosen === null ? waiting[0] : waiting.find((one) => one.id === chosen);
  if (!version) return null;
  const { name: kind } = content;
  const values = valuesOfWaiting(item, version);
  const pages = values ? content.shownOn(content.itemOf(values, id, item.file)) : [];
  const previewed = { kind, item: id, version: version.id };
  const entries = (values && entriesOf(fieldsOf(content, item.file), values)) ?? {};
  const read = publishable(content, entries, item.file, id);
  const errors = 'errors' in read ? read.errors : {};
  const fields = formFields(fieldsOf(content, item.file));
  return {
    ...headOf(item),
    entries,
    problems: fields.flatMap(({ name, field }) =>
      errors[name] ? [`${labelOf(field)}: ${errors[name]}`] : [],
    ),
    revision: item.revision,
    isDraft: version === item.draft,
    plannedFor: version.state === 'planned' ? version.publishAt : null,
    pages: pages.map(({ path, label }) => ({ label, path: previewPath(path, previewed) })),
  };
}

export function headOf(item: ContentItem) {
  const { content, id, file, draft, live, shown } = item;
  const isNew = !draft && !live && !shown && file === undefined;
  return {
    title: isNew ? `New ${content.noun}` : titleOf(item),
    noun: content.noun,
    path: itemPath(content, id),
  };
}

function pagesOf({ content, id, file, shown }: ContentItem) {
  return shown ? content.shownOn(content.itemOf(shown, id, file)) : [];
}

function whoAndWhen({ by, writtenAt }: Version) {
  return { by, writtenAt };
}
