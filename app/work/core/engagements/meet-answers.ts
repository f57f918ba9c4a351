import type { Answer } from '../checklists/define-checklist.ts';

type Answers = Readonly<Record<string, unknown>>;

/** `seen`: when the form was drawn, undefined if unknown. `given`: by the form. `last`: for what is still open. */
export type Meeting = {
  stored: Answers | null;
  seen: string | undefined;
  given: Answers;
  last?: Answers | null;
};

export type Met = {
  answers: Record<string, Answer>;
  /** Answered meanwhile, and differently from what this form changes: somebody has to choose. */
  clashes: string[];
};

/** For answers that changed meanwhile: of each question the answer of the side that changed it. */
export function meetAnswers(
  questions: readonly { id: string }[],
  { stored, seen, given, last = null }: Meeting,
): Met {
  const met: Met = { answers: {}, clashes: [] };
  const before = seen === undefined ? null : seenAnswers(seen);
  for (const { id } of questions) {
    const [mine, theirs] = [answerIn(given, id), answerIn(stored, id)];
    const isTheirChange = before !== null && theirs !== undefined && theirs !== before[id];
    const isMyChange = mine !== undefined && mine !== before?.[id];
    if (isTheirChange && isMyChange && mine !== theirs) met.clashes.push(id);
    const answer = isTheirChange && !isMyChange ? theirs : (mine ?? theirs ?? answerIn(last, id));
    if (answer) met.answers[id] = answer;
  }
  return met;
}

/** `pay=yes shares=no`: the answers that a form was drawn with. */
export function seenText(answers: Answers | null): string {
  return Object.entries(answers ?? {})
    .filter(([, answer]) => isAnswer(answer))
    .map(([id, answer]) => `${id}=${answer}`)
    .join(' ');
}

/** Reads what `seenText` wrote. */
export function seenAnswers(text: string): Answers {
  return Object.fromEntries(text.split(' ').map((one) => one.split('=').slice(0, 2)));
}

function answerIn(answers: Answers | null, id: string): Answer | undefined {
  const answer = answers && Object.hasOwn(answers, id) ? answers[id] : undefined;
  return isAnswer(answer) ? answer : undefined;
}

function isAnswer(answer: unknown): answer is Answer {
  return answer === 'yes' || answer === 'no';
}
