import type { AppLoadContext } from '@remix-run/node';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { calculatorAt } from './calculators.ts';
import { asRead } from './as-read.ts';
import type { FieldSpec, Values } from './field.ts';
import { noToTheRest } from './no-to-the-rest.ts';
import { postedValues } from './posted.ts';
import { answerTo, arrivedAt } from './state.ts';
import { isUncounted } from './uncounted.ts';

/** `isCarried`: typed on another page, and handed over. */
type Posted = ReturnType<typeof postedValues> & { isCarried?: boolean };

/** A posted form and its outcome, by the calculator of the address. Logs a failure of the code. */
export async function answerForm(
  request: Request,
  context: AppLoadContext,
  valuesOf: (form: FormData) => Posted = postedValues,
) {
  const form = await requireForm(request);
  const calculator = calculatorAt(request.url);
  const posted = valuesOf(form);
  const fields = calculator.fields(posted.values);
  const answered = form.get('rest') === 'no' ? noToTheRest(fields, posted.values) : posted.values;
  const values = withCounted(fields, answered, form.get('count'));
  const isOnTheWay = posted.isCarried === true || form.get('rest') === 'no';
  const entered = { values, exact: posted.exact, isOnTheWay };
  const outcome = (isOnTheWay ? arrivedAt : answerTo)(calculator, entered);
  if (outcome.kind === 'refused' && outcome.failure)
    contextOf(context).logFailure('a tax could not be calculated', outcome.failure);
  return { calculator, form, entered, outcome };
}

function withCounted(fields: readonly FieldSpec[], values: Values, name: FormDataEntryValue | null): Values {
  const field = fields.find((field) => field.name === name);
  if (!field || !isUncounted(field, values)) return values;
  const read = asRead(field, values[field.name] ?? '');
  const counted = 'error' in read ? null : read.counted;
  return counted === null ? values : { ...values, [field.name]: counted };
}
