import type { LoaderFunctionArgs } from '@remix-run/node';
import { calendarFeed } from '#app/platform/calendar/calendar-file.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { dueCalendarOf } from '#app/work/client/due-calendar.server.ts';

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return calendarFeed(token, 'due-days', (secret) => dueCalendarOf(secret, env().APP_URL));
}
