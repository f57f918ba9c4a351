import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findMemberOnce } from '#app/accounts/core/member.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import {
  entryPath,
  workPath,
  type EngagementLink,
  type FilledLink,
} from '#app/work/core/engagements/links.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { waitText } from '#app/platform/core/time.ts';
import { memberActor } from './client.server.ts';
import { asksForTwoSteps } from './code-account.server.ts';
import { mailCode, redeemCode, WRONG_CODE } from './codes.server.ts';
import { openProposals } from './open-proposals.server.ts';
import { closedCookie, openedAddress, openedCookie, provedAt } from './opened-link.server.ts';
import { openRequestsOf } from './waiting.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

type CodeAnswer =
  | { kind: 'open'; response: Response }
  | { kind: 'sent'; cookie: string }
  | { kind: 'refused'; status: 400 | 429; error: string };

const PRIVATE = { 'Cache-Control': PRIVATE_PAGE };

/** For members of its taxpayer or with that address, and for who entered a code before. */
export async function passWithoutCode({ request, context }: Args, link: FilledLink, now = new Date()) {
  const { engagementId, email } = link;
  // One mail may have links to several pieces of work: one code opens them all.
  const proved = await provedAt(request, email, now);
  const isOpen = (await openedAddress(request, engagementId, now)) === email;
  // Work that was opened earlier asks for a fresh code before an approval.
  if (isOpen && (proved || !link.code)) return redirect(await placeOf(link), { headers: PRIVATE });
  if (proved) return openFor(request, link, now, proved);
  const member = await findMemberOnce(request, context);
  if (!member) return (await asksForTwoSteps(email)) ? signInFirst(request) : null;
  if (await findEngagement(memberActor(member), engagementId))
    return redirect(await placeOf(link), { headers: PRIVATE });
  if (member.email === email) return openFor(request, link, now);
  return (await asksForTwoSteps(email)) ? redirectWithToast('/account', OTHER_ACCOUNT) : null;
}

const OTHER_ACCOUNT = {
  title: 'This link is for another account',
  description:
    'Sign out here first. Then open the link again, and sign in with the address that got the mail.',
  tone: 'plain',
} as const;

function signInFirst(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return redirectWithToast(`/auth?redirectTo=${encodeURIComponent(pathname.replace(/\.data$/, ''))}`, {
    title: 'Please sign in',
    description: 'The account with this address has two-step verification, so a code by mail is not enough.',
    tone: 'plain',
  });
}

export async function answerCodeForm(
  { request, context }: Args,
  form: FormData,
  link: EngagementLink,
  now = new Date(),
): Promise<CodeAnswer> {
  if (await asksForTwoSteps(link.email)) return { kind: 'open', response: await signInFirst(request) };
  const isEntered = form.get('intent') === 'enter';
  const { clientAddress } = contextOf(context);
  const wait = await formWait(
    isEntered ? 'link-try' : 'link-code',
    { clientAddress, email: link.email },
    now,
  );
  if (wait > 0)
    return {
      kind: 'refused',
      status: 429,
      error: `That was tried too often. Please try again in ${waitText(wait)}.`,
    };
  if (!isEntered) {
    await mailCode(link, now);
    return { kind: 'sent', cookie: await closedCookie(request, link, now) };
  }
  const verdict = await redeemCode(link, String(form.get('code')).replace(/\s/g, ''), now);
  if (verdict !== 'right') return { kind: 'refused', status: 400, error: WRONG_CODE[verdict] };
  return { kind: 'open', response: await openFor(request, link, now) };
}

async function openFor(request: Request, link: EngagementLink, now: Date, proved = now): Promise<Response> {
  const headers = { ...PRIVATE, 'Set-Cookie': await openedCookie(request, link, now, proved) };
  return redirect(await placeOf(link), { status: 303, headers });
}

async function placeOf({ engagementId, to }: EngagementLink): Promise<string> {
  if (to && to !== workPath(engagementId, 'top')) return to;
  const [first] = await openRequestsOf(engagementId);
  if (first?.isPrepared) return workPath(engagementId, 'open');
  // A proposal that waits at the top has a page of its own.
  const [proposal] = first?.place === 'top' ? await openProposals([engagementId]) : [];
  return proposal ? `/proposal/${proposal.id}` : (to ?? entryPath(engagementId, first?.place ?? 'top'));
}
