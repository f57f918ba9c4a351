import { useRouteLoaderData } from '@remix-run/react';
import type { Toast } from '#app/platform/http/toast.server.ts';

export function useToast(): Toast | null {
  return useRouteLoaderData<() => { toast: Toast | null }>('root')?.toast ?? null;
}
