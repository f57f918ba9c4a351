import { badRequest } from '#app/platform/http/responses.ts';
import { textIn } from '#app/platform/http/form-text.ts';

/** Null if there was none. Throws 400 for an invalid time. */
export function lastShown(form: FormData): Date | null {
  const text = textIn(form, 'until');
  if (!text) return null;
  const until = new Date(text);
  if (Number.isNaN(until.getTime())) throw badRequest();
  return until;
}
