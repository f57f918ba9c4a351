import type { SubmissionResult } from '@conform-to/react';

/** Why a message was not taken: for the form (each field's errors and what was typed) and, by title, for the visitor. */
export type Refusal = { title: string; result: SubmissionResult<string[]> };

export const VALIDATION_ERROR = 'Validation Error';
export const FAILURE = {
  title: 'Error',
  message: 'There was a problem sending your message. Please try again.',
};

/** The refusal of a message that never reached the server: the form keeps what is typed in it. */
export const UNSENT: Refusal = {
  title: FAILURE.title,
  result: { status: 'error', error: { '': [FAILURE.message] } },
};

/** Shows a refusal as a toast, in the browser. */
export function toastRefusal(title: string, description: string | undefined): void {
  window.dispatchEvent(new CustomEvent('toast', { detail: { title, description, tone: 'loss' } }));
}
