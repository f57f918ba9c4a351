import type { LoaderFunctionArgs } from '@remix-run/node';
import { readResource } from '#app/desk/api/read.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return readResource(params.resource, { request, client: contextOf(context), origin: env().APP_URL });
}

export const action = loader;
