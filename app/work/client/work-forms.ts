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

/** An approval or a signature wants a fresh code. `mailedAt`: of one that was mailed before, and counts: `14:02`. */
export type AsksCode = { asksCode: true; mailedAt?: string };

export type WorkAnswer = FormAnswer<WorkIntent, AsksCode>;
