import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type TimerIntent = 'timer-start' | 'timer-stop' | 'timer-drop' | 'timer-resume';

export type TimeIntent = 'time' | 'time-save' | 'time-remove' | 'time-restore' | TimerIntent;

export type TimeAnswer = FormAnswer<TimeIntent>;

/** Noted by one tap. */
export const TAPS = [5, 15, 30, 60] as const;
