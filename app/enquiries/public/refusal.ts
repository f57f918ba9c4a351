import type { SubmissionResult } from '@conform-to/react';

export type Refusal = { title: string; result: SubmissionResult<string[]> };

export const VALIDATION_ERROR = 'Validation Error';
export const FAILURE = {
  title: 'Error',
  message: 'There was a problem sending your message. Please try again.',
};
