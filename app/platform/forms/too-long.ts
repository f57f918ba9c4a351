import { grouped } from '#app/platform/db/lengths.ts';

export function tooLong(most: number): string {
  return `At most ${grouped(most)} characters. Please shorten it.`;
}
