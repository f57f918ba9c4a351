import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHOICE_PARAMS, queryOf, readChoice } from '#app/firm/deadlines/choice.ts';
import { deadlinesCalendar } from '#app/firm/deadlines/subscription.ts';
import { env } from '#app/platform/env/env.server.ts';
import { nextDeadlines } from '#app/firm/core/deadlines.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { calendarFile } from '#app/platform/calendar/calendar-file.server.ts';

export const handle = { cache: { params: CHOICE_PARAMS } } satisfies RouteHandle;

export function loader({ request }: LoaderFunctionArgs) {
  const today = southAfricanDay();
  const choice = readChoice(new URL(request.url).searchParams, today);
  const where = { origin: env().APP_URL, query: queryOf(choice) };
  const calendar = deadlinesCalendar(choice.profiles, nextDeadlines(choice.profiles, today), where);
  return calendarFile(calendar, { name: 'deadlines', cache: PUBLIC_FILE });
}
