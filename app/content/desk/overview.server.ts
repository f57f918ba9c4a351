import { capitalised } from '#app/platform/core/text.ts';
import { dayText, longMoment, whenText } from '#app/platform/core/time.ts';
import { findAllItems, isAsItCame, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { findKeptItems, type KeptItem } from './kept-items.server.ts';
import { checkedDay, isOld } from '#app/content/core/checks.server.ts';
import { itemPath, kindPath } from '#app/content/core/content-path.ts';
import { contents } from '#app/content/core/contents.server.ts';
import type { Permission } from '#app/accounts/core/roles.ts';
import { permissionOf, type Content } from '#app/content/core/define-content.ts';
import { KIND_GROUPS } from './kind-groups.ts';

export const AS_IT_CAME = 'As it came with the site';

/** `path`: null if only its author can open it. */
type Row = {
  id: string;
  title: string;
  path: string | null;
  states: string[];
  /** Not public as it is, or in need of attention. */
  waits: boolean;
  /** Off the site with nothing pending: listed last, and not counted. */
  isOff: boolean;
  tick: string | null;
};

type Kind = Pick<Content, 'name' | 'noun' | 'plural' | 'about'> & {
  addPath: string | null;
  items: Row[];
  total: number;
  /** How many are unchanged and can be taken off the site at once. */
  came: number;
};

const ROWS_OF_A_PAGE = 100;

/** `path`: of its only item, or of its list. `waiting`: how many are not public as they are. */
type Entry = {
  title: string;
  noun: string;
  path: string;
  addPath: string | null;
  count: number;
  waiting: number;
};

export type Overview = {
  kinds: Kind[];
  index: { title: string; entries: Entry[] }[];
  waiting: (Row & { kind: string })[];
  pages: number;
};

/** `query`: words in the titles; empty for all. `of`: kinds of this permission. `page`: none for whole lists. */
export async function loadOverview(
  { id: meId }: { id: string },
  {
    query = '',
    kind,
    of = 'content',
    page,
  }: { query?: string; kind?: string; of?: Permission; page?: number },
  now = new Date(),
): Promise<Overview> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isCalled = ({ title }: Row) => words.every((word) => title.toLowerCase().includes(word));
  const [items, kept] = await Promise.all([findAllItems(), findKeptItems(meId, now, of)]);
  const ofThem = contents.filter((content) => permissionOf(content) === of);
  const all = ofThem.map((content): Kind => {
    const { name, noun, plural, about, grows } = content;
    const own = items.filter((item) => item.content === content);
    const addPath = grows ? itemPath(content, crypto.randomUUID()) : null;
    const each = [...own.map((item) => rowOf(item, kept, now)), ...newOf(name, own, kept)];
    const rows = [...each.filter(({ isOff }) => !isOff), ...each.filter(({ isOff }) => isOff)];
    const came = grows ? own.filter(isAsItCame).length : 0;
    return { name, noun, plural, about, addPath, items: rows, total: rows.length, came };
  });
  if (words.length === 0 && kind === undefined)
    return { kinds: [], index: indexOf(all), waiting: all.flatMap(waitingOf), pages: 0 };
  const found = all
    .filter(({ name }) => kind === undefined || name === kind)
    .map((one) => ({ ...one, items: one.items.filter(isCalled) }));
  const kinds = words.length > 0 ? found.filter(({ items: rows }) => rows.length > 0) : found;
  const pages = kind === undefined ? 1 : Math.ceil((kinds[0]?.items.length ?? 0) / ROWS_OF_A_PAGE);
  const shown = page === undefined ? kinds : kinds.map((one) => pageOf(one, page));
  return { kinds: shown, index: [], waiting: [], pages };
}

function pageOf(kind: Kind, page: number): Kind {
  const { items: rows } = kind;
  const first = (page - 1) * ROWS_OF_A_PAGE;
  return { ...kind, items: rows.slice(first, first + ROWS_OF_A_PAGE), total: rows.length };
}

function indexOf(kinds: readonly Kind[]): Overview['index'] {
  return KIND_GROUPS.map(({ title, kinds: names }) => ({
    title,
    entries: names.flatMap((name) => kinds.filter((kind) => kind.name === name).map(entryOf)),
  }));
}

function entryOf(kind: Kind): Entry {
  const { noun, plural, addPath, items } = kind;
  const [only] = addPath ? [] : items;
  const isAlone = items.length === 1 && only?.path;
  return {
    title: capitalised(plural),
    noun,
    path: isAlone ? only.path! : kindPath(kind),
    addPath,
    count: items.filter(({ isOff }) => !isOff).length,
    waiting: waitingOf(kind).length,
  };
}

function waitingOf({ noun, items }: Kind): Overview['waiting'] {
  return items.filter(({ waits }) => waits).map((row) => ({ ...row, kind: capitalised(noun) }));
}

function rowOf(item: ContentItem, kept: readonly KeptItem[], now: Date): Row {
  const { content, id } = item;
  const mine = kept.find((one) => one.path !== null && isOf(one, content.name, id));
  const states = statesOf(item, now);
  const waits = isWaiting(item, now) || mine !== undefined;
  return {
    id,
    title: titleOf(item),
    path: itemPath(content, id),
    states: mine ? [...states, mine.state] : states,
    waits,
    isOff: item.live?.source === 'none' && !waits,
    tick: content.grows && item.shown ? `${id} ${item.revision}` : null,
  };
}

/** Unstored new items: each author has their own. */
function newOf(kind: string, own: readonly ContentItem[], kept: readonly KeptItem[]): Row[] {
  const isNew = (one: KeptItem) => one.kind === kind && !own.some(({ id }) => id === one.id);
  return kept.filter(isNew).map(({ id, title, path, state }, index) => ({
    id: `${id} ${index}`,
    title,
    path,
    states: [state],
    waits: true,
    isOff: false,
    tick: null,
  }));
}

function isOf(one: KeptItem, kind: string, id: string): boolean {
  return one.kind === kind && one.id === id;
}

function isWaiting(item: ContentItem, now: Date): boolean {
  const { draft, planned, isBroken } = item;
  return isBroken || draft !== undefined || planned.length > 0 || uncheckedText(item, now) !== '';
}

function statesOf(item: ContentItem, now: Date): string[] {
  const { content, file, shown, live, draft, planned, isBroken } = item;
  return [
    isBroken ? 'No longer fits the form: publish it again' : publicText(item, now),
    uncheckedText(item, now),
    ...((shown && content.notShown?.(shown, file)) ?? []).map((text) => `Not shown: ${text}`),
    draft && `Draft of ${draft.by}`,
    ...planned.map(({ publishAt }) => publishAt && `Planned for ${longMoment(publishAt)}`),
    live === undefined && !draft && planned.length === 0 && item.file === undefined && 'Discarded',
  ].flatMap((state) => (typeof state === 'string' && state !== '' ? [state] : []));
}

function uncheckedText({ content, shown }: ContentItem, now: Date): string {
  const day = checkedDay(content, shown);
  return day && isOld(day, now) ? `Last checked ${dayText(day)}` : '';
}

function publicText({ live, shown }: ContentItem, now: Date): string {
  if (!live) return shown ? AS_IT_CAME : '';
  if (live.source === 'none') return 'Removed';
  if (live.source === 'file') return AS_IT_CAME;
  return `Published by ${live.by}, ${whenText(live.publishedAt ?? live.writtenAt, now)}`;
}
