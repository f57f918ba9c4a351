import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { methodNotAllowed } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { endMails, MAILS_PATH } from '#app/tools/freelancer/payment-mails.server.ts';

/** A mail program posts without an origin and without cookies (RFC 8058): the link alone says who. */
export const handle = { api: true } satisfies RouteHandle;

const METHODS = ['GET', 'HEAD', 'POST'];

/** For mail programs that open the address instead: there is a button. */
export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  requireMethod(request);
  const headers = { 'Cache-Control': PRIVATE_PAGE };
  return redirect(`${MAILS_PATH}/${encodeURIComponent(token)}`, { status: 303, headers });
}

/** The same answer once they are ended, whoever asks again. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  requireMethod(request);
  await endMails(token);
  return new Response('Ended.\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PRIVATE_PAGE },
  });
}

function requireMethod({ method }: Request): void {
  if (!METHODS.includes(method)) throw methodNotAllowed(METHODS);
}
