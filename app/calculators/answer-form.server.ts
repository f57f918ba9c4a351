import type { AppLoadContext } from '@remix-run/node';
import { contextOf } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { calculatorAt } from './calculators.ts';
import { withSums } from './field.ts';
import { postedValues } from './posted.ts';
import { answerTo } from './state.ts';

/** What a posted form says, and its outcome under the calculator of the address. A failure of the code is logged. */
export async function answerForm(request: Request, context: AppLoadContext) {
  const form = await requireForm(request);
  const calculator = calculatorAt(request.url);
  const posted = postedValues(form);
  const values = withSums(calculator.fields(posted.values), posted.values);
  const entered = { ...posted, values };
  const outcome = answerTo(calculator, entered);
  if (outcome.kind === 'refused' && outcome.failure)
    contextOf(context).logFailure('a tax could not be calculated', outcome.failure);
  return { calculator, form, entered, outcome };
}
