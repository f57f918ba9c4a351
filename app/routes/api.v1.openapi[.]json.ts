import type { LoaderFunctionArgs } from '@remix-run/node';
import { openApi } from '#app/tools/api/openapi.ts';
import { jsonResponse, preflight, refusal } from '#app/tools/api/responses.ts';
import { env } from '#app/platform/env/env.server.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

const METHODS = 'GET, HEAD, OPTIONS';

export function loader({ request }: LoaderFunctionArgs) {
  if (request.method === 'OPTIONS') return preflight(METHODS);
  return jsonResponse(openApi(env().APP_URL), { headers: { 'Cache-Control': PUBLIC_FILE } });
}

export function action() {
  return refusal(405, 'The description is read by GET.', { Allow: METHODS });
}
