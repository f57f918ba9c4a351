import { retention } from '#content/retention.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { seenAnswers } from '#app/work/core/engagements/meet-answers.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { addMessage, markRead } from '#app/work/core/engagements/messages.server.ts';
import { planAgain } from '#app/work/core/engagements/plan-again.server.ts';
import { startNow } from '#app/work/core/engagements/planned.server.ts';
import { answerQuestions } from '#app/work/core/engagements/questions.server.ts';
import { assign, pauseReminders, setState } from '#app/work/core/engagements/state.server.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  unchanged,
} from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { lastShown } from '#app/work/core/engagements/last-shown.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { deleteEngagement } from '#app/work/core/trash/trash.server.ts';
import { startRun } from '#app/accounts/bulk/run.server.ts';
import { afterMoveText } from './after-move.server.ts';
import { REMIND } from './bulk-acts.server.ts';
import { PLAN_NEXT } from './plan-next-act.server.ts';
import { askReviewer, review, sendItBack } from './review-action.server.ts';
import { ask, ITEM_COMMANDS } from './item-action.server.ts';
import { BOARD } from './filter.ts';
import { insideCommands } from './inside/inside-commands.server.ts';
import { timeCommands } from './time/time-commands.server.ts';
import { noteCommands } from './notes/note-commands.server.ts';
import { ENGAGEMENT_STATE, isWithSars } from '#app/work/core/engagements/states.ts';
import { LONGEST_MESSAGE, type EngagementIntent, type Meanwhile } from './page.ts';
import { forgetOutcome, settle, writeOutcome } from './outcome-action.server.ts';
import { LETTER_COMMANDS } from './sars-letters/letter-action.server.ts';
import { signInPerson } from './in-person-action.server.ts';
import { markPlace, unmarkPlace } from './sign-place-action.server.ts';
import { readSubmission } from './submission.server.ts';
import { conflict, NO_ENGAGEMENT, type Task } from './task.server.ts';
import { changeTerms } from './terms-action.server.ts';

export function changeEngagement(task: Task) {
  return forms({ ...task, me: withStep(task.me) });
}

const forms = postedForms<Task, EngagementIntent, Meanwhile>({
  commands: {
    state: changeState,
    start: startPlanned,
    'plan-again': planIt,
    assign: changeAssignee,
    terms: changeTerms,
    reminders: changeReminders,
    review: (task) => review(task, true),
    unreview: (task) => review(task, false),
    'ask-review': askReviewer,
    'send-back': sendItBack,
    ...insideCommands<Task>({ workOf: ({ id }) => id, place: '#inside' }),
    ...noteCommands<Task>(({ id }) => ({ entity: 'engagement', id })),
    ...timeCommands<Task>(({ id }) => id),
    questions: saveQuestions,
    ask,
    'sign-place': markPlace,
    'no-sign-place': unmarkPlace,
    'sign-in-person': (task) => signInPerson(task),
    outcome: writeOutcome,
    'no-outcome': forgetOutcome,
    settled: (task) => settle(task, true),
    unsettled: (task) => settle(task, false),
    ...LETTER_COMMANDS,
    message: send,
    read: markAllRead,
    next: (task) => startRun(PLAN_NEXT, alone(task)),
    remind: (task) => startRun(REMIND, alone(task)),
    delete: toTrash,
    ...ITEM_COMMANDS,
  },
  path: ({ id }) => `/admin/work/${id}`,
  missing: NO_ENGAGEMENT,
  row: 'item',
  kept: ({ me, request }) => keptBy(me.id, request),
});

async function changeState(task: Task) {
  const { id, form, me } = task;
  const to = oneOf(ENGAGEMENT_STATES, String(form.get('to')));
  if (!to) throw badRequest();
  const version = requireVersion(form);
  const seen = form.getAll('open').map(String);
  const { submission, errors } = isWithSars(to) ? readSubmission(form) : {};
  if (errors) return refused(errors);
  switch (await setState(me, id, { to, seen, version, ...submission })) {
    case 'gone':
      return missing();
    case 'changed':
      return conflict(task);
    case 'unfit':
      return refused('Nothing of this work is submitted to SARS.');
    case 'planned':
      return refused('It is planned for later: start it first.');
    case 'unapproved':
      return refused({ approval: 'Write how the client approved it, or why it goes without.' });
    case 'unreviewed':
      return refused('Nobody else has reviewed it. Ask a colleague to review it first.');
    case 'open':
      return refused('Something came in meanwhile. What is still open is listed here: press again to go on.');
    case 'saved':
  }
  return done({
    title: `Set to “${ENGAGEMENT_STATE[to].desk.label}”`,
    description: await afterMoveText(task, to),
    step: await stepDoneBy(me),
  });
}

