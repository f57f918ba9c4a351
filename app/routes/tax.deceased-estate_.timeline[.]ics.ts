import type { ActionFunctionArgs } from '@remix-run/node';
import { estateCalendar } from '#app/firm/deadlines/estate-calendar.ts';
import { readEstateDays } from '#app/firm/deadlines/estate-days.ts';
import { env } from '#app/platform/env/env.server.ts';
import { estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { methodNotAllowed, unprocessable } from '#app/platform/http/responses.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

export function loader() {
  throw methodNotAllowed(['POST']);
}

export async function action({ request }: ActionFunctionArgs) {
  const today = southAfricanDay();
  const { days, errors } = readEstateDays(await requireForm(request), today);
  if (!days)
    throw unprocessable(errors.size ?? errors.death ?? errors.letters ?? 'The days could not be read.');
  return new Response(estateCalendar(estateTimeline(days, today), { origin: env().APP_URL, today }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="estate.ics"',
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
