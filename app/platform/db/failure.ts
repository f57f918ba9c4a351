import { placeOfFailure } from '#app/platform/core/failed-place.ts';
import { detailOf } from '#app/platform/core/own-error.ts';

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
/** Too many connections; shutting down, crashed or starting. */
const PASSING = /^(53300|57P0[123])$/;
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|^CRL_|^HOSTNAME_MISMATCH/;
const NO_TLS = /does not support SSL|before secure TLS connection|wrong version number/;
/** PgBouncer's code for all of its own messages; Postgres does not use it. */
const POOLER = '08P01';
const SERVER_AWAY = /server|connect|pause|timeout|shutting down/i;

/** Why the database could not be reached, as a sentence for the operator. Null for other errors. */
export function explainConnection(error: unknown): string | null {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return null;
  const code = codeOf(cause);
  if (NO_TLS.test(cause.message))
    return `DATABASE_URL asks for TLS, and that Postgres has none (${cause.message}): set ssl=on in it, or sslmode=disable.`;
  if (CERTIFICATE.test(code))
    return `DATABASE_URL names a Postgres whose certificate is not accepted (${cause.message}, ${code}): name the file of its authority in sslrootcert, or correct the host.`;
  if (UNREACHABLE.has(code))
    return `DATABASE_URL names a Postgres that cannot be reached (${whereAndWhy(cause)}): start it, or correct the variable.`;
  if (code === POOLER)
    return `DATABASE_URL leads to a pooler (PgBouncer), which refuses (${cause.message}): correct its settings, or the parameters of the variable.`;
  if (REFUSED.test(code))
    return `DATABASE_URL is refused by Postgres (${cause.message}): correct the variable.`;
  return null;
}

export function isPassing(error: unknown): boolean {
  const cause = rootCause(error);
  const code = codeOf(cause);
  if (code === POOLER) return cause instanceof Error && SERVER_AWAY.test(cause.message);
  return UNREACHABLE.has(code) || PASSING.test(code);
}

export function whereAndWhy(error: unknown): string {
  return [codeOf(error), placeOfFailure(rootCause(error))].filter(Boolean).join(' ');
}

export function violates(error: unknown, constraint: string): boolean {
  return detailOf(rootCause(error), 'constraint_name') === constraint;
}

export function codeOf(error: unknown): string {
  const code = detailOf(rootCause(error), 'code');
  return typeof code === 'string' ? code : '';
}

export function rootCause(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return rootCause(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Whether Postgres rejected a value (SQLSTATE 22, 23 and 54): trying again is useless. */
export function isRefusedValue(error: unknown): boolean {
  return /^(22|23|54)...$/.test(codeOf(error));
}
