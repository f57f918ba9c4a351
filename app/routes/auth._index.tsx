import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AuthForm, type AuthMode } from '#app/accounts/auth-form.tsx';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { landingOf, returnIn, withReturn, type Return } from '#app/accounts/landing.ts';
import { findMember } from '#app/accounts/member.server.ts';
import { answerRefused } from '#app/accounts/refusal.server.ts';
import { findSecondStep } from '#app/accounts/second-step.server.ts';
import { signIn } from '#app/accounts/sign-in.server.ts';
import { receiveSignUp } from '#app/accounts/sign-up.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { contextOf, type RequestContext } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Notice } from '#app/ui/notice.tsx';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { mode, back, isMailSent } = queryOf(request);
  const member = await findMember(request);
  if (member) throw redirect(landingOf(back, member.role));
  if (await findSecondStep(request)) throw redirect(withReturn('/auth/second-factor', back));
  return { mode, back, isMailSent };
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
  const refusal = await receiveSignUp(await requireForm(request), clientAddress, back.redirectTo);
  if (refusal) return answerRefused(refusal, requestContext, 'a sign-up could not be queued');
  // Whoever came for a page goes on to it after the first sign-in.
  const next = back.redirectTo ? withReturn('/auth', back, new URLSearchParams({ check: 'mail' })) : '/';
  return redirectWithToast(next, {
    title: 'Verification email sent',
    description: 'Please check your email to verify your account before signing in.',
    tone: 'gain',
  });
}

async function signInFrom(request: Request, requestContext: RequestContext) {
  const { back } = queryOf(request);
  const outcome = await signIn(request, requestContext.clientAddress);
  if (outcome.kind === 'refused') return answerRefused(outcome, requestContext, 'a sign-in failed');
  const answer =
    outcome.kind === 'second-factor'
      ? redirect(withReturn('/auth/second-factor', back), 303)
      : await redirectWithToast(landingOf(back, outcome.role), {
          title: 'Welcome back!',
          description: 'You have been successfully signed in.',
          tone: 'gain',
        });
  for (const cookie of outcome.cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.mode === 'signup' ? 'Create an account' : 'Sign in');

export default function Auth() {
  const { mode, back, isMailSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage>
      {isMailSent && mode === 'signin' && (
        <div className="mb-6">
          <Notice title="Look in your mail first">
            Open the link that we sent you. Then sign in here, and you go on where you were.
          </Notice>
        </div>
      )}
      <AuthForm mode={mode} back={back} refusal={refusal} />
    </AuthPage>
  );
}

function queryOf(request: Request): { mode: AuthMode; back: Return; isMailSent: boolean } {
  const parameters = new URL(request.url).searchParams;
  const mode = parameters.get('mode') === 'signup' ? 'signup' : 'signin';
  return { mode, back: returnIn(parameters), isMailSent: parameters.get('check') === 'mail' };
}
