import { grouped } from '#app/platform/db/lengths.ts';

/** The sentence at a text of more than `most` characters. */
export function tooLong(most: number): string {
  return `At most ${grouped(most)} characters. Please shorten it.`;
}
