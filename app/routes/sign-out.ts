import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { db } from '#app/platform/db/client.server.ts';
import { noSessionCookie, sessionSecretOf } from '#app/accounts/core/session-cookie.server.ts';
import { endSessionOf } from '#app/accounts/core/sessions.server.ts';
import { noOpenedCookie } from '#app/work/client/opened-link.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { methodNotAllowed } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';

export function loader() {
  return redirect('/');
}

/** While the database is down the visitor stays signed in, and is told so. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw methodNotAllowed(['POST']);
  const secret = await sessionSecretOf(request);
  try {
    if (secret) await endSessionOf(db(), secret);
  } catch (error) {
    contextOf(context).logFailure('Error signing out:', reasonOf(error));
    return redirectWithToast('/', {
      title: 'Error signing out',
      description: 'There was a problem signing you out. Please try again.',
      tone: 'loss',
    });
  }
  const answer = await redirectWithToast('/', { title: 'Signed out successfully', tone: 'gain' });
  answer.headers.append('Set-Cookie', await noSessionCookie());
  answer.headers.append('Set-Cookie', await noOpenedCookie());
  return answer;
}
