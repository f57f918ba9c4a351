import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm, fieldState } from '#app/accounts/core/account-form.tsx';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { returnIn, withReturn, type Return } from '#app/accounts/core/landing.ts';
import { PasskeySignIn } from '#app/accounts/core/passkeys/sign-in-form.tsx';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { completeSignIn, findSecondStep } from '#app/accounts/core/second-step.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { welcome } from '#app/work/client/welcome.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const step = await findSecondStep(request);
  if (!step) throw redirect(signInAgain(request));
  return { ...step, back: backOf(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const outcome = await completeSignIn(request, await requireForm(request), requestContext.clientAddress);
  if (outcome.kind === 'expired') throw redirect(signInAgain(request), 303);
  if (outcome.kind === 'refused') {
    return answerRefused(outcome, requestContext, 'a second factor could not be looked at');
  }
  return welcome(backOf(request), outcome);
}

export const meta: MetaFunction = () => privateMeta('Two-step verification');

export default function SecondFactor() {
  const { hasPasskeys, back } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage
      title="Two-step verification"
      lede="Enter the code that your authenticator app shows now, or one of your recovery codes."
    >
      <AccountForm refusal={refusal} button="Sign In" busy="Signing In..." wide>
        <TextField
          {...fieldState(refusal, 'code')}
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      </AccountForm>
      {hasPasskeys && <PasskeySignIn back={back} label="Use a passkey" />}
      <p className="mt-6">
        Phone and recovery codes gone? <Link to="/auth/lost">Ask us for access</Link>
      </p>
      <Form method="post" action="/sign-out" className="mt-6 border-t border-rule pt-5">
        <Button type="submit" look="quiet" small>
          Sign in as somebody else
        </Button>
      </Form>
    </AuthPage>
  );
}

function backOf(request: Request): Return {
  return returnIn(new URL(request.url).searchParams);
}

function signInAgain(request: Request): string {
  return withReturn('/auth', backOf(request));
}
