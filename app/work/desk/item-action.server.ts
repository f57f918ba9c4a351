import { asc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { addItem, removeItem, reviewItem } from '#app/work/core/engagements/items.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { readTicked, tickOf } from '#app/platform/forms/ticked.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { LONGEST_ANSWER, LONGEST_REASON } from './page.ts';
import { back, conflict, refuse, tooLong, undo, type Task } from './task.server.ts';

const LONGEST_WHAT = 300;
const CLOSED = 'It was accepted meanwhile, or nothing can be answered any more.';
const SENT = 'Something has come for it meanwhile. Open it again first.';

/** `part` is `ask` for a new item, else `item`. */
export async function changeItem(task: Task) {
  const { form } = task;
  if (form.get('part') === 'ask') return ask(task);
  switch (form.get('act')) {
    case 'accept-all':
      return acceptAll(task);
    case 'reopen-all':
      return reopenAll(task);
    case 'accept':
      return review(task, { kind: 'accept' }, 'Accepted');
    case 'reopen':
      return review(task, { kind: 'reopen' }, 'Open again');
    case 'return':
      return giveBack(task);
    case 'answer':
      return answer(task);
    case 'not-mine':
      return answerAs(task, { kind: 'not-mine' }, 'Noted: it does not apply');
    case 'unanswer':
      return answerAs(task, { kind: 'reopen' }, 'Open again');
    case 'remove':
      return remove(task);
    default:
      throw badRequest();
  }
}

type Review = Parameters<typeof reviewItem>[2];

async function review(task: Task, review: Review, title: string) {
  const item = textIn(task.form, 'item');
  const version = requireVersion(task.form);
  const saved = await reviewItem(task.me, item, review, version);
  if (saved === 'gone') throw notFound('There is no such item any more.');
  if (saved === 'changed') return conflict(task, 'item', item);
  const action =
    review.kind === 'reopen'
      ? undefined
      : undo(task, [
          ['part', 'item'],
          ['act', 'reopen'],
          ['item', item],
          ['version', String(version + 1)],
        ]);
  return back(task, { title, tone: 'gain', action }, await placeAfter(task, item));
}

/** More do not fit into the cookie with the toast. */
const MOST_UNDO = 40;

async function acceptAll(task: Task) {
  const accepted: string[] = [];
  const seen = readTicked(task.form);
  for (const { id, version } of seen)
    if ((await reviewItem(task.me, id, { kind: 'accept' }, version)) === 'saved')
      accepted.push(tickOf({ id, version: version + 1 }));
  const left = seen.length - accepted.length;
  return back(
    task,
    {
      title: accepted.length === 0 ? 'Nothing was accepted' : `${accepted.length} accepted`,
      description: left > 0 ? `${left} changed meanwhile: look again.` : undefined,
      tone: accepted.length === 0 ? 'loss' : 'gain',
      action:
        accepted.length === 0 || accepted.length > MOST_UNDO
          ? undefined
          : undo(task, [
              ['part', 'item'],
              ['act', 'reopen-all'],
              ['ticked', accepted.join(',')],
            ]),
    },
    await placeAfter(task, ''),
  );
}

async function reopenAll(task: Task) {
  let count = 0;
  for (const { id, version } of readTicked(task.form))
    if ((await reviewItem(task.me, id, { kind: 'reopen' }, version)) === 'saved') count += 1;
  return back(task, { title: `${count} open again`, tone: count === 0 ? 'loss' : 'gain' }, '#items');
}

/** The next item to look at, else the first. */
async function placeAfter({ id }: Task, item: string): Promise<string> {
  const { position, createdAt, state } = requestItems;
  const all = await db()
    .select({ id: requestItems.id, state })
    .from(requestItems)
    .where(eq(requestItems.engagementId, id))
    .orderBy(asc(position), asc(createdAt), asc(requestItems.id));
  const at = all.findIndex((one) => one.id === item);
  const next = [...all.slice(at + 1), ...all].find((one) => one.state === 'answered');
  return next ? `#item-${next.id}` : '#items';
}

async function giveBack(task: Task) {
  const reason = paragraphs(textIn(task.form, 'reason'));
  const item = textIn(task.form, 'item');
  if (reason.length < 2) return refuse(task, 'item', 'Say what is wrong with it, and what to do.', { item });
  if (reason.length > LONGEST_REASON) return refuse(task, 'item', tooLong(LONGEST_REASON), { item });
  return review(task, { kind: 'return', reason }, 'Returned to the client');
}

async function answer(task: Task) {
  const text = paragraphs(textIn(task.form, 'text'));
  const item = textIn(task.form, 'item');
  if (!text) return refuse(task, 'item', 'Type the answer first.', { item });
  if (text.length > LONGEST_ANSWER) return refuse(task, 'item', tooLong(LONGEST_ANSWER), { item });
  return answerAs(task, { kind: 'text', text }, 'Answered for the client');
}

async function answerAs(task: Task, answer: Parameters<typeof answerItem>[2], title: string) {
  const item = textIn(task.form, 'item');
  const saved = await answerItem(task.me, item, answer);
  if (saved === 'gone') throw notFound('There is no such item any more.');
  if (saved === 'closed') return refuse(task, 'item', CLOSED, { item });
  if (saved === 'sent') return refuse(task, 'item', SENT, { item });
  return back(task, { title, tone: 'gain' }, '#items');
}

async function ask(task: Task) {
  const what = oneLine(textIn(task.form, 'what'));
  const why = paragraphs(textIn(task.form, 'why'));
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return refuse(task, 'ask', 'Say what we need, in at most 300 characters.');
  if (why.length > LONGEST_REASON) return refuse(task, 'ask', tooLong(LONGEST_REASON));
  const saved = await addItem(task.me, task.id, { what, why });
  if (saved === 'gone') throw notFound('There is no such engagement any more.');
  if (saved === 'closed') return refuse(task, 'ask', 'Nothing can be asked for in this state.');
  return back(task, { title: 'Asked for', description: 'The client gets a mail.', tone: 'gain' }, '#items');
}

async function remove(task: Task) {
  const item = textIn(task.form, 'item');
  const saved = await removeItem(task.me, item);
  if (saved === 'gone') throw notFound('There is no such item any more.');
  if (saved === 'changed') return conflict(task, 'item', item);
  return back(task, { title: 'Not asked for any more', tone: 'gain' }, '#items');
}
