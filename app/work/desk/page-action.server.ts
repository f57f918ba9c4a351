import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { addMessage, markRead } from '#app/work/core/engagements/messages.server.ts';
import { openNext } from '#app/work/core/engagements/open.server.ts';
import { answerQuestions } from '#app/work/core/engagements/questions.server.ts';
import { assign, pauseReminders, setNote, setState } from '#app/work/core/engagements/state.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { shownUntil } from '#app/work/core/engagements/shown-until.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { remindNow } from '#app/work/core/reminders/remind-now.server.ts';
import { openedToast, remindedToast } from './bulk-texts.ts';
import { changeItem } from './item-action.server.ts';
import { BOARD } from './filter.ts';
import { DESK_STATES } from './line.ts';
import { LONGEST_MESSAGE, LONGEST_NOTE, type Part } from './page.ts';
import { back, conflict, NO_ENGAGEMENT, refuse, tooLong, undo, type Task } from './task.server.ts';
import { changeTerms } from './terms-action.server.ts';

const ACTS: Record<Part, (task: Task) => Promise<unknown>> = {
  state: changeState,
  assign: changeAssignee,
  terms: changeTerms,
  reminders: changeReminders,
  note: saveNote,
  questions: saveQuestions,
  item: changeItem,
  ask: changeItem,
  message: send,
  read: markAllRead,
  next: openFollowing,
  remind,
};

/** What is posted to the page of an engagement; the caller has found it for `me`. */
export async function changeEngagement(task: Task) {
  const part = oneOf(Object.keys(ACTS) as Part[], String(task.form.get('part')));
  if (!part) throw badRequest();
  return (await ACTS[part](task)) as ReturnType<typeof refuse> | Response;
}

async function changeState(task: Task) {
  const { id, form, me } = task;
  const to = oneOf(ENGAGEMENT_STATES, String(form.get('to')));
  if (!to) throw badRequest();
  const submittedOn = to === 'with_sars' ? textIn(form, 'submittedOn') || southAfricanDay() : undefined;
  if (submittedOn && !isIsoDate(submittedOn)) return refuse(task, 'state', 'Give the day as a date.');
  if (submittedOn && submittedOn > southAfricanDay())
    return refuse(task, 'state', 'That day is still to come.');
  const reference = to === 'with_sars' ? oneLine(textIn(form, 'reference')).slice(0, 100) || null : undefined;
  const saved = await setState(me, id, { to, reference, submittedOn, version: requireVersion(form) });
  if (saved === 'gone') throw notFound(NO_ENGAGEMENT);
  if (saved === 'changed') return conflict(task, 'state');
  if (saved === 'unfit') return refuse(task, 'state', 'Nothing of this work is submitted to SARS.');
  const before = oneOf(ENGAGEMENT_STATES, textIn(form, 'from'));
  return back(task, {
    title: `Set to “${DESK_STATES[to]}”`,
    tone: 'gain',
    action:
      before && before !== to
        ? undo(task, [
            ['part', 'state'],
            ['to', before],
            ['version', String(requireVersion(form) + 1)],
          ])
        : undefined,
  });
}

async function changeAssignee(task: Task) {
  const { id, form, me } = task;
  const wanted = textIn(form, 'assignee');
  const to = wanted ? (await findColleagues('work')).find((one) => one.id === wanted) : null;
  if (to === undefined) return refuse(task, 'assign', 'This colleague is not with us any more.');
  if ((await assign(me, id, to)) === 'gone') throw notFound(NO_ENGAGEMENT);
  if (!(await findEngagement(me, id)))
    return redirectWithToast(BOARD, {
      title: to ? `Handed on to ${to.name}` : 'Handed on',
      description: 'You do not see it any more.',
      tone: 'gain',
    });
  return back(task, {
    title: to ? `Assigned to ${to.id === me.id ? 'you' : to.name}` : 'Assigned to nobody',
    tone: 'gain',
    action: undo(task, [
      ['part', 'assign'],
      ['assignee', textIn(form, 'from')],
    ]),
  });
}

async function changeReminders(task: Task) {
  const isPaused = task.form.get('paused') === 'yes';
  if ((await pauseReminders(task.me, task.id, isPaused)) === 'gone') throw notFound(NO_ENGAGEMENT);
  return back(task, {
    title: isPaused ? 'Reminders paused' : 'Reminders go on',
    tone: 'gain',
    action: undo(task, [
      ['part', 'reminders'],
      ['paused', isPaused ? 'no' : 'yes'],
    ]),
  });
}

async function saveNote(task: Task) {
  const { id, form, me } = task;
  const note = paragraphs(textIn(form, 'note'));
  if (note.length > LONGEST_NOTE) return refuse(task, 'note', tooLong(LONGEST_NOTE));
  const saved = await setNote(me, id, { note: note || null, version: requireVersion(form) });
  if (saved === 'gone') throw notFound(NO_ENGAGEMENT);
  if (saved === 'changed') return conflict(task, 'note');
  await forgetKept(task, 'note');
  return back(task, { title: 'Note saved', tone: 'gain' }, '#note');
}

async function saveQuestions(task: Task) {
  const { id, form, me } = task;
  const given: [string, string][] = [...form]
    .filter(([name]) => name.startsWith('q.'))
    .map(([name, value]) => [name.slice(2), String(value)]);
  const saved = await answerQuestions(me, id, Object.fromEntries(given));
  if (saved === 'gone') throw notFound(NO_ENGAGEMENT);
  if (saved === 'incomplete') return refuse(task, 'questions', 'Answer every question.');
  if (saved === 'closed') return back(task, { title: 'Nothing can be answered now', tone: 'loss' });
  return back(task, { title: 'Questions answered', tone: 'gain' }, '#items');
}

async function send(task: Task) {
  const { id, form, me } = task;
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return refuse(task, 'message', 'Write the message first.');
  if (text.length > LONGEST_MESSAGE) return refuse(task, 'message', tooLong(LONGEST_MESSAGE));
  const [key, until] = [requireSubmissionKey(form), shownUntil(form)];
  if ((await addMessage(me, id, { text, key })) === 'gone') throw notFound(NO_ENGAGEMENT);
  if (until) await markRead(me, id, until);
  await forgetKept(task, 'message');
  return back(
    task,
    { title: 'Message sent', description: 'The client gets a mail that there is one.', tone: 'gain' },
    '#messages',
  );
}

async function markAllRead(task: Task) {
  const until = shownUntil(task.form);
  if (until) await markRead(task.me, task.id, until);
  return back(task, { title: 'Marked as read', tone: 'gain' }, '#messages');
}

async function remind(task: Task) {
  return back(task, remindedToast(await remindNow(task.me, [task.id])));
}

async function openFollowing(task: Task) {
  return back(task, openedToast(await openNext(task.me, [task.id])));
}

async function forgetKept({ request, me }: Task, part: Part): Promise<void> {
  if ((await findDraft(me.id, request))?.part === part) await forgetDraft(me.id, request);
}
