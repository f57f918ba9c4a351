import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { landingOf, returnIn, withReturn } from '#app/accounts/core/landing.ts';
import { signInWithPasskey } from '#app/accounts/core/passkeys/sign-in.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';

const FAILED = 'Authentication failed';

export const loader = ({ request }: LoaderFunctionArgs) => redirect(withReturn('/auth', backOf(request)));

export async function action({ request, context }: ActionFunctionArgs) {
  const { clientAddress, logFailure } = contextOf(context);
  const form = await requireForm(request);
  const back = backOf(request);
  try {
    const signedIn = await signInWithPasskey(request, { answer: form.get('answer'), clientAddress });
    if (!signedIn) {
      const description = 'This passkey is not known here, or the answer came too late. Use your password.';
      return await redirectWithToast(withReturn('/auth', back), { title: FAILED, description, tone: 'loss' });
    }
    const answer = await redirectWithToast(landingOf(back, signedIn.role), {
      title: 'Welcome back!',
      description: 'You have been successfully signed in.',
      tone: 'gain',
    });
    for (const cookie of signedIn.cookies) answer.headers.append('Set-Cookie', cookie);
    return answer;
  } catch (error) {
    logFailure('a sign-in with a passkey failed', reasonOf(error));
    const description = 'An unexpected error occurred during sign in';
    return redirectWithToast(withReturn('/auth', back), { title: FAILED, description, tone: 'loss' });
  }
}

function backOf(request: Request) {
  return returnIn(new URL(request.url).searchParams);
}
