import { requireForm } from '#app/platform/http/form.ts';
import { FIELDS, type FieldName } from '#app/firm/contact/enquiry-fields.ts';
import { ATTACHED, STARTED, TRAP } from '#app/platform/forms/hidden-fields.ts';
import { findTopic } from '#app/firm/contact/topics.ts';

/** `isPrefill`: another page only fills the form in, for the visitor to continue. */
export type Posted = { fields: FormData; robot: boolean; isPrefill: boolean };

/** Throws 400 when the body is no form. */
export async function requirePosted(request: Request): Promise<Posted> {
  const body = await requireForm(request);
  const fields = new FormData();
  for (const name of [...FIELDS, ATTACHED, STARTED]) {
    const value = body.get(name);
    if (typeof value === 'string' && !isGone(name, value)) fields.append(name, value);
  }
  return { fields, robot: Boolean(body.get(TRAP)), isPrefill: body.get('intent') === 'prefill' };
}

/** A page that was opened earlier may name a plan that the firm no longer has: no reason to refuse the enquiry. */
function isGone(name: string, value: string): boolean {
  return name === ('topic' satisfies FieldName) && findTopic(value) === null;
}
