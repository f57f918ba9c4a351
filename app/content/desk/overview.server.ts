import { longMoment, whenText } from '#app/platform/core/time.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { contents } from '#app/content/core/contents.server.ts';

export async function loadOverview(now = new Date()) {
  const items = await findAllItems();
  return contents.map((content) => {
    const { name, noun, plural, about, grows } = content;
    const own = items.filter((item) => item.content === content);
    return {
      name,
      noun,
      plural,
      about,
      addPath: grows ? itemPath(content, crypto.randomUUID()) : null,
      items: own.map((item) => ({
        id: item.id,
        title: titleOf(item),
        path: itemPath(content, item.id),
        states: statesOf(item, now),
      })),
    };
  });
}

function statesOf(item: ContentItem, now: Date): string[] {
  const { live, draft, planned, isBroken } = item;
  return [
    isBroken ? 'No longer fits the form: publish it again' : publicText(item, now),
    draft && `Draft of ${draft.by}`,
    ...planned.map(({ publishAt }) => publishAt && `Planned for ${longMoment(publishAt)}`),
    live === undefined && !draft && planned.length === 0 && item.file === undefined && 'Discarded',
  ].flatMap((state) => (typeof state === 'string' && state !== '' ? [state] : []));
}

function publicText({ live, shown }: ContentItem, now: Date): string {
  if (!live) return shown ? 'As it came with the site' : '';
  if (live.source === 'none') return 'Removed';
  if (live.source === 'file') return 'As it came with the site';
  return `Published by ${live.by}, ${whenText(live.publishedAt ?? live.writtenAt, now)}`;
}
