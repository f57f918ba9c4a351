import { isAgain, isOpenItem, type ItemState } from '#app/work/core/engagements/item-states.ts';
import type { ItemWithLast } from './same-answers.server.ts';

export type OpenItem = ItemWithLast;

type Sorted<Item> = { open: Item[]; answered: Item[] };

/** Returned items come first. Nothing is open once the work has ended. */
export function sortItems<Item extends { state: ItemState }>(
  items: readonly Item[],
  isOpen: boolean,
): Sorted<Item> {
  const isWaiting = (item: Item) => isOpen && isOpenItem(item);
  const waiting = items.filter(isWaiting);
  const answered = items.filter((item) => !isWaiting(item));
  const open = [...waiting.filter(isAgain), ...waiting.filter((item) => !isAgain(item))];
  return { open, answered };
}
