import type { ActionFunctionArgs } from '@remix-run/node';
import { estateCalendar } from '#app/firm/deadlines/estate-calendar.ts';
import { readEstateDays } from '#app/firm/deadlines/estate-days.ts';
import { env } from '#app/platform/env/env.server.ts';
import { estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { methodNotAllowed, unprocessable } from '#app/platform/http/responses.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { calendarFile } from '#app/platform/calendar/calendar-file.server.ts';

export function loader() {
  throw methodNotAllowed(['POST']);
}

export async function action({ request }: ActionFunctionArgs) {
  const today = southAfricanDay();
  const { days, errors } = readEstateDays(await requireForm(request), today);
  if (!days)
    throw unprocessable(errors.size ?? errors.death ?? errors.letters ?? 'The days could not be read.');
  const calendar = estateCalendar(estateTimeline(days, today), { origin: env().APP_URL, today });
  return calendarFile(calendar, { name: 'estate', disposition: 'attachment' });
}
