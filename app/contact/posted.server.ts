import { requireForm } from '#app/http/form.ts';
import { ATTACHED } from './attached.ts';
import { FIELDS } from './fields.ts';
import { TRAP } from './trap.ts';

/**
 * The form's own fields and what is attached, each at most once and as text; whatever else was sent is not looked at. `isPrefill`: another page
 * only fills the form in, for the visitor to go on with.
 */
export type Posted = { fields: FormData; robot: boolean; isPrefill: boolean };

/** Reads a posted form. Throws 400 when the body is no form at all. */
export async function requirePosted(request: Request): Promise<Posted> {
  const body = await requireForm(request);
  const fields = new FormData();
  for (const name of [...FIELDS, ATTACHED]) {
    const value = body.get(name);
    if (typeof value === 'string') fields.append(name, value);
  }
  return { fields, robot: Boolean(body.get(TRAP)), isPrefill: body.get('intent') === 'prefill' };
}
