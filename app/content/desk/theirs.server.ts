import type { ContentItem } from '#app/content/core/find.server.ts';
import { displayed } from './displayed.server.ts';
import type { Theirs } from './page.ts';

/** What a newly opened form shows, and who wrote it. Undefined if nobody did. */
export function theirsOf(item: ContentItem, me: { id: string }): Theirs | undefined {
  const [last] = [item.draft, ...item.planned, item.live]
    .filter((version) => version !== undefined)
    .toSorted((one, other) => other.revision - one.revision);
  const entries = displayed(item);
  if (!last || !entries) return undefined;
  return { by: last.authorId === me.id ? null : last.by, at: last.writtenAt, entries };
}
