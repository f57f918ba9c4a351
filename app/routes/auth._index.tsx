import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { starting } from '#content/pages/starting.ts';
import type { AccountType } from '#app/accounts/core/account-type.ts';
import { AuthForm, type AuthMode } from '#app/accounts/core/auth-form.tsx';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { landingOf, returnIn, withReturn, type Return } from '#app/accounts/core/landing.ts';
import { MailSent } from '#app/accounts/core/mail-sent.tsx';
import { findMember } from '#app/accounts/core/member.server.ts';
import { signUpProven } from '#app/accounts/core/proven-sign-up.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { findSecondStep } from '#app/accounts/core/second-step.server.ts';
import { signIn } from '#app/accounts/core/sign-in.server.ts';
import { signedUpAddress } from '#app/accounts/core/signed-up-here.server.ts';
import { receiveSignUp } from '#app/accounts/core/sign-up.server.ts';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf, type RequestContext } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { behindSignIn, invitedAddress } from '#app/work/client/behind-sign-in.server.ts';
import { provedAt } from '#app/work/client/opened-link.server.ts';
import { welcome } from '#app/work/client/welcome.server.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { kindsOfPlan } from '#app/work/proposals/plan-offer.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Notice } from '#app/platform/ui/notice.tsx';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { mode: wanted, back, isMailSent } = queryOf(request);
  const member = await findMember(request);
  if (member) throw redirect(landingOf(back, member.role));
  if (await findSecondStep(request)) throw redirect(withReturn('/auth/second-factor', back));
  const behind = await behindSignIn(request, { redirectTo: back.redirectTo, isMailSent });
  // Whoever is invited and has no account begins with one, unless they ask to sign in.
  const isNewcomer = behind !== null && !behind.hasAccount && !isMailSent;
  const mode: AuthMode = wanted ?? (isNewcomer ? 'signup' : 'signin');
  const mailedTo = isMailSent && !behind ? await signedUpAddress(request) : null;
  return { mode, back, isMailSent, mailedTo, behind, ...planBehind(back.redirectTo) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  return queryOf(request).mode === 'signup'
    ? signUp(request, requestContext)
    : signInFrom(request, requestContext);
}

async function signUp(request: Request, requestContext: RequestContext) {
  const { back } = queryOf(request);
  const { clientAddress } = requestContext;
  const form = await requireForm(request);
  const outcome =
    (await signUpProven(form, await provenBy(request, form, back), { request, clientAddress })) ??
    (await receiveSignUp(form, clientAddress, back.redirectTo));
  if (outcome.kind === 'refused')
    return answerRefused(outcome, requestContext, 'a sign-up could not be queued');
  if (outcome.kind === 'opened')
    return withCookies(await redirectWithToast(landingOf(back, null), OPENED), outcome.cookies);
  const next = back.redirectTo ? withReturn('/auth', back, new URLSearchParams({ check: 'mail' })) : '/';
  const answer = await redirectWithToast(next, {
    title: 'Verification email sent',
    description: 'Please check your email to verify your account before signing in.',
    tone: 'gain',
  });
  return withCookies(answer, [outcome.cookie]);
}

/** The address that a mailed link, or a code of the last ten minutes, proved to this browser. */
async function provenBy(request: Request, form: FormData, back: Return): Promise<string | null> {
  const invited = await invitedAddress(back.redirectTo);
  const typed = String(form.get('email')).trim().toLowerCase();
  return invited ?? ((await provedAt(request, typed, new Date())) && typed);
}

const OPENED = {
  title: 'Your account is ready',
  description: 'You are signed in. Your address was proved already, so no mail is needed.',
  tone: 'gain',
} as const;

async function signInFrom(request: Request, requestContext: RequestContext) {
  const { back } = queryOf(request);
  const outcome = await signIn(request, requestContext.clientAddress);
  if (outcome.kind === 'refused') return answerRefused(outcome, requestContext, 'a sign-in failed');
  if (outcome.kind === 'signed-in') return welcome(back, outcome);
  return withCookies(redirect(withReturn('/auth/second-factor', back), 303), outcome.cookies);
}

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.mode === 'signup' ? 'Create an account' : 'Sign in');

export default function Auth() {
  const { mode, back, isMailSent, mailedTo, behind, plan, accountType } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (mailedTo)
    return (
      <AuthPage>
        <MailSent email={mailedTo} back={back} />
      </AuthPage>
    );
  return (
    <AuthPage>
      {isMailSent && mode === 'signin' && (
        <div className="mb-6">
          <Notice title="Look in your mail first">
            Open the link that we sent you, and press Confirm. In this browser you then go on where you were;
            in another one, sign in first.
          </Notice>
        </div>
      )}
      {plan && (
        <p className="mb-6 border-b border-rule pb-4">
          <span className="text-ink-soft">{starting.inView}</span> <b className="font-semibold">{plan}</b>
          <span className="hint block">{starting.afterSignIn}</span>
        </p>
      )}
      {behind && (
        <p className="mb-6 border-b border-rule pb-4 [overflow-wrap:anywhere]">
          <b className="font-semibold">{behind.what}</b>
        </p>
      )}
      <AuthForm {...{ mode, back, refusal, accountType }} expected={behind} />
    </AuthPage>
  );
}

/** What was chosen before; a plan for no individual is begun by a business. */
function planBehind(path: string | undefined): { plan: string | null; accountType: AccountType } {
  const id = path?.split('?')[0];
  const plan = plansNow().find((plan) => startPath(plan.id) === id);
  const isForIndividuals = !plan || kindsOfPlan(plan).includes('individual');
  return {
    plan: plan ? `${plan.title}, ${priceOf(plan)} ${plan.period}` : null,
    accountType: isForIndividuals ? 'individual' : 'business',
  };
}

function queryOf(request: Request): { mode: AuthMode | null; back: Return; isMailSent: boolean } {
  const parameters = new URL(request.url).searchParams;
  const wanted = parameters.get('mode');
  const mode = wanted === 'signup' || wanted === 'signin' ? wanted : null;
  return { mode, back: returnIn(parameters), isMailSent: parameters.get('check') === 'mail' };
}
