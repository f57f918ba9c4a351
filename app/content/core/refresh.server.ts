import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { holdContent, versionsKey, type HeldContent } from '#app/platform/content/held.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { firm } from '#app/platform/content/firm.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { atDay } from '#app/site/blog/figures-now.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { contents, edited, fileItem, findContent } from './contents.server.ts';
import type { Content } from './define-content.ts';
import { findItem, valuesOf } from './find.server.ts';
import { valuesOfWaiting } from './merged.ts';

type Stored = Pick<
  typeof contentVersions.$inferSelect,
  'kind' | 'item' | 'source' | 'values' | 'publishedAt'
> & { id?: string };

/**
 * Reads what is published into this server. Throws when the database is away; then, and if a later read came first,
 * what was held stays.
 */
export async function refreshContent(): Promise<void> {
  const turns = singleton('refreshed content', () => ({ last: 0, held: 0 }));
  const turn = ++turns.last;
  const [live, versions] = await Promise.all([readLive(), readVersions()]);
  const hold = async (): Promise<void> => {
    const wasOther = firm.isOtherFirm;
    const now = await prepared(new Map([...heldOf(live), ...versions]));
    if (turn < turns.held) return;
    turns.held = turn;
    holdContent(keepingSame(now));
    // Whose site it is decides which texts of pages can be written: read them once more.
    if (firm.isOtherFirm !== wasOther) await hold();
  };
  await hold();
}

/** Kinds without a change keep their items, and with them what was computed from them: lists, the search. */
function keepingSame(next: HeldContent): HeldContent {
  const before = globalThis.heldContent?.now;
  const kept = new Map(
    [...next].map(([name, items]) => {
      const old = before?.get(name);
      return [name, old && isDeepStrictEqual(old, items) ? old : items];
    }),
  );
  const isSame = before?.size === kept.size && [...kept].every(([name, items]) => before.get(name) === items);
  return isSame ? before : kept;
}

export async function readPreviewed(kind: string, item: string, id: string): Promise<HeldContent | null> {
  const { id: ids, kind: kinds, item: items } = contentVersions;
  const isOf = and(eq(ids, id), eq(kinds, kind), eq(items, item));
  const [version] = await db().select(STORED).from(contentVersions).where(isOf);
  const content = findContent(kind);
  if (!version || !content) return null;
  const [live, one] = await Promise.all([readLive(), findItem(content, item)]);
  const waiting = [one.draft, ...one.planned].find((other) => other?.id === id);
  const values = waiting ? valuesOfWaiting(one, waiting) : version.values;
  const others = live.filter((row) => row.kind !== kind || row.item !== item);
  return prepared(heldOf([...others, { ...version, values }]));
}

/** With other texts in place of the published ones. `values`: null if not shown. */
export async function readWith(
  items: readonly Pick<Stored, 'kind' | 'item' | 'values'>[],
): Promise<HeldContent> {
  const live = await readLive();
  const others = live.filter((row) => !items.some((one) => one.kind === row.kind && one.item === row.item));
  const own = items.map((one) => ({
    ...one,
    source: one.values ? ('own' as const) : ('none' as const),
    publishedAt: null,
  }));
  return prepared(heldOf([...others, ...own]));
}

const { kind, item, source, values, state, publishedAt } = contentVersions;
const STORED = { id: contentVersions.id, kind, item, source, values, publishedAt };

function readLive(): Promise<Stored[]> {
  const first = sql`(select min(one.written_at) from content_versions one where one.kind = ${kind} and one.item = ${item})`;
  return db().select(STORED).from(contentVersions).where(eq(state, 'live')).orderBy(first, item);
}

/**
 * For kinds that keep versions: those of the files, then all that was ever published, the earliest first. Invalid ones
 * are left out.
 */
async function readVersions(): Promise<HeldContent> {
  const keeping = contents.filter(({ asVersion }) => asVersion);
  const wasShown = and(
    inArray(
      kind,
      keeping.map(({ name }) => name),
    ),
    inArray(state, ['live', 'past']),
    eq(source, 'own'),
  );
  const rows = await db().select(STORED).from(contentVersions).where(wasShown).orderBy(asc(publishedAt));
  const held = new Map<string, readonly unknown[]>();
  for (const content of keeping) {
    const fits = (row: Stored) => valuesOf({ content, file: fileItem(content, row.item) }, row) !== null;
    const own = rows.filter((row) => row.kind === content.name && fits(row));
    const items = own.flatMap((row) => shownAs(content, row.item, row));
    const ofFile = edited.some((one) => one.kind === content.name) ? content.file : [];
    if (ofFile.length + items.length > 0) held.set(versionsKey(content.name), [...ofFile, ...items]);
  }
  return held;
}

function heldOf(live: readonly Stored[]): HeldContent {
  const isChanged = ({ name }: Content) => [...edited, ...live].some((one) => one.kind === name);
  const changed = contents.filter(isChanged);
  return new Map(changed.map((content) => [content.name, itemsOf(content, live)]));
}

async function prepared(held: HeldContent): Promise<HeldContent> {
  for (const { name, prepare } of contents) await prepare?.(held.get(name) ?? []);
  return held;
}

function itemsOf(content: Content, live: readonly Stored[]): unknown[] {
  const own = live.filter((row) => row.kind === content.name);
  const byId = new Map(own.map((row) => [row.item, row]));
  const ofFile = content.file.flatMap((file) =>
    shownAs(content, content.idOf(file), byId.get(content.idOf(file))),
  );
  const added = content.grows ? own.filter((row) => fileItem(content, row.item) === undefined) : [];
  return [...ofFile, ...added.flatMap((row) => shownAs(content, row.item, row))];
}

/** An invalid stored text breaks no page: the file's is shown, and `brokenContent` reports it at the desk. */
function shownAs(content: Content, id: string, version: Stored | undefined): unknown[] {
  const file = fileItem(content, id);
  if (version?.source === 'none') return [];
  const values = version?.source === 'own' ? valuesOf({ content, file }, version) : null;
  if (!values && file === undefined) return [];
  const item = values ? content.itemOf(today(values), id, file) : file;
  const shown = (values && version?.id && content.asVersion?.(item, version.id)) || item;
  // A version that is not public yet is previewed as changed today.
  const isChanged = version !== undefined && (values !== null || version.source === 'file');
  const day = isChanged && southAfricanDay(version.publishedAt ?? new Date());
  return [(day && content.changedOn?.(shown, day)) || shown];
}

/** Includes the years of figures that change by themselves, so that an older compiled text is not used. */
function today(values: ContentValues): ContentValues {
  const at = (value: ContentValue): ContentValue => {
    if (typeof value === 'string') return atDay(value);
    return Array.isArray(value) ? value.map((line) => atDay(String(line))) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, at(value)]));
}

// Until the database answers for the first time, the files are shown.
if (edited.length > 0 && globalThis.heldContent === undefined) holdContent(heldOf([]));
