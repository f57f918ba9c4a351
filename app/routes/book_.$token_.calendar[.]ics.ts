import type { LoaderFunctionArgs } from '@remix-run/node';
import { findBooking, findByLink } from '#app/bookings/find.server.ts';
import { invitationOf } from '#app/bookings/invitation.server.ts';
import { linkTo } from '#app/bookings/links.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { notFound } from '#app/http/responses.ts';

/** The entry of the mail's invitation, so that a calendar that has it already changes it. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const linked = await findByLink(token);
  const booking = linked && (await findBooking(linked.id));
  if (booking?.state !== 'booked') throw notFound('There is no such consultation, or it is over.');
  const { name, email } = booking;
  const invited = { method: 'REQUEST' as const, attendee: { name, email }, url: linkTo(token) };
  const { file } = invitationOf(booking, invited, new Date());
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=REQUEST',
      'Content-Disposition': 'attachment; filename="consultation.ics"',
      'Cache-Control': PRIVATE_PAGE,
      'X-Robots-Tag': 'noindex',
    },
  });
}
