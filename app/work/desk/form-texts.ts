import { dayText, isIsoDate } from '#app/platform/core/time.ts';

/** Values of forms as they are read: what is none of its kind stays as it is. */

export type Named = readonly { id: string; name: string }[];

export function dayOf(value: string): string {
  return isIsoDate(value) ? dayText(value) : value;
}

export function nameIn(colleagues: Named, id: string): string {
  return colleagues.find((one) => one.id === id)?.name ?? (id && 'a former colleague');
}

/** When something is to be done: `today`, `since 3 June 2026`. */
export function dayWords(day: string, today: string): string {
  if (day === today) return 'today';
  return day < today ? `since ${dayText(day)}` : dayText(day);
}
