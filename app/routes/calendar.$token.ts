import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedOf } from '#app/bookings/desk/feed.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { letterEntries } from '#app/work/core/sars-letters/calendar.server.ts';
import { notFound } from '#app/platform/http/responses.ts';

const ENDING = '.ics';

/** For calendar programs, which send no cookie: anybody with the address may read it. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const secret = token.endsWith(ENDING) ? token.slice(0, -ENDING.length) : '';
  const calendar = await feedOf(secret, env().APP_URL, letterEntries);
  if (!calendar) throw notFound('There is no such calendar, or its address was renewed.');
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="consultations.ics"',
      'Cache-Control': PRIVATE_PAGE,
      'X-Robots-Tag': 'noindex',
    },
  });
}
