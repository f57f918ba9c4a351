import { redirect } from '@remix-run/node';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { readAttached } from '#app/tools/saved/attached.server.ts';
import { ATTACHED } from '#app/platform/forms/hidden-fields.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { keptIn } from './about.server.ts';
import { stepAddress } from './address.ts';
import { saveForm } from '#app/tools/saved/save-form.server.ts';

/** Saves a calculator's form and redirects to the booking of `query`: amounts must not be in an address. */
export async function keepCalculation(
  form: FormData,
  query: URLSearchParams,
  { clientAddress, logFailure }: RequestContext,
): Promise<Response> {
  const place = { path: '/book', kept: keptIn(query) };
  const text = form.get(ATTACHED);
  const attached = readAttached(typeof text === 'string' ? text : null);
  if (!attached) return redirect(stepAddress(place), 303);
  const calculator = findCalculator(attached.kind);
  const { values, exact } = attached.inputs;
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind === 'refused') return redirect(stepAddress(place), 303);
  const saved = await saveForm(calculator, { values, exact }, outcome, {
    clientAddress,
    findOwner: async () => null,
  });
  if (saved.kind === 'saved') return redirect(stepAddress(place, { calculation: saved.token }), 303);
  if (saved.reason) logFailure('a calculation could not be saved', saved.reason);
  return redirectWithToast(stepAddress(place), {
    title: 'Your calculation is not attached',
    description: saved.sentence,
    tone: 'loss',
  });
}
