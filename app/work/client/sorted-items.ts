import type { RequestItem } from '#app/work/core/engagements/items.server.ts';

/** `number` of `total`: its place in the whole list, which stays the same whatever is answered, removed or returned. */
export type OpenItem = RequestItem & { number: number };

type Sorted = { open: OpenItem[]; answered: RequestItem[]; total: number };

/** Returned items come first. Nothing is open once the work has ended. */
export function sortItems(items: readonly RequestItem[], isOpen: boolean): Sorted {
  const isWaiting = ({ state }: RequestItem) => isOpen && (state === 'open' || state === 'returned');
  const waiting = items.filter(isWaiting);
  const answered = items.filter((item) => !isWaiting(item));
  const open = [
    ...waiting.filter(({ state }) => state === 'returned'),
    ...waiting.filter(({ state }) => state === 'open'),
  ];
  return {
    open: open.map((item) => ({ ...item, number: items.indexOf(item) + 1 })),
    answered,
    total: items.length,
  };
}
