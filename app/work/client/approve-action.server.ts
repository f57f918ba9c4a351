import { coarseNetwork } from '#app/accounts/core/sessions.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { done, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import type { Drawing } from '#app/platform/db/work-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { refusalToast } from './answer-in-words.server.ts';
import { drawingIn } from '#app/work/signatures/drawing.ts';
import { answerApproval, type ApprovalAnswer } from './approve.server.ts';
import { freshProof } from './fresh-code.server.ts';
import { LONGEST_TYPED_NAME } from './sign-card.tsx';

type Context = Posted & { actor: ClientActor; id: string; clientAddress: string };

/** In characters. */
const SHORTEST_NAME = 2;
const UNREADABLE = 'This drawing is no name. Clear it and draw again, or sign with your typed name alone.';

export async function approve(context: Context) {
  const proof = await freshProof(context);
  if ('asking' in proof) return proof.asking;
  return answerAs(context, { kind: 'approve', proof: proof.by }, proof.cookie);
}

/** The name is kept as it is typed: it is the signature. */
export async function sign(context: Context) {
  const name = readName(context.form);
  if ('fault' in name) return refused(name.fault);
  const proof = await freshProof(context);
  if ('asking' in proof) return proof.asking;
  const network = coarseNetwork(context.clientAddress);
  const { typed, drawn } = name;
  const signature = { typed, ...(drawn && { drawn }), proof: proof.by, network };
  return answerAs(context, { kind: 'sign', ...signature }, proof.cookie);
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

const DONE: Record<ApprovalAnswer['kind'], { title: string; description: string }> = {
  approve: {
    title: 'Approved',
    description: 'We are told. Until it is filed you can take it back.',
  },
  sign: {
    title: 'Signed',
    description: 'We are told. You can take it back until all have signed and the file is sealed.',
  },
  wrong: { title: 'We look at it', description: 'What you wrote is with us. Nothing is filed meanwhile.' },
  'take-back': {
    title: 'Taken back',
    description: 'We are told. It does not count until you approve or sign it again.',
  },
};

export const REFUSED: Record<
  Exclude<Awaited<ReturnType<typeof answerApproval>>, 'saved' | 'gone'>,
  string
> = {
  closed: 'It is filed or settled already. Write to us if something is wrong.',
  lost: 'We took one of the files back. We send it again, and ask you once more.',
  'not-owner': 'You send papers for this client. An owner approves and signs.',
  sealed: 'All have signed, and the file is sealed. Write to us if something is wrong.',
  late: 'The last day to sign is over. Write to us, and we ask you again.',
  'not-signer': 'Others sign this.',
  'not-turn': 'Somebody else signs first. We write to you when it is your turn.',
};

async function answerAs({ actor, form }: Context, answer: ApprovalAnswer, cookie?: string) {
  const item = textIn(form, 'item');
  const saved = await answerApproval(actor, item, answer);
  if (saved === 'gone') return unchanged(refusalToast('gone'));
  if (saved !== 'saved')
    return unchanged({ title: 'Nothing changed', description: REFUSED[saved], place: '#open', cookie });
  if (answer.kind === 'take-back') return done({ ...DONE[answer.kind], place: '#open' });
  // The head of the page says what is next.
  const undo = answer.kind === 'wrong' ? undefined : ({ intent: 'unapprove', item } as const);
  return done({ ...DONE[answer.kind], undo, cookie });
}
