import type { SubmissionResult } from '@conform-to/react';

/** Why a message was not taken: the title for the visitor, and errors and input for the form. */
export type Refusal = { title: string; result: SubmissionResult<string[]> };

export const VALIDATION_ERROR = 'Validation Error';
export const FAILURE = {
  title: 'Error',
  message: 'There was a problem sending your message. Please try again.',
};

/** For a message that never reached the server: the form keeps its input. */
export const UNSENT: Refusal = {
  title: FAILURE.title,
  result: { status: 'error', error: { '': [FAILURE.message] } },
};

/** Shows a refusal as a toast, in the browser. */
export function toastRefusal(title: string, description: string | undefined): void {
  window.dispatchEvent(new CustomEvent('toast', { detail: { title, description, tone: 'loss' } }));
}
