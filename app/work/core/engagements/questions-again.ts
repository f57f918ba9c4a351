import type { Answer, Question } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';
import { checklistOf } from './types.ts';

type Answers = Readonly<Record<string, Answer>>;

/** `lastTime`: `Last year you said yes: still so?`; null if it was not asked then. `isKnown`: our records answer it. */
export type ShownQuestion = Question & { lastTime: string | null; isKnown: boolean };

/** `keepAll`: the answers that one tap gives again; null with a question that is new. */
export type QuestionsAgain = { questions: ShownQuestion[]; keepAll: Answers | null };

export function askAgain(
  type: EngagementType | null,
  last: Answers | null,
  known: Answers = {},
): QuestionsAgain {
  const questions = checklistOf(type)?.questions ?? [];
  const when = type?.period === 'year' ? 'Last year' : 'Last time';
  const given = questions.flatMap(({ id }) => {
    const answer = known[id] ?? last?.[id];
    return answer ? [[id, answer] as const] : [];
  });
  return {
    questions: questions.map((question) => ({
      ...question,
      lastTime:
        last?.[question.id] && !known[question.id]
          ? `${when} you said ${last[question.id]}: still so?`
          : null,
      isKnown: known[question.id] !== undefined,
    })),
    keepAll: last !== null && given.length === questions.length ? Object.fromEntries(given) : null,
  };
}
