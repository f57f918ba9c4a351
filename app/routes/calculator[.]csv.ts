import type { ActionFunctionArgs } from '@remix-run/node';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { calculatorAt } from '#app/tools/calculators/calculators.ts';
import { csvName, csvOf } from '#app/tools/calculators/csv.ts';
import { postedValues } from '#app/tools/calculators/posted.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { methodNotAllowed, unprocessable } from '#app/platform/http/responses.ts';

export function loader() {
  throw methodNotAllowed(['POST']);
}

/** Without JavaScript; the same bytes that the browser makes itself. */
export async function action({ request }: ActionFunctionArgs) {
  const calculator = calculatorAt(request.url);
  const { values, exact } = postedValues(await requireForm(request));
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind === 'refused') throw unprocessable(outcome.message.description);
  return new Response(csvOf(calculator, outcome), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${csvName(calculator, outcome.assessment)}"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
