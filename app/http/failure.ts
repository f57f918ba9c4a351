const FRAMES = 8;

/** Leaves out the message: a database error's contains the row. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name;
}

export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [reasonOf(error), ...frames.slice(0, FRAMES)].join('\n');
}
