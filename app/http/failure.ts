/** Name and code of what went wrong, for a log. A database error's message holds the row, so it is left out. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name;
}
