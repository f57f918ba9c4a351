import { keysOf } from '#app/platform/core/keys.ts';
import type { Answers, Checklist, Item, NotMine } from '../checklists/define-checklist.ts';
import { isAgain, type ItemState } from './item-states.ts';

const PREFIX = 'Not mine: ';

export const SHORTEST_REASON = 3;
export const LONGEST_NOT_MINE_REASON = 1000;

/** “Not mine” with a reason is stored as an answer in words, which staff accept or return. */
export function notMineText(reason: string): string {
  return PREFIX + reason;
}

export function isNotMineText(answer: string | null): boolean {
  return notMineReason(answer) !== undefined;
}

export function notMineReason(answer: string | null): string | undefined {
  return answer?.startsWith(PREFIX) ? answer.slice(PREFIX.length) : undefined;
}

type Stored = { item: string | null; state: ItemState; isOptional: boolean };

/** Items that staff wrote or asked for again need at least a reason. */
export function notMineOf({ item, state, isOptional }: Stored, declared: Item | undefined): NotMine {
  const { notMine = 'settled' } = declared ?? {};
  if (notMine === 'never' || isOptional) return notMine;
  return item === null || isAgain({ state }) ? 'with-reason' : notMine;
}

/** The question that the client answered with yes, so that the item must be there; null if there is none. */
export function yesBehind(
  checklist: Checklist | null,
  item: string | null,
  answers: Answers | null,
): string | null {
  const { when = {}, isOptional } = checklist?.items.find(({ id }) => id === item) ?? {};
  if (isOptional) return null;
  const question = keysOf(when).find((id) => when[id] === 'yes' && answers?.[id] === 'yes');
  return checklist?.questions.find(({ id }) => id === question)?.text ?? null;
}
