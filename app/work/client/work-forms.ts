import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type WorkIntent =
  | 'questions'
  | 'keep'
  | 'text'
  | 'same'
  | 'not-mine'
  | 'reopen'
  | 'restore'
  | 'leave'
  | 'approve'
  | 'sign'
  | 'wrong'
  | 'unapprove'
  | 'message'
  | 'read'
  | 'talk'
  | 'bring-back';

/** An approval or a signature wants a fresh code. */
export type AsksCode = { asksCode: true };

export type WorkAnswer = FormAnswer<WorkIntent, AsksCode>;
