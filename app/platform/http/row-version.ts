import { badRequest } from './responses.ts';

/** What the column holds: the versions that a form may name. */
const VERSION = /^\d{1,9}$/;

/** The version of a row that a form was shown; null if no row can have it. */
export function readVersion(value: unknown): number | null {
  return typeof value === 'string' && VERSION.test(value) ? Number(value) : null;
}

/** As `readVersion`. Throws 400 instead. */
export function requireVersion(form: FormData): number {
  const version = readVersion(form.get('version'));
  if (version === null) throw badRequest();
  return version;
}
