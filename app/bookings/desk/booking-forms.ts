import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

/** The forms of the page of a booking. */
export type BookingIntent = 'move' | 'cancel' | 'restore' | 'hand-over' | 'no-show' | 'came' | 'note';

/** Free starts around a time that is taken. */
export type TakenTime = { nearest: Date[] };

export type BookingAnswer = FormAnswer<BookingIntent, TakenTime>;

export const LONGEST_NOTE = 10_000;
export const LONGEST_MESSAGE = 2_000;
