import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type BookingIntent =
  'move' | 'cancel' | 'unbook' | 'restore' | 'hand-over' | 'no-show' | 'came' | 'note';

/** `anyway`: posted with the next press of the button, which then goes ahead although the colleague is away. */
export type TakenTime = { nearest?: Date[]; anyway?: string };

export type BookingMore = TakenTime & WithMeanwhile;

export type BookingAnswer = FormAnswer<BookingIntent, BookingMore>;

export const NOTE_FORM: SharedForm<{ note: string | null }> = {
  words: { note: 'Note' },
  stored: ({ note }) => ({ note: note ?? '' }),
};

export const LONGEST_NOTE = 10_000;
export const LONGEST_MESSAGE = 2_000;
