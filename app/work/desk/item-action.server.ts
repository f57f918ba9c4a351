import { asc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { ITEM_MEDIA } from '#app/platform/db/work-values.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { readAnswer } from '#app/work/core/engagements/item-answers.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { isToReview } from '#app/work/core/engagements/item-states.ts';
import { addItem, removeItem } from '#app/work/core/engagements/item-requests.server.ts';
import { reviewItem, reviewItems } from '#app/work/core/engagements/items.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { done, missing, refused, unchanged, type Command } from '#app/platform/forms/posted-forms.server.ts';
import { readTicked } from '#app/platform/forms/ticked.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import {
  LONGEST_REASON,
  LONGEST_WHAT,
  type EngagementIntent,
  type ItemIntent,
  type Meanwhile,
} from './page.ts';
import { conflict, type Task } from './task.server.ts';

const CLOSED = 'It was accepted meanwhile, or nothing can be answered any more.';
const SENT = 'Something has come for it meanwhile. Open it again first.';

const NO_ITEM = 'There is no such item any more.';

export const ITEM_COMMANDS: Record<ItemIntent, Command<Task, EngagementIntent, Meanwhile>> = {
  accept: (task) => review(task, { kind: 'accept' }, 'Accepted'),
  reopen: (task) => review(task, { kind: 'reopen' }, 'Open again'),
  return: giveBack,
  answer,
  'not-mine': (task) => answerAs(task, { kind: 'not-mine' }, 'Noted: it does not apply'),
  unanswer: (task) => answerAs(task, { kind: 'reopen' }, 'Open again'),
  remove,
  'accept-all': acceptAll,
};

async function review(task: Task, review: Parameters<typeof reviewItem>[2], title: string) {
  const item = textIn(task.form, 'item');
  const version = requireVersion(task.form);
  const saved = await reviewItem(task.me, item, review, version);
  if (saved === 'gone') return missing(NO_ITEM);
  if (saved === 'changed') return conflict(task);
  const place = await placeAfter(task, item);
  const description = review.kind === 'return' ? await whenMailedText(task.id, 'returned') : undefined;
  return done({ title, description, place, step: await stepDoneBy(task.me) });
}

async function acceptAll(task: Task) {
  const seen = readTicked(task.form);
  const accepted = await reviewItems(task.me, task.id, { kind: 'accept' }, seen);
  if (accepted === 'gone') return missing();
  const left = seen.length - accepted.length;
  const description = left > 0 ? `${left} changed meanwhile: look again.` : undefined;
  const place = await placeAfter(task, '');
  if (accepted.length === 0) return unchanged({ title: 'Nothing was accepted', description, place });
  const step = await stepDoneBy(task.me);
  return done({ title: `${accepted.length} accepted`, description, place, step });
}

async function placeAfter({ id }: Task, item: string): Promise<string> {
  const { position, createdAt, state } = requestItems;
  const all = await db()
    .select({ id: requestItems.id, state })
    .from(requestItems)
    .where(eq(requestItems.engagementId, id))
    .orderBy(asc(position), asc(createdAt), asc(requestItems.id));
  const at = all.findIndex((one) => one.id === item);
  const next = [...all.slice(at + 1), ...all].find(isToReview);
  return next ? `#item-${next.id}` : '#items';
}

async function giveBack(task: Task) {
  const reason = paragraphs(textIn(task.form, 'reason'));
  if (reason.length < 2) return refused('Say what is wrong with it, and what to do.');
  if (reason.length > LONGEST_REASON) return refused(tooLong(LONGEST_REASON));
  return review(task, { kind: 'return', reason }, 'Returned to the client');
}

async function answer(task: Task) {
  const read = readAnswer(task.form);
  if ('error' in read) return refused(read.error);
  return answerAs(task, { kind: 'text', ...read }, 'Answered for the client');
}

async function answerAs(task: Task, answer: Parameters<typeof answerItem>[2], title: string) {
  const { me, form } = task;
  const mark = form.has('mark') ? textIn(form, 'mark') : undefined;
  const saved = await answerItem(me, textIn(form, 'item'), { ...answer, mark });
  if (saved === 'clash') return conflict(task);
  if (saved === 'gone') return missing(NO_ITEM);
  if (saved === 'closed') return refused(CLOSED);
  if (saved === 'sent') return refused(SENT);
  return done({ title, place: '#items', step: await stepDoneBy(me) });
}

export async function ask({ me, id, form }: Task) {
  const what = oneLine(textIn(form, 'what'));
  const why = paragraphs(textIn(form, 'why'));
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return refused('Say what we need, in at most 300 characters.');
  if (why.length > LONGEST_REASON) return refused(tooLong(LONGEST_REASON));
  const takes = oneOf(ITEM_MEDIA, textIn(form, 'takes'));
  const saved = await addItem(me, id, { what, why, takes });
  if (saved === 'gone') return missing('There is no such engagement any more.');
  if (saved === 'closed') return refused('Nothing can be asked for in this state.');
  const description = await whenMailedText(id, 'requested');
  return done({ title: 'Asked for', description, place: '#items', step: await stepDoneBy(me) });
}

async function remove(task: Task) {
  const saved = await removeItem(task.me, textIn(task.form, 'item'));
  if (saved === 'gone') return missing(NO_ITEM);
  if (saved === 'changed') return conflict(task);
  const description = saved === 'told' ? await whenMailedText(task.id, 'not_needed') : undefined;
  return done({
    title: 'Not asked for any more',
    description,
    place: '#items',
    step: await stepDoneBy(task.me),
  });
}
