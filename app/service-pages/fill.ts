import { fillFigures } from '#app/blog/figures.ts';

/** Throws for an unknown figure. */
export function fill<T>(value: T): T {
  return fillIn(value) as T;
}

function fillIn(value: unknown): unknown {
  if (typeof value === 'string') return fillFigures(value);
  if (Array.isArray(value)) return value.map(fillIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillIn(part)]));
}
