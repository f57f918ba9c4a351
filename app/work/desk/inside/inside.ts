import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

/** Of a step inside the firm; its field `item` names the step. */
export type InsideIntent = 'inside-add' | 'inside-save' | 'inside-done' | 'inside-open' | 'inside-remove';

export type InsideAnswer = Pick<FormAnswer, 'row' | 'error' | 'errors' | 'typed' | 'isStale'> & {
  intent: string;
};
