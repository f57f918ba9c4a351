import { heldItems } from '#app/platform/content/held.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { itemPath } from './content-path.ts';
import { contents } from './contents.server.ts';
import type { Content } from './define-content.ts';

/** `by`: the name of who answers for it, if somebody does. `day`: when it was last checked. */
export type Unchecked = {
  content: Content;
  id: string;
  title: string;
  path: string;
  page: string;
  by: string | null;
  day: string;
};

/** What is shown and was not checked for a year, on this server: the oldest first. */
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

/** The day of the last check; null for what is not checked each year. */
export function checkedDay({ checkedYearly }: Content, values: ContentValues | null): string | null {
  const day = checkedYearly && values?.[checkedYearly.day];
  return typeof day === 'string' ? day : null;
}

export function isOld(day: string, now: Date): boolean {
  const today = southAfricanDay(now);
  return day <= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
