import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerTaxRequest } from '#app/tools/api/tax-request.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { api: true } satisfies RouteHandle;

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return answerTaxRequest(params.tax, request, contextOf(context));
}

export const action = loader;
