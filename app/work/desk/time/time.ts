import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type TimerIntent = 'timer-start' | 'timer-stop' | 'timer-drop' | 'timer-resume';

export type TimeIntent = 'time' | 'time-save' | 'time-remove' | 'time-restore' | TimerIntent;

export type TimeAnswer = FormAnswer<TimeIntent, WithMeanwhile>;

export const TIME_FORM: SharedForm<{ minutes: number; day: string }> = {
  words: { minutes: 'Minutes', day: 'Day' },
  stored: ({ minutes, day }) => ({ minutes: String(minutes), day }),
  text: (name, value) => (name === 'day' && isIsoDate(value) ? dayText(value) : value),
};

export const TAPS = [5, 15, 30, 60] as const;
