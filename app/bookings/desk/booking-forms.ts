import { textIn } from '#app/platform/http/form-text.ts';

/** The forms of the page of a booking. */
export type Part = 'move' | 'cancel' | 'hand-over' | 'note';

export type Typed = Record<'slot' | 'day' | 'at' | 'message' | 'colleague' | 'note', string>;

export const LONGEST_NOTE = 10_000;
export const LONGEST_MESSAGE = 2_000;

export function typedIn(form: FormData): Typed {
  const text = (name: keyof Typed) => textIn(form, name);
  return {
    slot: text('slot'),
    day: text('day'),
    at: text('at'),
    message: text('message'),
    colleague: text('colleague'),
    note: text('note'),
  };
}
