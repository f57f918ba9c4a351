import { changeLines } from '#app/platform/audit/change-lines.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { ENQUIRY_STATES } from '#app/platform/db/enquiry-values.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  stale,
  unchanged,
  type Reply,
  type Undo,
} from '#app/platform/forms/posted-forms.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { clockText } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { namesOfTaxpayers } from '#app/work/core/taxpayers/find-like.server.ts';
import { enquiryPath } from '../inbox/filter.ts';
import { nextPath } from '../inbox/list.server.ts';
import { isSnooze } from '../inbox/snooze.ts';
import { readTags } from '../inbox/tags.ts';
import { addNote, deleteEnquiry, reply, updateHandling, type Result } from './change.server.ts';
import { bodyOf, DRAFT_COMMANDS, filledTemplates, takeFiles, type Task } from './draft-action.server.ts';
import { openGap } from './gaps.ts';
import { changedMeanwhile } from './meanwhile.server.ts';
import { REPLY_INTENTS, type EnquiryIntent, type Meanwhile } from './posted.ts';
import { QUICK_COMMANDS } from './quick-action.server.ts';
import { takeBackReply } from './take-back-reply.server.ts';
import { TIE_COMMANDS } from './tie-action.server.ts';
import { entriesSince } from './thread.server.ts';

export const changeEnquiryPage = postedForms<Task, EnquiryIntent, Meanwhile>({
  commands: {
    handle,
    note,
    reply: send,
    'take-back': takeBack,
    delete: remove,
    ...DRAFT_COMMANDS,
    ...QUICK_COMMANDS,
    ...TIE_COMMANDS,
  },
  path: ({ id, filter }) => enquiryPath(id, filter),
  missing: 'There is no such message any more. It was deleted.',
  oneForm: REPLY_INTENTS,
  kept: ({ me, request }) => keptBy(me.id, request),
});

async function handle(task: Task) {
  const { form } = task;
  const state = oneOf(ENQUIRY_STATES, textIn(form, 'state'));
  if (!state) throw badRequest();
  const wanted = {
    state,
    assigneeId: textIn(form, 'assignee') || null,
    tags: readTags(textIn(form, 'tags')),
  };
  return answer(task, await updateHandling(mutationOf(task), wanted), { title: 'Message saved' });
}

async function note(task: Task) {
  const { body, error } = bodyOf(task, 'Write the note first.');
  if (error) return refused(error);
  return answer(task, await addNote(mutationOf(task), body), { title: 'Note added' });
}

async function send(task: Task) {
  const { form } = task;
  const mutation = mutationOf(task);
  const { body, error } = bodyOf(task, 'Write the reply first.');
  const refusal = error ?? (await takeFiles(task)) ?? (await gapIn(task, body));
  if (refusal) return refused(refusal);
  const after = textIn(form, 'after');
  const to = form.has('to') ? textIn(form, 'to') : undefined;
  const next = form.get('stay') === 'yes' ? undefined : await nextPathOf(task);
  const result = await reply(mutation, {
    body,
    after: after === 'open' || isSnooze(after) ? after : 'close',
    to,
  });
  if (noticeWait() === 0) return answer(task, result, { title: 'Reply on its way', to: next });
  const undo = { intent: 'take-back' as const, version: String(mutation.version + 1) };
  const goesAt = clockText(new Date(Date.now() + noticeWait()));
  const description = `The mail goes at ${goesAt}, unless you take it back.`;
  return answer(task, result, { title: 'Reply on its way', description, to: next, undo, undoHere: true });
}

async function gapIn(task: Task, body: string): Promise<string | null> {
  const gap = openGap(body, (await filledTemplates(task)) ?? []);
  return gap && `Nothing is written yet after “${gap}”. Write it there, or take the sentence out.`;
}

async function takeBack(task: Task) {
  const mutation = mutationOf(task);
  const taken = await takeBackReply(mutation, textIn(task.form, 'entry') || null);
  if (taken === 'done')
    return done({ title: 'Not sent', description: 'What you wrote is in the form again.' });
  const description =
    taken === 'sent' ? 'The mail is on its way.' : await changedMeanwhile(mutation.id, mutation.version);
  return unchanged({ title: 'Not taken back', description });
}

async function remove(task: Task) {
  const next = await nextPathOf(task);
  return answer(task, await deleteEnquiry(mutationOf(task)), { title: 'Message deleted', to: next });
}

function mutationOf({ id, form, me }: Task) {
  return { id, version: requireVersion(form), actorId: me.id };
}

function nextPathOf({ id, filter, me }: Task): Promise<string> {
  return nextPath(id, filter, me.id);
}

type Toast = { title: string; description?: string; to?: string; undo?: Undo<'take-back'>; undoHere?: true };

async function answer(task: Task, result: Result, toast: Toast): Promise<Reply<'take-back', Meanwhile>> {
  switch (result.kind) {
    case 'done':
      return done(toast);
    case 'notFound':
      return missing();
    case 'stale':
      return stale({}, { entries: await changesSince(mutationOf(task)) });
  }
}

async function changesSince({ id, version }: { id: string; version: number }) {
  const [entries, colleagues] = await Promise.all([entriesSince(id, version), findColleagues('enquiries')]);
  const tied = entries.flatMap(({ changes: { taxpayerId } }) => [taxpayerId?.from, taxpayerId?.to]);
  const names = {
    ...Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name])),
    ...(await namesOfTaxpayers(tied)),
  };
  return entries.map(({ changes, ...entry }) => ({ ...entry, lines: changeLines(changes, names) }));
}
