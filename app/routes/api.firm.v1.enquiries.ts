import type { LoaderFunctionArgs } from '@remix-run/node';
import { takeEnquiry } from '#app/desk/api/enquiry.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  return takeEnquiry({ request, client: contextOf(context) });
}

export const action = loader;
