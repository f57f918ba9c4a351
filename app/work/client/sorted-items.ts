import { isAgain, isOpenItem, type ItemState } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';

/** `number` of `total`: its place in the whole list, which stays the same whatever is answered, removed or returned. */
export type OpenItem = Numbered<RequestItem>;

type Numbered<Item> = Item & { number: number };

type Sorted<Item> = { open: Numbered<Item>[]; answered: Item[]; total: number };

/** Returned items come first. Nothing is open once the work has ended. */
export function sortItems<Item extends { state: ItemState }>(
  items: readonly Item[],
  isOpen: boolean,
): Sorted<Item> {
  const isWaiting = (item: Item) => isOpen && isOpenItem(item);
  const waiting = items.filter(isWaiting);
  const answered = items.filter((item) => !isWaiting(item));
  const open = [...waiting.filter(isAgain), ...waiting.filter((item) => !isAgain(item))];
  return {
    open: open.map((item) => ({ ...item, number: items.indexOf(item) + 1 })),
    answered,
    total: items.length,
  };
}
