import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { actorText } from '#app/platform/audit/words.ts';
import { keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import { firm } from '#app/platform/content/firm.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import type { Content } from './define-content.ts';
import { contents, fileItem } from './contents.server.ts';
import { storedValues } from './values.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

/** `before`: the last words of a removed item. */
export type Version = typeof contentVersions.$inferSelect & { by: string; before: ContentValues | null };

export type ContentItem = {
  content: Content;
  id: string;
  /** The file's item; undefined for one that was added here. */
  file: unknown;
  live?: Version;
  draft?: Version;
  planned: Version[];
  /** 0: nothing was ever stored. */
  revision: number;
  shown: ContentValues | null;
  /** The live version is no longer valid: the file's is shown. */
  isBroken: boolean;
};

const PRESENT = ['draft', 'planned', 'live'] as const;

export async function findItem(
  content: Content,
  id: string,
  reader: Db | Transaction = db(),
): Promise<ContentItem> {
  const { kind, item, revision } = contentVersions;
  const isOf = and(eq(kind, content.name), eq(item, id));
  const rows = await versionsWhere(and(isOf, inArray(contentVersions.state, PRESENT)), reader);
  const [last] = await reader
    .select({ revision })
    .from(contentVersions)
    .where(isOf)
    .orderBy(desc(revision))
    .limit(1);
  return itemOf(content, id, rows, last?.revision ?? 0);
}

/** Includes removed items. */
export async function findAllItems(): Promise<ContentItem[]> {
  const rows = await presentVersions();
  return contents.flatMap((content) => {
    const own = rows.filter(({ kind, item }) => kind === content.name && isThere(content, item));
    const byItem = groupPairs(own.map((version) => [version.item, version]));
    const ids = new Set([...content.file.map((item) => content.idOf(item)), ...byItem.keys()]);
    return [...ids].map((id) => {
      const versions = byItem.get(id) ?? [];
      return itemOf(content, id, versions, Math.max(0, ...versions.map(({ revision }) => revision)));
    });
  });
}

function isThere(content: Content, id: string): boolean {
  return content.grows === true || fileItem(content, id) !== undefined;
}

/** Published and discarded versions, the newest first. */
export function findHistory(content: Content, id: string): Promise<Version[]> {
  const { kind, item } = contentVersions;
  return versionsWhere(and(eq(kind, content.name), eq(item, id)), db());
}

export function titleOf({ content, file, live, shown, draft, planned }: ContentItem): string {
  const waiting = draft?.values ?? planned[0]?.values;
  const values = shown ?? waiting ?? live?.before ?? valuesOfFile(content, file);
  return values ? content.titleOf(values, file) : `Discarded ${content.noun}`;
}

/** True for an item of the file that was never rewritten. */
export function isAsItCame({ file, live, shown }: ContentItem): boolean {
  return file !== undefined && shown !== null && live?.source !== 'own';
}

/** Null: the item is not shown, and has no file. */
export function valuesOf(
  { content, file }: Pick<ContentItem, 'content' | 'file'>,
  version: Pick<Version, 'source' | 'values'> | undefined,
): ContentValues | null {
  if (version?.source === 'none') return null;
  const ofFile = valuesOfFile(content, file);
  if (version?.source !== 'own' || version.values === null) return ofFile;
  const known = readOf.get(version.values);
  if (known && known.isOther === firm.isOtherFirm) return known.read;
  const read = checkedOnce(content, { ...ofFile, ...version.values }, file);
  readOf.set(version.values, { isOther: firm.isOtherFirm, read });
  return read;
}

const readOfFile = new WeakMap<Content, Map<unknown, ContentValues>>();

/** Read once: the files do not change while the site runs, and pages of the desk list all of them. */
function valuesOfFile(content: Content, file: unknown): ContentValues | null {
  if (file === undefined) return null;
  const known = readOfFile.get(content) ?? new Map<unknown, ContentValues>();
  readOfFile.set(content, known);
  const values = known.get(file) ?? content.valuesOf(file);
  known.set(file, values);
  return values;
}

/** By the values as read from the database: no hash is needed for values that were read before. */
const readOf = new WeakMap<ContentValues, { isOther: boolean | undefined; read: ContentValues | null }>();

const checked = new Map<string, ContentValues | null>();
const MOST_CHECKED = 5_000;

/**
 * Checked once: a long text takes milliseconds, and each change reads all texts. Names that a stored text may use do
 * not go away while the site runs, except those of the specification.
 */
function checkedOnce(content: Content, values: ContentValues, file: unknown): ContentValues | null {
  const key = keyOf([content.name, file === undefined ? null : content.idOf(file), values, firm.isOtherFirm]);
  const known = checked.get(key);
  if (known !== undefined) return known;
  const read = storedValues(content, values, file);
  if (checked.size >= MOST_CHECKED) checked.clear();
  checked.set(key, read);
  return read;
}

function itemOf(content: Content, id: string, rows: readonly Version[], revision: number): ContentItem {
  const file = fileItem(content, id);
  const [live, draft] = (['live', 'draft'] as const).map((state) => rows.find((row) => row.state === state));
  const planned = rows.filter((row) => row.state === 'planned').toSorted(byTheirTime);
  const stored = valuesOf({ content, file }, live);
  const isBroken = live?.source === 'own' && stored === null;
  const shown = isBroken ? valuesOfFile(content, file) : stored;
  return { content, id, file, live, draft, planned, revision, shown, isBroken };
}

function byTheirTime(one: Version, other: Version): number {
  return Number(one.publishAt) - Number(other.publishAt) || one.revision - other.revision;
}

async function versionsWhere(where: SQL | undefined, reader: Db | Transaction): Promise<Version[]> {
  const { authorId, revision, kind, item } = contentVersions;
  const rows = await reader
    .select({ version: contentVersions, name: profiles.fullName, before: lastWordsOf(kind, item) })
    .from(contentVersions)
    .leftJoin(profiles, eq(profiles.id, authorId))
    .where(where)
    .orderBy(sql`${firstOf(kind, item)}`, desc(revision));
  return rows.map(({ version, name, before }) => ({
    ...version,
    by: actorText(version.authorId, name),
    before,
  }));
}

/** Read once: articles have kilobytes, and each page of the desk lists all of them. */
let kept: ReadonlyMap<string, Words> = new Map();

/** `stamp`: the transaction that last wrote the row. */
type Words = { id: string; stamp: string; values: ContentValues | null; base: ContentValues | null };

const { values: _values, base: _base, ...LIGHT } = getTableColumns(contentVersions);
const STAMP = sql<string>`content_versions.xmin::text`;

/** The rows that `versionsWhere` selects: drafts, plans and live versions. */
async function presentVersions(): Promise<Version[]> {
  const { id, authorId, revision, kind, item, state } = contentVersions;
  const rows = await db()
    .select({ version: LIGHT, stamp: STAMP, name: profiles.fullName, before: lastWordsOf(kind, item) })
    .from(contentVersions)
    .leftJoin(profiles, eq(profiles.id, authorId))
    .where(inArray(state, PRESENT))
    .orderBy(sql`${firstOf(kind, item)}`, desc(revision));
  const before = kept;
  const unread = rows.filter(({ version, stamp }) => before.get(version.id)?.stamp !== stamp);
  const { values, base } = contentVersions;
  const read =
    unread.length === 0
      ? []
      : await db()
          .select({ id, stamp: STAMP, values, base })
          .from(contentVersions)
          .where(
            inArray(
              id,
              unread.map(({ version }) => version.id),
            ),
          );
  const known = new Map([...before, ...read.map((words) => [words.id, words] as const)]);
  const present = rows.flatMap(({ version, name, before: last }) => {
    const words = known.get(version.id);
    if (!words) return [];
    return [
      {
        words,
        version: {
          ...version,
          values: words.values,
          base: words.base,
          by: actorText(version.authorId, name),
          before: last,
        },
      },
    ];
  });
  kept = new Map(present.map(({ words }) => [words.id, words]));
  return present.map(({ version }) => version);
}

/** Null for an item that is shown. */
function lastWordsOf(
  kind: typeof contentVersions.kind,
  item: typeof contentVersions.item,
): SQL<ContentValues | null> {
  return sql`case when ${contentVersions.source} = 'none' then (
    select past.values from content_versions past
    where past.kind = ${kind} and past.item = ${item} and past.state = 'past' and past.values is not null
    order by past.revision desc limit 1
  ) end`;
}

/** Sorts by when an item was added, not by when it was changed. */
function firstOf(kind: typeof contentVersions.kind, item: typeof contentVersions.item): SQL {
  return sql`(select min(first.written_at) from content_versions first where first.kind = ${kind} and first.item = ${item})`;
}
