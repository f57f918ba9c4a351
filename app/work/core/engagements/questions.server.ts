import { eq } from 'drizzle-orm';
import type { Actor } from '#app/accounts/core/actor.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { changing, recordStep, update } from './changing.server.ts';
import { passToFirm } from './progress.server.ts';
import { fitItems, type ChecklistAnswers } from './requests.server.ts';
import { meetAnswers, type Meeting } from './meet-answers.ts';
import { addEvent } from './timeline.server.ts';
import { asksQuestions } from './states.ts';
import { checklistOf } from './types.ts';

type Given = Meeting['given'];
type Seen = Meeting['seen'];
type Drawn = { seen?: Seen; last?: Meeting['last'] };

/** `last`: answers for what is still open. `incomplete`: a question has no answer. `closed`: questions cannot be answered any more, or not yet. `clash`: nothing is stored before somebody has chosen. */
export function answerQuestions(
  actor: Actor,
  id: string,
  given: Given,
  { seen, last }: Drawn = {},
  now = new Date(),
): Promise<'saved' | 'incomplete' | 'closed' | 'clash' | 'gone'> {
  return changing(actor, id, async (tx, engagement) => {
    const questions = checklistOf(engagement.type)?.questions ?? [];
    if (!asksQuestions(engagement.state) || questions.length === 0) return 'closed';
    const stored = engagement.answers ?? engagement.givenAnswers;
    const { answers, clashes } = meetAnswers(questions, { stored, seen, given, last });
    if (clashes.length > 0) return 'clash';
    if (questions.some((question) => !answers[question.id])) return 'incomplete';
    if (isSame(answers, engagement.answers)) return 'saved';
    await fitItems(tx, engagement, answers);
    await update(tx, id, { answers, givenAnswers: null });
    const text = engagement.answers ? 'The questions were answered again' : 'The questions were answered';
    await addEvent(tx, { engagementId: id, kind: 'item', text, isForClient: true }, actor, now);
    await recordStep(tx, actor, 'update', engagement);
    if (actor.party === 'client') await passToFirm(tx, { ...engagement, answers }, actor, now);
    return 'saved';
  });
}

/** Keeps what is given so far; other answers stay. Nothing is asked for, and nobody is mailed, before all are given. */
export function keepAnswers(
  actor: Actor,
  id: string,
  given: Given,
  seen?: Seen,
): Promise<'saved' | 'closed' | 'clash' | 'gone'> {
  return changing(actor, id, async (tx, engagement) => {
    const questions = checklistOf(engagement.type)?.questions ?? [];
    if (!asksQuestions(engagement.state) || questions.length === 0) return 'closed';
    const stored = engagement.answers ?? engagement.givenAnswers;
    const { answers, clashes } = meetAnswers(questions, { stored, seen, given });
    if (clashes.length > 0) return 'clash';
    // All were given meanwhile: a change of them is sent, and not only kept.
    if (engagement.answers) return isSame(answers, engagement.answers) ? 'saved' : 'clash';
    // No new version: what a colleague edits meanwhile is another thing.
    await tx.update(engagements).set({ givenAnswers: answers }).where(eq(engagements.id, id));
    return 'saved';
  });
}

function isSame(answers: ChecklistAnswers, stored: ChecklistAnswers | null): boolean {
  return stored !== null && Object.entries(answers).every(([id, answer]) => stored[id] === answer);
}
