import { fieldsOf } from '#app/content/core/define-content.ts';
import { findHistory, valuesOf, type ContentItem } from '#app/content/core/find.server.ts';
import { entriesOf, type Entries } from '#app/content/core/values.ts';

type Since = { seen: number; now: Entries };

/**
 * For a form that was opened at an older revision: each untouched field gets what is stored now, so that a second press
 * reverts nobody's change.
 */
export async function followUntouched(
  typed: Entries,
  item: ContentItem,
  { seen, now }: Since,
): Promise<Entries> {
  const before = (await publicAt(item, seen)) ?? {};
  const follow = ([name, entry]: [string, string]) => [
    name,
    entry === before[name] ? (now[name] ?? entry) : entry,
  ];
  return Object.fromEntries(Object.entries(typed).map(follow)) as Entries;
}

/** What a form showed at a revision; null if there was a draft. */
async function publicAt(item: ContentItem, revision: number): Promise<Entries | null> {
  const history = await findHistory(item.content, item.id);
  const version = history.find((one) => one.publishedAt !== null && one.revision <= revision);
  const values = valuesOf(item, version);
  return values && entriesOf(fieldsOf(item.content, item.file), values);
}
