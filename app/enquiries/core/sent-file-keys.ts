/** In the private storage; no public route reads below it. */
export const SENT_PREFIX = 'sent/';

export function sentKey(id: string): string {
  return SENT_PREFIX + id;
}
