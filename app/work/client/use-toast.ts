import { useRouteLoaderData } from '@remix-run/react';
import type { Toast } from '#app/platform/http/toast.server.ts';

/** The message that came with the page, for the thing on it that it is about. */
export function useToast(): Toast | null {
  return useRouteLoaderData<() => { toast: Toast | null }>('root')?.toast ?? null;
}
