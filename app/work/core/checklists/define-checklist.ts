import type { SourceCode } from './source-codes.ts';
import type { ITEM_MEDIA } from '#app/platform/db/work-values.ts';
import type { EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Answer = 'yes' | 'no';

export type Answers<QuestionId extends string = string> = Readonly<Partial<Record<QuestionId, Answer>>>;

/** How an item can be answered, beside "not mine". */
export type Medium = (typeof ITEM_MEDIA)[number];

/** Whether a client may say "not mine": settled at once, settled with a reason that we check, or not at all. */
export type NotMine = 'settled' | 'with-reason' | 'never';

/** What our own records may answer. `first`: whether it is the first of its kind that we do for the client. */
export const KNOWN_FACTS = [
  'first',
  'older',
  'passport',
  'employer',
  'compensation',
  'vendor-or-employer',
] as const;
export type KnownFact = (typeof KNOWN_FACTS)[number];

export type Question<QuestionId extends string = string> = {
  id: QuestionId;
  text: string;
  help?: string;
  /** It is answered from our records where they say it, and the client can change that. */
  known?: KnownFact;
};

export type Item<QuestionId extends string = string> = {
  /** Stored with what was sent, and used to ask for it a year later: never changed. */
  id: string;
  what: string;
  why: string;
  where: string;
  codes?: readonly [SourceCode, ...SourceCode[]];
  answers: readonly [Medium, ...Medium[]];
  /** Asked of this kind of client alone. We know which kind it is, so no question asks. */
  of?: EnquirerType;
  when?: Answers<QuestionId>;
  isOptional?: true;
  /** Its photos are not made smaller before they are sent: every line of it is read. */
  keepsOriginal?: true;
  known?: 'taxNumber';
  notMine?: Exclude<NotMine, 'settled'>;
};

export type Checklist<Id extends string = string, QuestionId extends string = string> = {
  /** Stored with requests: never changed. */
  id: Id;
  name: string;
  /** All are yes or no; their ids are stored with the answers. */
  questions: readonly Question<QuestionId>[];
  items: readonly Item<QuestionId>[];
};

export function defineChecklist<const Id extends string, const QuestionId extends string = never>(checklist: {
  id: Id;
  name: string;
  questions: readonly Question<QuestionId>[];
  items: readonly Item<NoInfer<QuestionId>>[];
}): Checklist<Id, QuestionId> {
  return checklist;
}

/** In the order of the list. An item that depends on an unanswered question does not apply. */
export function itemsFor<QuestionId extends string>(
  { items }: Pick<Checklist<string, QuestionId>, 'items'>,
  answers: Answers<NoInfer<QuestionId>>,
  kind: EnquirerType,
): Item<QuestionId>[] {
  return items.filter(({ of = kind, when }) => {
    if (of !== kind) return false;
    return !when || keysOf(when).every((question) => answers[question] === when[question]);
  });
}
