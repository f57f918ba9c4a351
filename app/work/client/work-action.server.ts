import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { talksAbout } from '#app/bookings/core/find.server.ts';
import { openLink } from '#app/bookings/public/link.server.ts';
import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { readAnswer } from '#app/work/core/engagements/item-answers.server.ts';
import { addMessage, markRead } from '#app/work/core/engagements/messages.server.ts';
import { LONGEST_NOT_MINE_REASON, SHORTEST_REASON } from '#app/work/core/engagements/not-mine.ts';
import { answerQuestions, keepAnswers } from '#app/work/core/engagements/questions.server.ts';
import { seenAnswers } from '#app/work/core/engagements/meet-answers.ts';
import { lastShown } from '#app/work/core/engagements/last-shown.ts';
import {
  choiceIn,
  done,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { hitLimit, keyedHash, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { tooManyRequests } from '#app/platform/http/responses.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { allHereText } from './all-here.server.ts';
import { CLASH, keptOf, markIn, refusalToast } from './answer-in-words.server.ts';
import { bringBack } from '#app/work/documents/document-action.server.ts';
import { approve, sayWrong, sign, unapprove } from './approve-action.server.ts';
import { saveSame } from './same-action.server.ts';
import { requireClient } from './client.server.ts';
import type { AsksCode, WorkIntent } from './work-forms.ts';

const PER_CLIENT: Limit = { hits: 300, window: HOUR };
const LONGEST_MESSAGE = 20_000;
const NO_MORE = 'Nothing can be answered here any more.';

type Context = Posted & { actor: ClientActor; id: string; clientAddress: string };

export async function changeWork({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await requireClient({ request, context }, id);
  const counted = await hitLimit(`work:${keyedHash(actor.email)}`, PER_CLIENT);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const { clientAddress } = contextOf(context);
  return act({ request, actor, id, clientAddress });
}

const act = postedForms<Context, WorkIntent, AsksCode>({
  commands: {
    questions: saveQuestions,
    keep: keepGiven,
    text: saveText,
    same: saveSame,
    'not-mine': saveNotMine,
    reopen: (context) => saveAnswer(context, { kind: 'reopen' }, 'You can answer it again', 'restore'),
    restore: (context) => saveAnswer(context, { kind: 'restore' }, 'Your answer is with us again'),
    leave: leaveTheirs,
    approve,
    sign,
    wrong: sayWrong,
    unapprove,
    message: saveMessage,
    read: noteRead,
    talk: openTalk,
    'bring-back': bringBack,
  },
  path: ({ id }) => `/work/${id}`,
  row: 'item',
  oneForm: ['questions', 'keep'],
  kept: ({ actor, id, request }) => keptOf(actor, id, request),
});

/** What was typed into the other forms is still kept. */
async function noteRead({ actor, id, form }: Context): Promise<Response> {
  const until = lastShown(form);
  if (until) await markRead(actor, id, until);
  return redirect(`/work/${id}#messages`);
}

async function openTalk({ actor, id, form }: Context) {
  const talk = (await talksAbout(id, actor)).find((one) => one.id === textIn(form, 'id'));
  if (!talk)
    return unchanged({ title: 'Nothing changed', description: 'This talk has begun, or is cancelled.' });
  const step = oneOf(['move', 'cancel'], textIn(form, 'do')) ?? 'move';
  return redirect(`${await openLink(talk.id)}?do=${step}`, 303);
}

async function saveQuestions({ actor, id, form }: Context) {
  const last = choiceIn(form) === 'again' ? seenAnswers(textIn(form, 'last')) : null;
  const verdict = await answerQuestions(actor, id, Object.fromEntries(form), { seen: seenIn(form), last });
  if (verdict === 'clash') return stale(CLASH);
  if (verdict === 'incomplete') return refused('Please answer each question with yes or no.');
  if (verdict !== 'saved') return unchanged({ ...refusalToast(verdict), place: '#open' });
  const allHere = await allHereText(actor, id);
  if (allHere) return done({ title: 'Thank you', description: allHere });
  return done({ title: 'Thank you', description: 'Here is what we need.', place: '#open' });
}

/** A script keeps each answer as it is given, and shows that itself. */
async function keepGiven({ actor, id, form }: Context) {
  const verdict = await keepAnswers(actor, id, Object.fromEntries(form), seenIn(form));
  if (verdict === 'clash') return stale(CLASH);
  if (form.get('live') === 'yes')
    return verdict === 'saved' ? redirect(`/work/${id}#open`) : refused<never>(NO_MORE, undefined, 404);
  if (verdict !== 'saved') return unchanged({ ...refusalToast(verdict), place: '#open' });
  return done({ title: 'Your answers are kept', description: 'Go on whenever you like.', place: '#open' });
}

function seenIn(form: FormData): string | undefined {
  return form.has('seen') ? textIn(form, 'seen') : undefined;
}

/** The answer that came meanwhile stays; what was typed beside it is forgotten. */
async function leaveTheirs({ actor, id, form, request }: Context) {
  const kept = keptOf(actor, id, request);
  if ((await kept.find())?.item === textIn(form, 'item')) await kept.forget();
  return done({ title: 'The answer that is with us stays', place: '#open' });
}

async function saveText(context: Context) {
  const read = readAnswer(context.form);
  if ('error' in read) return refused(read.error);
  return saveAnswer(context, { kind: 'text', ...read }, 'Your answer is with us');
}

async function saveNotMine(context: Context) {
  const reason = paragraphs(textIn(context.form, 'reason'));
  if (reason.length > LONGEST_NOT_MINE_REASON) return refused(tooLong(LONGEST_NOT_MINE_REASON));
  const given = {
    kind: 'not-mine',
    ...(reason.length >= SHORTEST_REASON && { reason }),
    isSure: context.form.get('sure') === 'yes',
  } as const;
  return saveAnswer(context, given, 'Noted: not yours', 'reopen');
}

async function saveAnswer(
  { actor, id, form }: Context,
  given: Parameters<typeof answerItem>[2],
  title: string,
  back?: 'reopen' | 'restore',
) {
  const item = textIn(form, 'item');
  const verdict = await answerItem(actor, item, { ...given, mark: markIn(form) });
  const isTyped = given.kind === 'text' || (given.kind === 'not-mine' && given.reason !== undefined);
  if (verdict === 'clash' && isTyped) return stale(CLASH);
  if (verdict === 'unexplained') return refused('Say in a few words why it is not yours: we look at it.');
  const place = given.kind === 'reopen' ? `?item=${encodeURIComponent(item)}#open` : '#open';
  if (verdict !== 'saved') return unchanged({ ...refusalToast(verdict), place });
  const description = given.kind === 'reopen' ? null : await allHereText(actor, id);
  return done({ title, ...(description && { description }), place, undo: back && { intent: back, item } });
}

async function saveMessage({ actor, id, form }: Context) {
  const text = paragraphs(textIn(form, 'text'));
  const error = lengthError(text, LONGEST_MESSAGE);
  if (error) return refused(error);
  const key = requireSubmissionKey(form);
  const sent = await addMessage(actor, id, { text, key, readUntil: lastShown(form) });
  if (sent === 'gone') return unchanged(refusalToast('gone'));
  return done({ title: 'Your message is with us', place: '#messages' });
}

function lengthError(text: string, longest: number): string | null {
  if (!text) return 'Write something first.';
  return text.length > longest ? tooLong(longest) : null;
}
