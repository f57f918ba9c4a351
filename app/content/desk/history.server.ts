import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Content } from '#app/content/core/define-content.ts';
import {
  findHistory,
  findItem,
  valuesOf,
  type ContentItem,
  type Version,
} from '#app/content/core/find.server.ts';
import { changesBetween, type Change } from './changes.ts';
import { headOf } from './item-page.server.ts';
import { TO_FILE } from './page.ts';

type Entry = {
  id: string;
  /** Null for the text that came with the site. */
  by: string | null;
  at: Date | null;
  what: string;
  isLive: boolean;
  changes: Change[];
  act: 'restore' | 'bring-back' | null;
  wouldChange: Change[];
};

/** Public versions, the newest first, each compared with the one before; then discarded ones. */
export async function loadHistory(content: Content, id: string) {
  const [item, versions] = await Promise.all([findItem(content, id), findHistory(content, id)]);
  const shown = versions
    .filter(({ state }) => state === 'live' || state === 'past')
    .toSorted((one, other) => other.revision - one.revision);
  const entries = shown.map((version, index): Entry => {
    const [before, after] = [valuesOf(item, shown[index + 1]), valuesOf(item, version)];
    const isLive = version.state === 'live';
    return {
      id: version.id,
      by: version.by,
      at: version.publishedAt ?? version.writtenAt,
      what: WORDS[version.source],
      isLive,
      changes: changesBetween(item, before, after),
      ...againOf(item, isLive || version.source !== 'own' ? null : after),
    };
  });
  const dropped = versions.filter(({ state }) => state === 'dropped');
  const discarded = dropped.map((version): Entry => {
    const after = valuesOf(item, version);
    return {
      id: version.id,
      by: version.by,
      at: version.writtenAt,
      what: version.publishAt ? 'A plan that was withdrawn' : 'A draft that was discarded',
      isLive: false,
      changes: changesBetween(item, item.shown, after),
      act: item.draft || !after ? null : 'bring-back',
      wouldChange: [],
    };
  });
  return {
    ...headOf(item),
    revision: item.revision,
    entries: [...entries, ...firstOf(item, shown), ...discarded],
  };
}

/** The last entry: the text that came with the site. */
function firstOf(item: ContentItem, shown: readonly Version[]): Entry[] {
  if (item.file === undefined || shown.length === 0) return [];
  const isLive = item.live?.source === 'file';
  const after = valuesOf(item, undefined);
  const what = 'The text that came with the site';
  return [
    { id: TO_FILE, by: null, at: null, what, isLive, changes: [], ...againOf(item, isLive ? null : after) },
  ];
}

function againOf(item: ContentItem, after: ContentValues | null): Pick<Entry, 'act' | 'wouldChange'> {
  return { act: after ? 'restore' : null, wouldChange: changesBetween(item, item.shown, after) };
}

const WORDS = {
  own: 'Published',
  file: 'Back to the text that came with the site',
  none: 'Removed from the site',
} as const;
