import { capitalised } from '#app/platform/core/text.ts';
import { countText, numberText, toDoText } from '../engagements/to-do.ts';
import { workingDaysTo } from './stages.ts';
import type { OpenWork } from './open-work.server.ts';

/** Of one piece of work, by kind of thing: no figures, answers or names of papers. `isWarned`: its day is near. */
export function reminderText(
  work: OpenWork,
  { isWarned, today }: { isWarned: boolean; today: string },
): { subject: string; lines: string[] } {
  const open = openOf(work);
  const due = isWarned && work.dueOn ? dueText(workingDaysTo(work.dueOn, today)) : null;
  const lines = open.map((text) => `${capitalised(text)}.`);
  if (work.papers > 0 && work.isWaiting)
    lines.push(
      work.papers === 1
        ? 'If it does not apply to you, say so with one tap.'
        : 'If one of them does not apply to you, say so with one tap.',
    );
  if (due) lines.push(`It is ${due}.`);
  if (work.isWaiting && work.dueOn && work.dueOn < today && !work.proposalId) lines.push(lateText(work));
  return { subject: open.join(', ') || (due ?? 'a reminder'), lines };
}

function openOf({ isWaiting, proposalId, papers, questions }: OpenWork): string[] {
  if (!isWaiting) return [];
  if (proposalId) return ['our proposal waits for your answer'];
  return [...(questions > 0 ? [questionsText(questions)] : []), ...(papers > 0 ? [papersText(papers)] : [])];
}

function papersText(count: number): string {
  return `${countText(count, 'paper is', 'papers are')} missing`;
}

function questionsText(count: number): string {
  return `${toDoText({ questions: count, papers: 0 })} ${count === 1 ? 'waits' : 'wait'} for your answer${count === 1 ? '' : 's'}`;
}

function dueText(days: number): string {
  if (days === 0) return 'due today';
  return days === 1 ? 'due on the next working day' : `due in ${numberText(days)} working days`;
}

function lateText({ isLawful, isForSars }: OpenWork): string {
  if (!isLawful)
    return 'The day that we had set for it has passed. Send what is missing, or tell us when you can.';
  const means = isForSars
    ? 'SARS can charge a penalty, and interest on what is owed: both grow with time.'
    : 'A late fee can follow, and it grows with time.';
  return `The day that the law sets for it has passed. ${means} Send what is missing now, and we go on at once; if you cannot, call us.`;
}
