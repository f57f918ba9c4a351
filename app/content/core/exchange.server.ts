import { min } from 'drizzle-orm';
import { keysOf } from '#app/platform/core/keys.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { IsPage } from '#app/site/sitemap/dead-links.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { publish, removeOrRetire } from './change.server.ts';
import { edited, findContent } from './contents.server.ts';
import { fieldsOf, type Content } from './define-content.ts';
import { editedPath, inTheirOrder, type EditedItem } from './edited-files.ts';
import { findAllItems, type ContentItem } from './find.server.ts';
import { problemsOfImport } from './import-problems.server.ts';
import { changedFields } from './values.ts';
import { onItem } from './version-rows.server.ts';

/** What the desk published beyond the files of this site. Items that were set back to the files are left out. */
export async function exportContent(): Promise<EditedItem[]> {
  const [items, firstDays] = await Promise.all([findAllItems(), findFirstDays()]);
  return items.flatMap((one) => {
    const { content, id: item, file, live, shown, isBroken } = one;
    if (!live || live.source === 'file' || isBroken || isAsInFile(one)) return [];
    const before = edited.find((other) => other.kind === content.name && other.item === item);
    const added = file === undefined ? firstDays.get(`${content.name} ${item}`) : before?.added;
    const day = content.changedOn && live.publishedAt && southAfricanDay(live.publishedAt);
    const values = shown && inOrder(content, file, shown);
    return [{ kind: content.name, item, added, ...(day && { changed: day }), values }];
  });
}

export type Imported = { published: string[]; problems: string[] };

/** Publishes what differs at the desk: all of it, or nothing when something is wrong. Returns the files' paths. */
export async function importContent(
  items: readonly EditedItem[],
  isPage: IsPage,
  now = new Date(),
): Promise<Imported> {
  const problems = await problemsOfImport(items, isPage);
  if (problems.length > 0) return { published: [], problems };
  const published: string[] = [];
  for (const [index, one] of inTheirOrder(items).entries()) {
    const content = findContent(one.kind);
    // A different moment each, to keep the order in which they were added.
    const at = new Date(now.getTime() + index);
    if (content && (await importOne(content, one, at))) published.push(editedPath(one));
  }
  return { published, problems };
}

function importOne(content: Content, { item, values }: EditedItem, now: Date): Promise<boolean> {
  return onItem(content, item, { actorId: null, now }, async (act) => {
    const { live, file } = act.item;
    if (values === null) {
      if (live?.source === 'none') return false;
      await removeOrRetire(act);
      return true;
    }
    const isSame =
      live?.source === 'own' && live.values && changedFields(fieldsOf(content, file), live.values, values);
    if (isSame && isSame.length === 0) return false;
    await publish(act, { source: 'own', values }, 'import');
    return true;
  });
}

function isAsInFile({ content, file, shown }: ContentItem): boolean {
  if (file === undefined || !shown) return file === undefined && !shown;
  return changedFields(fieldsOf(content, file), content.valuesOf(file), shown).length === 0;
}

async function findFirstDays(): Promise<ReadonlyMap<string, string>> {
  const { kind, item, writtenAt } = contentVersions;
  const rows = await db()
    .select({ kind, item, at: min(writtenAt) })
    .from(contentVersions)
    .groupBy(kind, item);
  return new Map(rows.flatMap((row) => (row.at ? [[`${row.kind} ${row.item}`, row.at.toISOString()]] : [])));
}

function inOrder(content: Content, file: unknown, values: ContentValues): ContentValues {
  return Object.fromEntries(keysOf(fieldsOf(content, file)).map((name) => [name, values[name] ?? null]));
}
