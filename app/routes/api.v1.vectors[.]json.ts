import type { LoaderFunctionArgs } from '@remix-run/node';
import { jsonTextResponse, preflight, refusal } from '#app/tools/api/responses.ts';
import { vectorText } from '#app/tools/api/vectors.ts';
import { env } from '#app/platform/env/env.server.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

const METHODS = 'GET, HEAD, OPTIONS';

export async function loader({ request }: LoaderFunctionArgs) {
  if (request.method === 'OPTIONS') return preflight(METHODS);
  return jsonTextResponse(await vectorText(env().APP_URL), { headers: { 'Cache-Control': PUBLIC_FILE } });
}

export function action() {
  return refusal(405, 'The test vectors are read by GET.', { Allow: METHODS });
}
