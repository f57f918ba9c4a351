import { dayText, isIsoDate } from '#app/platform/core/time.ts';

/** Values of forms as they are read: what is none of its kind stays as it is. */

export type Named = readonly { id: string; name: string }[];

export function dayOf(value: string): string {
  return isIsoDate(value) ? dayText(value) : value;
}

export function nameIn(colleagues: Named, id: string): string {
  return colleagues.find((one) => one.id === id)?.name ?? (id && 'a former colleague');
}
