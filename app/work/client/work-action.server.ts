import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { answerItem, type Answered } from '#app/work/core/engagements/answer-item.server.ts';
import { addMessage, markRead } from '#app/work/core/engagements/messages.server.ts';
import { LONGEST_NOT_MINE_REASON, SHORTEST_REASON } from '#app/work/core/engagements/not-mine.ts';
import { answerQuestions } from '#app/work/core/engagements/questions.server.ts';
import { shownUntil } from '#app/work/core/engagements/shown-until.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { hitLimit, keyedHash, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { badRequest, tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast, type ToastAction } from '#app/platform/http/toast.server.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { forgetTyped, LONGEST_ANSWER, refusalToast, tooLong } from './answer-in-words.server.ts';
import { requireClient } from './client.server.ts';

const PER_CLIENT: Limit = { hits: 300, window: HOUR };
const LONGEST_MESSAGE = 20_000;
const UNEXPLAINED = 'Say in a few words why it is not yours: we look at it.';

/** What was typed, with its errors. `item` is empty for the message and the questions. */
export type WorkRefusal = { intent: string; item: string; error: string; text: string };

type Sent = { actor: ClientActor; id: string; path: string; form: FormData };
type Verdict = Exclude<Answered, 'unexplained'>;

/** What a client posts to the page of an engagement. */
export async function changeWork({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireClient({ request, context }, params.id);
  const id = params.id ?? '';
  const counted = await hitLimit(`work:${keyedHash(actor.email)}`, PER_CLIENT);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const form = await requireForm(request);
  if (form.get('intent') === 'read') return noteRead({ actor, id, path: `/work/${id}`, form });
  const answered = await answer({ actor, id, path: `/work/${id}`, form });
  if (!(answered instanceof Response)) return answered;
  await forgetTyped(actor, id);
  return answered;
}

function answer(sent: Sent) {
  switch (sent.form.get('intent')) {
    case 'questions':
      return saveQuestions(sent);
    case 'text':
      return saveText(sent);
    case 'not-mine':
      return saveNotMine(sent);
    case 'reopen':
      return saveAnswer(sent, { kind: 'reopen' }, 'You can answer it again', 'restore');
    case 'restore':
      return saveAnswer(sent, { kind: 'restore' }, 'Your answer is with us again');
    case 'message':
      return saveMessage(sent);
    default:
      throw badRequest();
  }
}

/** What was typed into the other forms is still kept. */
async function noteRead({ actor, id, path, form }: Sent): Promise<Response> {
  const until = shownUntil(form);
  if (until) await markRead(actor, id, until);
  return redirect(`${path}#messages`);
}

async function saveQuestions({ actor, id, path, form }: Sent) {
  const verdict = await answerQuestions(actor, id, Object.fromEntries(form));
  if (verdict === 'incomplete')
    return refuse({
      intent: 'questions',
      item: '',
      error: 'Please answer each question with yes or no.',
      text: '',
    });
  return done(verdict, `${path}#open`, {
    title: 'Thank you',
    description: 'Here is what we need.',
    tone: 'gain',
  });
}

async function saveText(sent: Sent) {
  const text = paragraphs(textIn(sent.form, 'text'));
  const item = itemIn(sent.form);
  const error = lengthError(text, LONGEST_ANSWER);
  if (error) return refuse({ intent: 'text', item, error, text });
  return saveAnswer(sent, { kind: 'text', text }, 'Your answer is with us');
}

function saveNotMine(sent: Sent) {
  const reason = paragraphs(textIn(sent.form, 'reason'));
  const error = reason.length > LONGEST_NOT_MINE_REASON ? tooLong(LONGEST_NOT_MINE_REASON) : undefined;
  if (error) return refuse({ intent: 'not-mine', item: itemIn(sent.form), error, text: reason });
  const given = { kind: 'not-mine', ...(reason.length >= SHORTEST_REASON && { reason }) } as const;
  return saveAnswer(sent, given, 'Noted: not yours', 'reopen');
}

/** `back`: the intent that reverts it. */
async function saveAnswer(
  { actor, path, form }: Sent,
  given: Parameters<typeof answerItem>[2],
  title: string,
  back?: 'reopen' | 'restore',
) {
  const item = itemIn(form);
  const verdict = await answerItem(actor, item, given);
  if (verdict === 'unexplained')
    return refuse({ intent: 'not-mine', item, error: UNEXPLAINED, text: paragraphs(textIn(form, 'reason')) });
  const place = given.kind === 'reopen' ? `${path}?item=${encodeURIComponent(item)}#open` : `${path}#open`;
  const fields: ToastAction['fields'] = [
    ['intent', back ?? ''],
    ['item', item],
  ];
  return done(verdict, place, { title, tone: 'gain', action: back && { label: 'Undo', path, fields } });
}

async function saveMessage({ actor, id, path, form }: Sent) {
  const text = paragraphs(textIn(form, 'text'));
  const error = lengthError(text, LONGEST_MESSAGE);
  if (error) return refuse({ intent: 'message', item: '', error, text });
  const key = requireSubmissionKey(form);
  const until = shownUntil(form);
  const sent = await addMessage(actor, id, { text, key });
  if (until) await markRead(actor, id, until);
  return done(sent === 'gone' ? 'gone' : 'saved', `${path}#messages`, {
    title: 'Your message is with us',
    tone: 'gain',
  });
}

function done(verdict: Verdict, place: string, toast: Toast): Promise<Response> {
  return redirectWithToast(place, verdict === 'saved' ? toast : refusalToast(verdict));
}

function refuse(refusal: WorkRefusal) {
  return data(refusal, { status: 400, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

function itemIn(form: FormData): string {
  return String(form.get('item'));
}

function lengthError(text: string, longest: number): string | null {
  if (!text) return 'Write something first.';
  return text.length > longest ? tooLong(longest) : null;
}
