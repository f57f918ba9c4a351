import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether a form did not reach the server: a reload would fail too, and show an error page. */
export function wasUnsent({ actionResult, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult !== undefined && actionStatus === undefined;
}
