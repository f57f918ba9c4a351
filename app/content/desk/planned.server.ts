import { itemPath } from '#app/content/core/content-path.ts';
import type { ContentItem, Version } from '#app/content/core/find.server.ts';
import { shownAfter } from '#app/content/core/merged.ts';
import { changesBetween } from './changes.ts';
import type { Planned } from './page.ts';

/** What each plan changes on its day, after those before it. */
export function plannedOf(item: ContentItem, plans: readonly Version[] = item.planned): Planned[] {
  return plans.flatMap((plan): Planned[] => {
    const { id, by, writtenAt, publishAt: at } = plan;
    const index = item.planned.indexOf(plan);
    const [before, after] = [index, index + 1].map((count) => shownAfter(item, item.planned.slice(0, count)));
    if (!at) return [];
    return [
      {
        id,
        by,
        writtenAt,
        at,
        path: `${itemPath(item.content, item.id)}/preview?version=${id}`,
        changes: changesBetween(item, before ?? null, after ?? null),
      },
    ];
  });
}
