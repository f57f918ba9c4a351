import { dayText, longMoment, whenText } from '#app/platform/core/time.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { findKeptItems, type KeptItem } from './kept-items.server.ts';
import { checkedDay, isOld } from '#app/content/core/checks.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { contents } from '#app/content/core/contents.server.ts';

/** `path`: null for what only its author can open. */
type Row = {
  id: string;
  title: string;
  path: string | null;
  states: string[];
  /** Of what can be taken off the site with others. */
  tick: string | null;
};

/** `query`: words that the titles have; empty for all. */
export async function loadOverview({ id: meId }: { id: string }, query = '', now = new Date()) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isCalled = ({ title }: Row) => words.every((word) => title.toLowerCase().includes(word));
  const [items, kept] = await Promise.all([findAllItems(), findKeptItems(meId, now)]);
  const kinds = contents.map((content) => {
    const { name, noun, plural, about, grows } = content;
    const own = items.filter((item) => item.content === content);
    return {
      name,
      noun,
      plural,
      about,
      addPath: grows ? itemPath(content, crypto.randomUUID()) : null,
      items: [...own.map((item) => rowOf(item, kept, now)), ...newOf(name, own, kept)].filter(isCalled),
    };
  });
  return words.length > 0 ? kinds.filter(({ items: found }) => found.length > 0) : kinds;
}

function rowOf(item: ContentItem, kept: readonly KeptItem[], now: Date): Row {
  const { content, id } = item;
  const mine = kept.find((one) => one.path !== null && isOf(one, content.name, id));
  const states = statesOf(item, now);
  return {
    id,
    title: titleOf(item),
    path: itemPath(content, id),
    states: mine ? [...states, mine.state] : states,
    tick: content.grows && item.shown ? `${id} ${item.revision}` : null,
  };
}

/** Of nothing that was stored: each of those who type has their own. */
function newOf(kind: string, own: readonly ContentItem[], kept: readonly KeptItem[]): Row[] {
  const isNew = (one: KeptItem) => one.kind === kind && !own.some(({ id }) => id === one.id);
  return kept.filter(isNew).map(({ id, title, path, state }, index) => ({
    id: `${id} ${index}`,
    title,
    path,
    states: [state],
    tick: null,
  }));
}

function isOf(one: KeptItem, kind: string, id: string): boolean {
  return one.kind === kind && one.id === id;
}

function statesOf(item: ContentItem, now: Date): string[] {
  const { live, draft, planned, isBroken } = item;
  return [
    isBroken ? 'No longer fits the form: publish it again' : publicText(item, now),
    uncheckedText(item, now),
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
  if (!live) return shown ? 'As it came with the site' : '';
  if (live.source === 'none') return 'Removed';
  if (live.source === 'file') return 'As it came with the site';
  return `Published by ${live.by}, ${whenText(live.publishedAt ?? live.writtenAt, now)}`;
}
