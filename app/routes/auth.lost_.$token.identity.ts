import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { MOST_IDENTITY_FILES } from '#app/accounts/recovery/states.ts';
import { MOST_BYTES } from '#app/work/documents/kinds.ts';
import { receiveIdentity } from '#app/work/documents/receive-identity.server.ts';

export const handle = {
  upload: { bytes: MOST_IDENTITY_FILES * MOST_BYTES, spooled: true, isForRecovery: true },
} satisfies RouteHandle;

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const headers = { 'Cache-Control': PRIVATE_PAGE };
  return redirect(`/auth/lost/confirm?token=${encodeURIComponent(token)}`, { headers });
}

export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return receiveIdentity(request, encodeURIComponent(token));
}
