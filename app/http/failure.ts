/** Further ones are the framework's. */
const FRAMES = 8;

/** Name and code of an error, for a log. The message of a database error contains the row, so it is left out. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name;
}

/** As `reasonOf`, with the stack but without the message above it. */
export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [reasonOf(error), ...frames.slice(0, FRAMES)].join('\n');
}
