import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type WorkIntent =
  'questions' | 'keep' | 'text' | 'not-mine' | 'reopen' | 'restore' | 'message' | 'read';

export type WorkAnswer = FormAnswer<WorkIntent>;
