import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { itemsOf, type RequestItem } from '#app/work/core/engagements/items.server.ts';
import { lastItemsOf } from '#app/work/core/engagements/last-time.server.ts';
import { lastAnswerOf, takesLast, type LastAnswer } from '#app/work/core/engagements/last-item.server.ts';

export type ItemWithLast = RequestItem & { last: LastAnswer | null; sameTick: string | null };

/** With the answer of last time beside each item, and what a tick of it posts where it can be given again. */
export async function itemsWithLast(engagement: Engagement): Promise<ItemWithLast[]> {
  const [items, last] = await Promise.all([itemsOf(engagement), lastItemsOf(engagement)]);
  return items.map((item) => {
    const answer = lastAnswerOf(item, last.get(item.item ?? ''), engagement);
    return { ...item, last: answer, sameTick: answer && takesLast(item) ? sameTickOf(item, answer) : null };
  });
}

/** Another one once either answer has changed. */
function sameTickOf({ id, mark }: RequestItem, last: LastAnswer): string {
  return `${id} ${mark} ${last.mark}`;
}
