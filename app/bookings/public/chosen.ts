import { instantOf } from '#app/bookings/core/working-time.ts';
import { isIsoDate, southAfricanDay, clockText } from '#app/platform/core/time.ts';

/** The choices in the address so far; null for each that is missing or invalid. */
export type Chosen = { month: string | null; day: string | null; at: string | null };

export const CHOICE_PARAMS = ['month', 'day', 'at'];

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function readChosen(query: URLSearchParams): Chosen {
  const day = query.get('day') ?? '';
  const month = query.get('month') ?? '';
  const at = query.get('at') ?? '';
  return {
    month: isIsoDate(`${month}-01`) ? month : null,
    day: isIsoDate(day) ? day : null,
    at: TIME.test(at) ? at : null,
  };
}

/** `2026-11-24 10:00`, on South Africa's clock: how forms name a start. */
export function startName(start: number): string {
  const at = new Date(start);
  return `${southAfricanDay(at)} ${clockText(at)}`;
}

export function readStart(text: FormDataEntryValue | null): number | null {
  if (typeof text !== 'string') return null;
  const [day = '', time = ''] = text.split(' ');
  return isIsoDate(day) && TIME.test(time) ? instantOf(day, time) : null;
}
