import type { Content } from '#app/content/core/define-content.ts';
import { findHistory, findItem, valuesOf } from '#app/content/core/find.server.ts';
import { changesBetween, type Change } from './changes.ts';
import { headOf } from './item-page.server.ts';

type Entry = {
  id: string;
  by: string;
  at: Date;
  what: string;
  isLive: boolean;
  changes: Change[];
  /** What its button does. */
  act: 'restore' | 'bring-back' | null;
};

/** What was public, the newest first, each beside the one before it; then what was discarded. */
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
      act: isLive || version.source !== 'own' || !after ? null : 'restore',
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
    };
  });
  return { ...headOf(item), revision: item.revision, entries: [...entries, ...discarded] };
}

const WORDS = {
  own: 'Published',
  file: 'Back to the text that came with the site',
  none: 'Removed from the site',
} as const;
