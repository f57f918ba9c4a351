import { dayText } from '#app/platform/core/time.ts';

/** The ISO day of `14 May 2025`; null if it is written in any other way. */
export function publicationDay(date: string): string | null {
  const time = Date.parse(`${date} UTC`);
  if (Number.isNaN(time)) return null;
  const day = new Date(time).toISOString().slice(0, 10);
  return dayText(day) === date ? day : null;
}
