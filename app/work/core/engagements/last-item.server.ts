import type { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Medium } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';
import { answerMark } from './answer-mark.server.ts';
import { shownAnswer } from './item-answers.server.ts';
import { isAgain, isOpenItem } from './item-states.ts';

type Row = typeof requestItems.$inferSelect;

/** An answer of an earlier `period`, as it was asked for then. */
export type LastItem = Pick<Row, 'what' | 'takes'> & { answer: string; period: string };

/** `answer` as it is stored and posted in the field `name`, `text` as it is read. `mark`: of this answer. */
export type LastAnswer = {
  when: 'last year' | 'last time';
  answer: string;
  text: string;
  name: 'amount' | 'day' | 'text';
  mark: string;
};

type Item = Pick<Row, 'what' | 'takes'> & { media: readonly Medium[] };

/** Null unless the same was asked then, in the same words and for the same kind of answer. */
export function lastAnswerOf(
  item: Item,
  last: LastItem | undefined,
  { type, period }: { type: EngagementType | null; period: string },
): LastAnswer | null {
  if (!last || last.what !== item.what || last.takes !== item.takes) return null;
  const text = shownAnswer(last);
  const name = nameOf(last);
  if (text === null || (name === 'text' && !item.media.includes('sentence'))) return null;
  const isYear = type?.period === 'year' && Number(last.period) === Number(period) - 1;
  const { answer } = last;
  const mark = answerMark({ state: 'answered', answer });
  return { when: isYear ? 'last year' : 'last time', answer, text, name, mark };
}

/** Whether an open item can be answered as the last time: not what came back to be done again. */
export function takesLast(item: Pick<Row, 'state'>): boolean {
  return isOpenItem(item) && !isAgain(item);
}

/** Words may stand where an amount or a date was asked for. */
function nameOf({ takes, answer }: LastItem): LastAnswer['name'] {
  if (takes === 'amount' && /^\d+\.\d\d$/.test(answer)) return 'amount';
  return takes === 'date' && /^\d{4}-\d\d-\d\d$/.test(answer) ? 'day' : 'text';
}
