import { capitalised } from '#app/platform/core/text.ts';
import { countText, numberText, toDoText, type ToDo } from '../engagements/to-do.ts';
import { dueOf } from '../engagements/due.ts';
import { goesToSars, typeOf } from '../engagements/types.ts';
import { warningStage, workingDaysTo } from './stages.ts';
import type { OpenWork } from './open-work.server.ts';

type ToldWork = Pick<OpenWork, 'dueOn' | 'returned'> & {
  type: string;
  period: string;
  dates: Parameters<typeof dueOf>[2];
  toDo: ToDo;
};

type RemindedOf = Pick<
  OpenWork,
  'isWaiting' | 'payment' | 'proposalId' | 'returned' | 'dueOn' | 'isLawful' | 'isForSars'
> &
  ToDo;

/** Of one piece of work, by kind of thing: no figures, answers or names of papers. `isWarned`: its day is near. */
export function reminderText(
  work: RemindedOf,
  { isWarned, today }: { isWarned: boolean; today: string },
): { subject: string; lines: string[] } {
  const open = openOf(work);
  const due = isWarned && work.dueOn ? dueText(workingDaysTo(work.dueOn, today)) : null;
  const lines = open.map((text) => `${capitalised(text)}.`);
  const missing = work.papers - work.returned;
  if (missing > 0 && work.isWaiting)
    lines.push(
      missing === 1
        ? 'If it does not apply to you, say so with one tap.'
        : 'If one of them does not apply to you, say so with one tap.',
    );
  if (due) lines.push(`It is ${due}.`);
  const payment = work.payment && `a payment to SARS is ${dueText(workingDaysTo(work.payment.day, today))}`;
  if (payment) lines.push(`${capitalised(payment)}: how much it is stands on its page.`);
  if (work.isWaiting && work.dueOn && work.dueOn < today && !work.proposalId) lines.push(lateText(work));
  return { subject: [...open, ...(payment ? [payment] : [])].join(', ') || (due ?? 'a reminder'), lines };
}

/** Of work of which somebody reminds now. `today`: `2026-11-05`. */
export function remindingOf(
  { type: typeId, period, dates, dueOn, toDo, returned }: ToldWork,
  today: string,
): ReturnType<typeof reminderText> {
  const type = typeOf(typeId);
  const isLawful = type !== null && dueOf(type, period, dates)?.day === dueOn;
  const own = { ...toDo, returned, dueOn, isLawful, isForSars: goesToSars({ type }) };
  const isWarned = dueOn !== null && warningStage(dueOn, today) !== null;
  return reminderText({ ...own, isWaiting: true, proposalId: null, payment: null }, { isWarned, today });
}

function openOf({
  isWaiting,
  proposalId,
  papers,
  approvals = 0,
  signatures = 0,
  returned,
  questions,
}: RemindedOf): string[] {
  if (!isWaiting) return [];
  if (proposalId) return ['our proposal waits for your answer'];
  return [
    ...(questions > 0 ? [questionsText(questions)] : []),
    ...(papers > returned ? [papersText(papers - returned)] : []),
    ...(returned > 0 ? [returnedText(returned)] : []),
    ...(approvals > signatures ? [waitsText(approvals - signatures, 'approval')] : []),
    ...(signatures > 0 ? [waitsText(signatures, 'signature')] : []),
  ];
}

function papersText(count: number): string {
  return `${countText(count, 'paper is', 'papers are')} missing`;
}

function waitsText(count: number, act: string): string {
  return `${countText(count, 'thing waits', 'things wait')} for your ${act}`;
}

/** They came, and were not what we need: what is wrong stands on the page of the work. */
function returnedText(count: number): string {
  return `${countText(count, 'returned paper needs', 'returned papers need')} another look`;
}

function questionsText(count: number): string {
  return `${toDoText({ questions: count, papers: 0 })} ${count === 1 ? 'waits' : 'wait'} for your answer${count === 1 ? '' : 's'}`;
}

function dueText(days: number): string {
  if (days === 0) return 'due today';
  return days === 1 ? 'due on the next working day' : `due in ${numberText(days)} working days`;
}

function lateText({ isLawful, isForSars }: RemindedOf): string {
  if (!isLawful)
    return 'The day that we had set for it has passed. Send what is missing, or tell us when you can.';
  const means = isForSars
    ? 'SARS can charge a penalty, and interest on what is owed: both grow with time.'
    : 'A late fee can follow, and it grows with time.';
  return `The day that the law sets for it has passed. ${means} Send what is missing now, and we go on at once; if you cannot, call us.`;
}
