/** In the address: an id of `content/people.ts`, or `ANYBODY`. */
export const WITH = 'with';
export const ANYBODY = 'anyone';
export const WORK = 'work';

export type Place = { path: string; kept: string };

type Step = { month?: string; day?: string; at?: string; calculation?: string };

export function stepAddress({ path, kept }: Place, step: Step = {}): string {
  const query = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(step)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
