import { longMoment as momentOf } from '#app/platform/core/time.ts';

export function longMoment(date: Date | null): string {
  return date ? momentOf(date) : 'never';
}
