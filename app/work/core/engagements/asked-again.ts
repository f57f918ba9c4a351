import type { Answer, Question } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';
import { checklistOf } from './types.ts';

type Answers = Readonly<Record<string, Answer>>;

/** `lastTime`: `Last year you said yes: still so?`; null if it was not asked then. */
export type AskedQuestion = Question & { lastTime: string | null };

/** `keepAll`: the answers that one tap gives again; null with a question that is new. */
export type QuestionsAgain = { questions: AskedQuestion[]; keepAll: Answers | null };

export function askedAgain(type: EngagementType | null, last: Answers | null): QuestionsAgain {
  const questions = checklistOf(type)?.questions ?? [];
  const when = type?.period === 'year' ? 'Last year' : 'Last time';
  const given = questions.flatMap(({ id }) => (last?.[id] ? [[id, last[id]] as const] : []));
  return {
    questions: questions.map((question) => ({
      ...question,
      lastTime: last?.[question.id] ? `${when} you said ${last[question.id]}: still so?` : null,
    })),
    keepAll: given.length > 0 && given.length === questions.length ? Object.fromEntries(given) : null,
  };
}
