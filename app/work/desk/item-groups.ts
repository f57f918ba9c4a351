import { ITEM_STATE, type ItemState, type ItemTurn } from '#app/work/core/engagements/item-states.ts';
import { keysOf } from '#app/platform/core/keys.ts';

/** In the order of the page: what came stands first; what is settled is folded away. */
const GROUPS: Record<ItemTurn, { title: string; isFolded?: true }> = {
  us: { title: 'To look at' },
  client: { title: 'Open with the client' },
  nobody: { title: 'Settled', isFolded: true },
};

export function groupsOf<Item extends { state: ItemState }>(items: readonly Item[]) {
  return keysOf(GROUPS)
    .map((turn) => ({
      turn,
      ...GROUPS[turn],
      within: items.filter(({ state }) => ITEM_STATE[state].openFor === turn),
    }))
    .filter(({ within }) => within.length > 0);
}
