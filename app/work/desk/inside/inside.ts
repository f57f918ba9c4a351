import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { InsideStep } from '#app/platform/db/inside-values.ts';
import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

/** Of a step inside the firm; its field `item` names the step. */
export type InsideIntent = 'inside-add' | 'inside-save' | 'inside-done' | 'inside-open' | 'inside-remove';

export type InsideAnswer = Pick<FormAnswer, 'row' | 'error' | 'errors' | 'typed' | 'isStale'> &
  WithMeanwhile & { intent: string };

/** `colleagues`: to name who does it. */
export function insideForm(
  colleagues: readonly { id: string; name: string }[] = [],
): SharedForm<Pick<InsideStep, 'what' | 'who' | 'day'>> {
  return {
    words: { what: 'What is to do', who: 'Who does it', day: 'Day' },
    stored: ({ what, who, day }) => ({ what, who: who ?? '', day: day ?? '' }),
    text(name, value) {
      if (name === 'day' && isIsoDate(value)) return dayText(value);
      if (name !== 'who') return value;
      return colleagues.find(({ id }) => id === value)?.name ?? (value && 'a former colleague');
    },
  };
}
