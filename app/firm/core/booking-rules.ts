import { diary } from '#content/consultations.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const DIARY = 'diary';

export type BookingRules = {
  [Rule in keyof typeof diary]: (typeof diary)[Rule] extends number
    ? number
    : (typeof diary)[Rule] extends string
      ? string
      : string | null;
};

/** As published now: read them while a page is made, not when a module is loaded. */
export function bookingRules(): BookingRules {
  return heldItems<BookingRules>(DIARY, [diary])[0] ?? diary;
}