async function startPlanned(task: Task) {
  const { id, form, me } = task;
  const saved = await startNow(me, id, requireVersion(form));
  if (saved === 'gone') return missing();
  if (saved === 'changed') return conflict(task);
  if (saved === 'closed') return unchanged({ title: 'It has started already' });
  return done({
    title: 'Started',
    description: await whenMailedText(id, 'opened'),
    step: await stepDoneBy(me),
  });
}

async function planIt({ id, me }: Task) {
  const saved = await planAgain(me, id);
  if (saved === 'gone') return missing();
  if (saved === 'closed') return unchanged({ title: 'It is not left out any more' });
  if (saved === 'there') return refused('There is other work for the same period.');
  return done({ title: 'Planned again', step: await stepDoneBy(me) });
}

async function changeAssignee({ id, form, me }: Task) {
  const wanted = textIn(form, 'assignee');
  const to = wanted ? (await findColleagues('work')).find((one) => one.id === wanted) : null;
  if (to === undefined) return refused('This colleague is not with us any more.');
  if ((await assign(me, id, to)) === 'gone') return missing();
  if (!(await findEngagement(me, id)))
    return done({
      title: to ? `Handed on to ${to.name}` : 'Handed on',
      description: 'You do not see it any more.',
      to: BOARD,
      step: await stepDoneBy(me),
      undoneTo: `/admin/work/${id}`,
    });
  return done({
    title: to ? `Assigned to ${to.id === me.id ? 'you' : to.name}` : 'Assigned to nobody',
    step: await stepDoneBy(me),
  });
}

async function changeReminders({ id, form, me }: Task) {
  const isPaused = form.get('paused') === 'yes';
  if ((await pauseReminders(me, id, isPaused)) === 'gone') return missing();
  return done({
    title: isPaused ? 'Reminders paused' : 'Reminders go on',
    step: await stepDoneBy(me),
  });
}

async function saveQuestions({ id, form, me }: Task) {
  const given: [string, string][] = [...form]
    .filter(([name]) => name.startsWith('q.'))
    .map(([name, value]) => [name.slice(2), String(value)]);
  const saved = await answerQuestions(me, id, Object.fromEntries(given), {
    last: seenAnswers(textIn(form, 'last')),
  });
  if (saved === 'gone') return missing();
  if (saved === 'incomplete') return refused('Answer every question.');
  if (saved === 'closed') return unchanged({ title: 'Nothing can be answered now' });
  return done({ title: 'Questions answered', place: '#items', step: await stepDoneBy(me) });
}

async function send({ id, form, me }: Task) {
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return refused('Write the message first.');
  if (text.length > LONGEST_MESSAGE) return refused(tooLong(LONGEST_MESSAGE));
  const message = { text, key: requireSubmissionKey(form), readUntil: lastShown(form) };
  if ((await addMessage(me, id, message)) === 'gone') return missing();
  return done({
    title: 'Message sent',
    description: await whenMailedText(id, 'message'),
    place: '#messages',
    step: await stepDoneBy(me),
  });
}

async function markAllRead({ id, form, me }: Task) {
  const until = lastShown(form);
  if (until) await markRead(me, id, until);
  return done({ title: 'Marked as read', place: '#messages', step: await stepDoneBy(me) });
}

async function toTrash({ id, me }: Task) {
  const deleted = await deleteEngagement(me, id);
  if (deleted === 'gone') return missing();
  if (deleted === 'kept')
    return unchanged({
      title: 'Not deleted',
      description: 'It was submitted, so the law says how long it is kept.',
    });
  return done({
    title: 'Deleted',
    description: `The client is not told. It can be restored for ${retention.deletedWorkDays} days.`,
    link: { label: 'Trash', path: '/admin/work/trash' },
    to: BOARD,
    step: await stepDoneBy(me),
    undoneTo: `/admin/work/${id}`,
  });
}

/** A single one as many are: the same result and Undo. */
function alone({ id, me }: Task) {
  return { me, choice: {}, ticked: [{ id, version: 0 }], back: `/admin/work/${id}` };
}
