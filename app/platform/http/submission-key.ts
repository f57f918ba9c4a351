import { badRequest } from './responses.ts';

const KEY = /^[\w-]{20,64}$/;

/** Of a form that does its work once, though it is sent twice: a random UUID. Anybody may choose another one: it opens nothing. */
export function isSubmissionKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

/** Throws 400 for a key that no form of the site has. */
export function requireSubmissionKey(form: FormData): string {
  const key = form.get('key');
  if (!isSubmissionKey(key)) throw badRequest();
  return key;
}
