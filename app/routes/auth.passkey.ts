import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { returnIn, withReturn } from '#app/accounts/core/landing.ts';
import { signInWithPasskey } from '#app/accounts/core/passkeys/sign-in.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { welcome } from '#app/work/client/welcome.server.ts';

const FAILED = 'Authentication failed';

export const loader = ({ request }: LoaderFunctionArgs) => redirect(withReturn('/auth', backOf(request)));

/** What is posted answers a challenge by a script, and is no form that could be drawn again: so not by `postedForms`. */
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
    return await welcome(back, signedIn);
  } catch (error) {
    logFailure('a sign-in with a passkey failed', reasonOf(error));
    const description = 'An unexpected error occurred during sign in';
    return redirectWithToast(withReturn('/auth', back), { title: FAILED, description, tone: 'loss' });
  }
}

function backOf(request: Request) {
  return returnIn(new URL(request.url).searchParams);
}
