import type { SubmissionResult } from '@conform-to/react';

export type Refusal = { title: string; result: SubmissionResult<string[]> };

export const VALIDATION_ERROR = 'Validation Error';
export const FAILURE = {
  title: 'Error',
  message: 'There was a problem sending your message. Please try again.',
};

export const UNSENT: Refusal = {
  title: FAILURE.title,
  result: { status: 'error', error: { '': [FAILURE.message] } },
};

export function toastRefusal(title: string, description: string | undefined): void {
  window.dispatchEvent(new CustomEvent('toast', { detail: { title, description, tone: 'loss' } }));
}
