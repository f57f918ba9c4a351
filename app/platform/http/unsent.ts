import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether a form never reached the server: a reload would not either, and end in an error page. */
export function wasUnsent({ actionResult, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult !== undefined && actionStatus === undefined;
}
