import type { InsideStep } from '#app/platform/db/inside-values.ts';
import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { dayOf, nameIn, type Named } from '#app/work/desk/form-texts.ts';

/** Of a step inside the firm; its field `item` names the step. */
export type InsideIntent = 'inside-add' | 'inside-save' | 'inside-done' | 'inside-open' | 'inside-remove';

export type InsideAnswer = Pick<FormAnswer, 'row' | 'error' | 'errors' | 'typed' | 'isStale'> &
  WithMeanwhile & { intent: string };

/** `colleagues`: to name who does it. */
export function insideForm(colleagues: Named = []): SharedForm<Pick<InsideStep, 'what' | 'who' | 'day'>> {
  return {
    words: { what: 'What is to do', who: 'Who does it', day: 'Day' },
    stored: ({ what, who, day }) => ({ what, who: who ?? '', day: day ?? '' }),
    text(name, value) {
      if (name === 'day') return dayOf(value);
      return name === 'who' ? nameIn(colleagues, value) : value;
    },
  };
}
