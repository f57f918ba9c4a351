import { createHash } from 'node:crypto';
import { ITEM_STATE, type ItemState } from './item-states.ts';

const LENGTH = 12;

/** Changes with each answer in words and “not mine”; empty without any. Files never take each other's place. */
export function answerMark({ state, answer }: { state: ItemState; answer: string | null }): string {
  const isNotMine = ITEM_STATE[state].isNotMine === true;
  if (answer === null) return isNotMine ? 'not-mine' : '';
  return createHash('sha256').update(`${isNotMine} ${answer}`).digest('base64url').slice(0, LENGTH);
}
