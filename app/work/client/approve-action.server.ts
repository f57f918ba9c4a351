import { coarseNetwork } from '#app/accounts/core/sessions.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { done, refused, stale, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import type { Drawing } from '#app/platform/db/work-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { refusalToast } from './answer-in-words.server.ts';
import { drawingIn } from '#app/work/signatures/drawing.ts';
import { findAsked, isAnsweredBy, standingMark, standsText } from './approval-standing.server.ts';
import { answerApproval, type ApprovalAnswer } from './approve.server.ts';
import { doneWords, REFUSED } from './approve-words.ts';
import { freshProof } from './fresh-code.server.ts';
import { knownSigner } from './known-person.server.ts';
import { LONGEST_TYPED_NAME } from './sign-card.tsx';
import { isNameOf } from './typed-name.ts';

type Context = Posted & { actor: ClientActor; id: string; clientAddress: string };

/** In characters. */
const SHORTEST_NAME = 2;
const UNREADABLE = 'This drawing is no name. Clear it and draw again, or sign with your typed name alone.';

export async function approve(context: Context) {
  const answered = await saidBefore(context, 'approve');
  if (answered) return answered;
  const proof = await freshProof(context);
  if ('asking' in proof) return proof.asking;
  return answerAs(context, { kind: 'approve', proof: proof.by }, proof.cookie);
}

/** The name is kept as it is typed: it is the signature. */
export async function sign(context: Context) {
  const name = readName(context.form);
  if ('fault' in name) return refused(name.fault);
  const answered = await saidBefore(context, 'sign');
  if (answered) return answered;
  const { typed, drawn } = name;
  const { actor, id, form } = context;
  const other = otherName(form, typed, await knownSigner(id, actor.email));
  if (other) return refused(other);
  const proof = await freshProof(context);
  if ('asking' in proof) return proof.asking;
  const network = coarseNetwork(context.clientAddress);
  const signature = { typed, ...(drawn && { drawn }), proof: proof.by, network };
  return answerAs(context, { kind: 'sign', ...signature }, proof.cookie);
}

/** Before a code is asked for: the answer to a form that does not know what was said meanwhile; else null. */
async function saidBefore({ actor, id, form }: Context, kind: 'approve' | 'sign') {
  const item = await findAsked(id, textIn(form, 'item'));
  const stood = stoodIn(form);
  if (!item || Boolean(item.approval?.signing) !== (kind === 'sign')) return null;
  if (stood === undefined || stood === standingMark(item, actor.email)) return null;
  // A button that was pressed twice.
  if (isAnsweredBy(item, actor.email) && isSameAnswer(item, actor.email, textIn(form, 'typed')))
    return done({
      title: kind === 'sign' ? 'Signed' : 'Approved',
      description: standsText(item, actor.email),
    });
  return stale(standsText(item, actor.email));
}

function isSameAnswer({ approval }: Item, email: string, typed: string): boolean {
  const own = approval?.signing?.signatures.find((one) => one.email === email);
  return !approval?.signing || own?.typed === oneLine(typed);
}

type Item = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** Asks once about an unknown name: people change theirs. `sure`: the name asked about. Null: nothing to ask. */
export function otherName(form: FormData, typed: string, known: string): { name: string } | null {
  if (isNameOf(typed, known) || textIn(form, 'sure') === typed) return null;
  return { name: `We know you as ${known}. Sign as “${typed}”?` };
}

function stoodIn(form: FormData): string | undefined {
  return form.has('stood') ? textIn(form, 'stood') : undefined;
}

type Name = { typed: string; drawn: Drawing | null } | { fault: string | { drawn: string } };

export function readName(form: FormData): Name {
  const typed = oneLine(textIn(form, 'typed'));
  if (typed.length < SHORTEST_NAME || !/\p{L}/u.test(typed))
    return { fault: 'Type your name: that is how you sign.' };
  if (typed.length > LONGEST_TYPED_NAME) return { fault: tooLong(LONGEST_TYPED_NAME) };
  const drawn = drawingIn(textIn(form, 'drawn'));
  return drawn === 'invalid' ? { fault: { drawn: UNREADABLE } } : { typed, drawn };
}

export async function sayWrong(context: Context) {
  const words = paragraphs(textIn(context.form, 'text'));
  if (!words) return refused('Say what is wrong first: the page, and what should stand there.');
  if (words.length > LONGEST_ANSWER) return refused(tooLong(LONGEST_ANSWER));
  return answerAs(context, { kind: 'wrong', words });
}

export function unapprove(context: Context) {
  return answerAs(context, { kind: 'take-back' });
}

async function answerAs({ actor, id, form }: Context, answer: ApprovalAnswer, cookie?: string) {
  const item = textIn(form, 'item');
  const saved = await answerApproval(actor, item, { ...answer, stood: stoodIn(form) });
  if (saved === 'gone') return unchanged(refusalToast('gone'));
  const found = await findAsked(id, item);
  if (saved === 'clash' && found && answer.kind !== 'take-back') return stale(standsText(found, actor.email));
  if (saved !== 'saved') {
    const description = saved === 'clash' && found ? standsText(found, actor.email) : REFUSED[saved];
    const place = saved === 'sealed' ? '#messages' : '#open';
    return unchanged({ title: 'Nothing changed', description, place, cookie });
  }
  const { isFinal, ...words } = doneWords(answer.kind, found?.approval ?? null, noticeWait());
  if (answer.kind === 'take-back') return done({ ...words, place: '#open' });
  // The head of the page says what is next.
  const undo = answer.kind === 'wrong' || isFinal ? undefined : ({ intent: 'unapprove', item } as const);
  return done({ ...words, undo, cookie });
}
