import { fillFigures } from '#app/blog/figures.ts';

/** The same value with the figures that its texts name put in. Throws for a figure that is not known. */
export function fill<T>(value: T): T {
  return filled(value) as T;
}

function filled(value: unknown): unknown {
  if (typeof value === 'string') return fillFigures(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
}
