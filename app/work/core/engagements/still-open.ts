import { openClocks, type SarsLetter } from '../sars-letters/sars-letter.ts';
import { isOwedItem, isToReview, type ItemState } from './item-states.ts';

type Item = { what: string; state: ItemState; isOptional: boolean };

/** `unread`: messages of the client that nobody of the firm has read. */
type Parts = { items: readonly Item[]; hasQuestions: boolean; unread: number };

/** What is not settled when work is filed or finished: a line for each kind of thing, none where all is. */
export function stillOpen({ items, hasQuestions, unread }: Parts): string[] {
  const owed = items.filter(isOwedItem);
  return [
    hasQuestions && 'The client has not answered our questions.',
    namesOf('Not answered', owed),
    namesOf('Came in, and not accepted', items.filter(isToReview)),
    unread === 1 && 'One message of the client is unread.',
    unread > 1 && `${unread} messages of the client are unread.`,
  ].filter((line) => line !== false);
}

type Standing = {
  isForSars: boolean;
  submittedOn: string | null;
  price: number | null;
  sarsLetters: readonly SarsLetter[];
  /** Its kind has papers to ask for, and none was asked for. */
  isUnasked: boolean;
};

/** What a colleague should know before work is done; it hinders nothing. */
export function openBeforeDone(work: Standing): string[] {
  const { isForSars, submittedOn, price, sarsLetters, isUnasked } = work;
  return [
    openClocks(sarsLetters).length > 0 && 'A letter from SARS is not answered.',
    isUnasked && 'The client was asked for nothing: the list of its kind was never sent.',
    isForSars && !submittedOn && 'It was not filed with SARS.',
    price === null && 'No fee is written down.',
  ].filter((line) => line !== false);
}

function namesOf(what: string, items: readonly Item[]): string | false {
  return items.length > 0 && `${what}: ${items.map((item) => item.what).join('; ')}.`;
}
