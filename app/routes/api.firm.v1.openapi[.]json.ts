import type { LoaderFunctionArgs } from '@remix-run/node';
import { jsonAnswer, otherMethod, READS } from '#app/desk/api/answer.server.ts';
import { firmOpenApi } from '#app/desk/api/openapi.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return otherMethod(request, READS) ?? jsonAnswer(firmOpenApi(env().APP_URL));
}

export const action = loader;
