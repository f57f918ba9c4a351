import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedOf } from '#app/bookings/desk/feed.server.ts';
import { calendarFeed } from '#app/platform/calendar/calendar-file.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { letterEntries } from '#app/work/core/sars-letters/calendar.server.ts';

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return calendarFeed(token, 'consultations', (secret) => feedOf(secret, env().APP_URL, letterEntries));
}
