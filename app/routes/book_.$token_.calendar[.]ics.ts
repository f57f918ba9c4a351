import type { LoaderFunctionArgs } from '@remix-run/node';
import { holdsTime } from '#app/bookings/core/states.ts';
import { findBooking, findByLink } from '#app/bookings/core/find.server.ts';
import { invitationOf } from '#app/bookings/core/invitation.server.ts';
import { linkTo } from '#app/bookings/core/links.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { calendarFile } from '#app/platform/calendar/calendar-file.server.ts';

/** The same entry as in the mail's invitation, so that a calendar that has it updates it. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const linked = await findByLink(token);
  const booking = linked && (await findBooking(linked.id));
  if (!booking || !holdsTime(booking)) throw notFound('There is no such consultation, or it is over.');
  const { name, email } = booking;
  const invited = { method: 'REQUEST' as const, attendee: { name, email }, url: linkTo(token) };
  const { file } = invitationOf(booking, invited, new Date());
  const { method } = invited;
  return calendarFile(file, { name: 'consultation', disposition: 'attachment', isUnlisted: true, method });
}
