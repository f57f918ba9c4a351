const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
]);

/** Classes of Postgres's own codes: authorization, no such database, resources, the server's state. */
const REFUSED = /^(28|3D|53|57P)/;
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|^CRL_|^HOSTNAME_MISMATCH/;
const NO_TLS = /does not support SSL|before secure TLS connection|wrong version number/;

/** Why no connection to the database came about, as a sentence for the operator. Null: the error is another. */
export function explainConnection(error: unknown): string | null {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return null;
  const { code = '' } = cause as NodeJS.ErrnoException;
  if (NO_TLS.test(cause.message))
    return `DATABASE_URL asks for TLS, and that Postgres has none (${cause.message}): set ssl=on in it, or sslmode=disable.`;
  if (CERTIFICATE.test(code))
    return `DATABASE_URL names a Postgres whose certificate is not accepted (${cause.message}, ${code}): name the file of its authority in sslrootcert, or correct the host.`;
  if (UNREACHABLE.has(code))
    return `DATABASE_URL names a Postgres that cannot be reached (${code}): start it, or correct the variable.`;
  if (REFUSED.test(code))
    return `DATABASE_URL is refused by Postgres (${cause.message}): correct the variable.`;
  return null;
}

export function rootCause(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return rootCause(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Whether Postgres answered that it does not take a value (SQLSTATE 22, 23 and 54): trying again is of no use. */
export function isRefusedValue(error: unknown): boolean {
  const { code } = rootCause(error) as { code?: unknown };
  return typeof code === 'string' && /^(22|23|54)/.test(code) && code.length === 5;
}
