import { placeOfFailure } from '#app/platform/core/failed-place.ts';
import { isOwnError } from '#app/platform/core/own-error.ts';

const FRAMES = 8;

/** Leaves out other errors' messages: a database error's contains the row. */
export function reasonOf(error: unknown): string {
  if (isOwnError(error)) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (isOwnError(cause)) return cause.message;
  if (!(cause instanceof Error)) return 'unknown';
  return [cause.name, 'code' in cause ? String(cause.code) : '', placeOfFailure(cause)]
    .filter(Boolean)
    .join(' ');
}

export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [reasonOf(error), ...frames.slice(0, FRAMES)].join('\n');
}
