import { ITEM_STATE, type ItemState, type ItemTurn } from '#app/work/core/engagements/item-states.ts';
import type { Refusal } from './page.ts';
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

/** What was typed into a form that the item does not have any more. */
export function unsentText({ intent, typed }: Pick<Refusal, 'intent' | 'typed'>, state: ItemState) {
  const hasForm = ITEM_STATE[state].desk.acts.some((act) => act === intent);
  return hasForm ? undefined : (typed.reason ?? typed.text);
}
