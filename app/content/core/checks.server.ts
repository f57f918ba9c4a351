import { heldItems } from '#app/platform/content/held.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { itemPath } from './content-path.ts';
import { contents } from './contents.server.ts';
import type { Content } from './define-content.ts';

/** `by`: the name of the person who answers for it. `day`: of the last check. */
export type Unchecked = {
  content: Content;
  id: string;
  title: string;
  path: string;
  page: string;
  by: string | null;
  day: string;
};

/** Shown on this server and not checked for a year, the oldest first. */
export function uncheckedItems(now = new Date()): Unchecked[] {
  return contents
    .filter(({ checkedYearly }) => checkedYearly)
    .flatMap((content) =>
      heldItems(content.name, content.file).flatMap((item) => {
        const values = content.valuesOf(item);
        const day = checkedDay(content, values);
        if (day === null || !isOld(day, now)) return [];
        const id = content.idOf(item);
        const by = values[content.checkedYearly?.by ?? ''];
        return {
          content,
          id,
          title: content.titleOf(values, item),
          path: itemPath(content, id),
          page: content.shownOn(item)[0]?.path ?? '/',
          by: typeof by === 'string' ? by : null,
          day,
        };
      }),
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Null for a text that is not checked each year. */
export function checkedDay({ checkedYearly }: Content, values: ContentValues | null): string | null {
  const day = checkedYearly && values?.[checkedYearly.day];
  return typeof day === 'string' ? day : null;
}

export function isOld(day: string, now: Date): boolean {
  const today = southAfricanDay(now);
  return day <= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
