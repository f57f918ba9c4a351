import { z } from 'zod';
import type { QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';

/** In months from today: a later day is a typing error. */
const REACH = 24;

type Chosen = { on?: string };

type Asking = {
  label: string;
  hint?: string;
  /** What the field begins with: `2026-11-27`, or nothing. */
  first(): string;
  mayBeToday: boolean;
};

/** For an act on many records that asks for one day, `2026-11-27`. */
export function askingDay({ label, hint, first, mayBeToday }: Asking) {
  return {
    choice: z.object({ on: z.optional(z.string()) }),
    ask: (_me: FirmActor, _ids: readonly string[], { on }: Chosen): Promise<QuestionForm | null> =>
      Promise.resolve({
        lines: [],
        fields: [{ name: 'on', label, hint, kind: 'day', value: on ?? first(), isRequired: true }],
        notes: {},
      }),
    answer(form: FormData): { choice: { on: string } } | { errors: Record<string, string> } {
      const on = textIn(form, 'on');
      const today = southAfricanDay();
      if (!isIsoDate(on) || on > monthsAfter(today, REACH))
        return { errors: { on: 'Give the day as a date within two years.' } };
      if (on > today || (mayBeToday && on === today)) return { choice: { on } };
      return { errors: { on: mayBeToday ? 'Give today or a day to come.' : 'Give a day to come.' } };
    },
  };
}
