export type Place = { path: string; kept: string };

type Step = { month?: string; day?: string; at?: string };

export function stepAddress({ path, kept }: Place, step: Step = {}): string {
  const query = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(step)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
