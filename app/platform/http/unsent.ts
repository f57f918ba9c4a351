import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether a form did not reach the server: then a reload would not either, and show an error page. */
export function wasUnsent({ actionResult, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult !== undefined && actionStatus === undefined;
}
