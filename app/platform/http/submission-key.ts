import { isUuid } from '#app/platform/db/uuid.ts';
import { badRequest } from './responses.ts';

const KEY = /^[\w-]{20,64}$/;

/** For a form that acts once even if sent twice. A key that its sender invented gives no access. */
export function isSubmissionKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}

/** Throws 400 for a key that no form of the site has. */
export function requireSubmissionKey(form: FormData): string {
  const key = form.get('key');
  if (!isSubmissionKey(key)) throw badRequest();
  return key;
}

/** The id of the row that the form makes, so that sending it twice makes one. A new id if the page has none. */
export function newIdIn(form: FormData): string {
  const key = form.get('key');
  return isUuid(key) ? key : crypto.randomUUID();
}
