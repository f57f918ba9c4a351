import { coarseNetwork } from '#app/accounts/core/sessions.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { linkAgain } from '#app/work/core/engagements/links.server.ts';
import { done, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import type { Drawing } from '#app/platform/db/work-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { refusalToast } from './answer-in-words.server.ts';
import { drawingIn } from '#app/work/signatures/drawing.ts';
import { answerApproval, type ApprovalAnswer } from './approve.server.ts';
import { LONGEST_TYPED_NAME } from './sign-card.tsx';
import { closedCookie, provedAt } from './opened-link.server.ts';

type Context = Posted & { actor: ClientActor; id: string };

/** In characters. */
const SHORTEST_NAME = 2;
const UNREADABLE = 'This drawing is no name. Clear it and draw again, or sign with your typed name alone.';

export async function approve(context: Context) {
  const proof = await proofOf(context);
  return proof ? answerAs(context, { kind: 'approve', proof }) : askForCode(context, 'Approve');
}

/** The name is kept as it is typed: it is the signature. */
export async function sign(context: Context & { clientAddress: string }) {
  const name = readName(context.form);
  if ('fault' in name) return refused(name.fault);
  const proof = await proofOf(context);
  if (!proof) return askForCode(context, 'Sign');
  const network = coarseNetwork(context.clientAddress);
  const { typed, drawn } = name;
  return answerAs(context, { kind: 'sign', typed, ...(drawn && { drawn }), proof, network });
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

/** Who came by a code has entered one in the last ten minutes: else they enter another one first. */
async function proofOf({ actor, request }: Context): Promise<'session' | 'code' | null> {
  if (actor.userId !== null) return 'session';
  return (await provedAt(request, actor.email, new Date())) ? 'code' : null;
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

async function answerAs({ actor, form }: Context, answer: ApprovalAnswer) {
  const item = textIn(form, 'item');
  const saved = await answerApproval(actor, item, answer);
  if (saved === 'gone') return unchanged(refusalToast('gone'));
  if (saved !== 'saved')
    return unchanged({ title: 'Nothing changed', description: REFUSED[saved], place: '#open' });
  return done({ ...DONE[answer.kind], place: answer.kind === 'take-back' ? '#open' : `#item-${item}` });
}

/** The work is closed in this browser: the page of the code opens it again, at the same place. */
async function askForCode(
  { actor, id, form, request }: Context,
  act: string,
  now = new Date(),
): Promise<Response> {
  const link = { engagementId: id, email: actor.email };
  const to = `/work/${id}?item=${encodeURIComponent(textIn(form, 'item'))}#open`;
  const answer = await redirectWithToast(`/request/${linkAgain({ ...link, to }, now)}`, {
    title: 'One more code, please',
    description: `This asks for a code of the last ten minutes. Then press ${act} again.`,
    tone: 'plain',
  });
  answer.headers.append('Set-Cookie', await closedCookie(request, link, now));
  return answer;
}
