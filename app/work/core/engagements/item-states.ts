import { defineStates, mayMove, statesThat, type Moves, type Party } from '#app/platform/core/states.ts';
import type { ITEM_STATES } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

export type ItemState = (typeof ITEM_STATES)[number];

type Shown = { label: string; tone: MarkTone };

export type ItemAct = 'accept' | 'return' | 'take-back' | 'ask-again' | 'answer';

export type ItemTurn = 'client' | 'us' | 'nobody';

type Row = {
  desk: Shown & { acts: readonly ItemAct[] };
  client: Shown;
  openFor: ItemTurn;
  /** It came before and was not what we need: what comes takes its place, and even an optional one is needed. */
  isAgain?: true;
  isAnswered?: true;
  isNotMine?: true;
  /** Still open when the work was filed: nobody asks for it, unless a colleague does so again. */
  isLapsed?: true;
  /** Nothing of it changes before the acceptance is taken back. */
  isLocked?: true;
  goesTo: Moves<ItemState>;
};

export const ITEM_STATE: Record<ItemState, Row> = defineStates<Record<ItemState, Row>>(
  {
    open: {
      desk: { label: 'Open', tone: 'plain', acts: ['answer'] },
      client: { label: 'Not sent', tone: 'plain' },
      openFor: 'client',
      goesTo: {
        firm: ['answered', 'not_mine'],
        // What they approve is accepted by that.
        client: ['answered', 'not_mine', 'accepted'],
        site: ['lapsed'],
      },
    },
    answered: {
      desk: { label: 'Came in', tone: 'bloom', acts: ['accept', 'return'] },
      client: { label: 'Sent to us', tone: 'bloom' },
      openFor: 'us',
      isAnswered: true,
      goesTo: {
        firm: ['open', 'returned', 'accepted'],
        client: ['open', 'returned', 'accepted'],
        site: ['returned'],
      },
    },
    returned: {
      desk: { label: 'Returned', tone: 'veld', acts: ['answer'] },
      client: { label: 'Returned', tone: 'loss' },
      openFor: 'client',
      isAgain: true,
      goesTo: {
        firm: ['open', 'answered', 'not_mine'],
        client: ['answered', 'not_mine', 'accepted'],
        site: ['lapsed'],
      },
    },
    accepted: {
      desk: { label: 'Accepted', tone: 'gain', acts: ['take-back'] },
      client: { label: 'Accepted', tone: 'gain' },
      openFor: 'nobody',
      isAnswered: true,
      isLocked: true,
      goesTo: { firm: ['open', 'answered'], client: ['open', 'answered'] },
    },
    not_mine: {
      desk: { label: 'Does not apply', tone: 'plain', acts: ['ask-again'] },
      client: { label: 'Not mine', tone: 'plain' },
      openFor: 'nobody',
      isNotMine: true,
      goesTo: { firm: ['open', 'returned', 'answered'], client: ['open', 'returned', 'answered'] },
    },
    lapsed: {
      desk: { label: 'Not asked any more', tone: 'plain', acts: ['ask-again'] },
      client: { label: 'Not needed any more', tone: 'plain' },
      openFor: 'nobody',
      isLapsed: true,
      goesTo: {
        firm: ['open', 'returned', 'answered', 'not_mine'],
        client: ['open', 'returned', 'answered', 'not_mine'],
        site: ['open', 'returned'],
      },
    },
  },
  {
    desk: { label: 'Set by a newer version', tone: 'plain', acts: [] },
    client: { label: 'With us', tone: 'plain' },
    openFor: 'nobody',
    isLocked: true,
    goesTo: {},
  },
);

export const OPEN_ITEMS = statesThat(ITEM_STATE, ({ openFor }) => openFor === 'client');
export const AGAIN_ITEMS = statesThat(ITEM_STATE, ({ isAgain = false }) => isAgain);
export const LAPSED_ITEMS = statesThat(ITEM_STATE, ({ isLapsed = false }) => isLapsed);
export const CAME_IN_ITEMS = statesThat(ITEM_STATE, ({ openFor }) => openFor === 'us');
export const ANSWERED_ITEMS = statesThat(ITEM_STATE, ({ isAnswered = false }) => isAnswered);

/** What is sent back when a file of it is found infected. */
export const RETURNED_BY_SITE = statesThat(
  ITEM_STATE,
  ({ goesTo }) => goesTo.site?.includes('returned') ?? false,
);
export const LOCKED_ITEMS = statesThat(ITEM_STATE, ({ isLocked = false }) => isLocked);

export function isOpenItem({ state }: { state: ItemState }): boolean {
  return ITEM_STATE[state].openFor === 'client';
}

/** Only the client can close it: what nobody needs may stay open, unless it came before. */
export function isOwedItem(item: { state: ItemState; isOptional: boolean }): boolean {
  return isAgain(item) || (isOpenItem(item) && !item.isOptional);
}

export function isToReview({ state }: { state: ItemState }): boolean {
  return ITEM_STATE[state].openFor === 'us';
}

export function isAgain({ state }: { state: ItemState }): boolean {
  return ITEM_STATE[state].isAgain === true;
}

export function isLocked({ state }: { state: ItemState }): boolean {
  return ITEM_STATE[state].isLocked === true;
}

export function mayMoveItem(party: Party, { state }: { state: ItemState }, to: ItemState): boolean {
  return mayMove(ITEM_STATE, party, state, to);
}
