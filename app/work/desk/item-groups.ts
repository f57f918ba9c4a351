import type { Approval } from '#app/work/core/engagements/approval.ts';
import { ITEM_STATE, type ItemState, type ItemTurn } from '#app/work/core/engagements/item-states.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Refusal } from './page.ts';
import { keysOf } from '#app/platform/core/keys.ts';

/** How many days an approval or a signature is news. */
const NEWS_DAYS = 7;

type Turn = ItemTurn | 'given';

/** In the order of the page: what came stands first; what is settled is folded away, once it is no news. */
const GROUPS: Record<Turn, { title: string; isFolded?: true }> = {
  us: { title: 'To look at' },
  given: { title: 'Newly approved or signed' },
  client: { title: 'Open with the client' },
  nobody: { title: 'Settled', isFolded: true },
};

type Item = { state: ItemState; approval: Approval | null };

export function groupsOf<One extends Item>(items: readonly One[], today: string) {
  return keysOf(GROUPS)
    .map((turn) => ({
      turn,
      ...GROUPS[turn],
      within: items.filter((item) => turnOf(item, today) === turn),
    }))
    .filter(({ within }) => within.length > 0);
}

function turnOf({ state, approval }: Item, today: string): Turn {
  const turn = ITEM_STATE[state].openFor;
  if (turn !== 'nobody' || !approval?.given) return turn;
  const day = southAfricanDay(new Date(approval.given.at));
  return daysUntil(today, day) < NEWS_DAYS ? 'given' : turn;
}

export function unsentText({ intent, typed }: Pick<Refusal, 'intent' | 'typed'>, state: ItemState) {
  const hasForm = ITEM_STATE[state].desk.acts.some((act) => act === intent);
  return hasForm ? undefined : (typed.reason ?? typed.text);
}
