import { badRequest } from './responses.ts';

const VERSION = /^\d{1,9}$/;

export function readVersion(value: unknown): number | null {
  return typeof value === 'string' && VERSION.test(value) ? Number(value) : null;
}

export function requireVersion(form: FormData): number {
  const version = readVersion(form.get('version'));
  if (version === null) throw badRequest();
  return version;
}
