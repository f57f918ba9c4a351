import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findBookingDetails } from '#app/bookings/desk/booking-details.server.ts';
import type { BookingAnswer } from '#app/bookings/desk/booking-forms.ts';
import { changeBooking } from '#app/bookings/desk/booking-action.server.ts';
import { BookingFacts, BookingHistory, PersonCard } from '#app/bookings/desk/booking-side.tsx';
import {
  CancelForm,
  HandOverForm,
  MoveForm,
  NoteForm,
  OneButtonForm,
} from '#app/bookings/desk/change-forms.tsx';
import { freeTimesFor } from '#app/bookings/desk/free-times.server.ts';
import { StateMark } from '#app/bookings/desk/state-mark.tsx';
import { titleOf } from '#app/bookings/core/booking.ts';
import { BOOKING_STATE, holdsTime, type BookingState } from '#app/bookings/core/states.ts';
import { findBooking } from '#app/bookings/core/find.server.ts';
import { lostForm } from '#app/platform/drafts/lost-form.server.ts';
import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { attachedOf } from '#app/tools/saved/attached.ts';
import { Attached } from '#app/tools/saved/attached-calculation.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { Sheet } from '#app/platform/ui/sheet.tsx';

const NO_BOOKING = 'There is no such booking. It may have been deleted because it was too old.';

export const handle = { permission: 'bookings' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const booking = await findBooking(id);
  if (!booking) throw notFound(NO_BOOKING);
  const { calculation, colleagueEmail: _, lastChange: __, ...shown } = booking;
  const now = new Date();
  const isAhead = booking.startsAt > now;
  const typedDay = new URL(request.url).searchParams.get('day') ?? '';
  const day = isIsoDate(typedDay) ? typedDay : null;
  const [details, times] = await Promise.all([
    findBookingDetails(booking, me.id, request),
    isAhead && holdsTime(booking) ? freeTimesFor(booking, day, now) : null,
  ]);
  return {
    booking: { ...shown, calculation: null, lastChange: null },
    calculation: attachedOf(calculation),
    details,
    times,
    day,
    isAhead,
    owner: draftOwner(me.id),
  };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const form = await requireForm(request);
  if (!(await findBooking(id))) {
    const lost = { why: NO_BOOKING, to: { label: 'All bookings', path: '/admin/bookings' } };
    throw (await lostForm(me.id, form, { side: 'desk', ...lost })) ?? notFound(NO_BOOKING);
  }
  return changeBooking({ request, form, id, me });
}

/** Remix does not load again after a refusal, and a booking that somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `Booking of ${data.booking.name}` : 'Booking');

export default function BookingPage() {
  const { booking, calculation, details, times, day, isAhead, owner } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = { booking, answer };
  const writing = { ...form, owner, kept: details.kept };
  return (
    <AdminPage
      title={booking.name}
      lede={
        <>
          {titleOf(booking)}
          <span className="mx-4">
            <StateMark state={booking.state} />
          </span>
          <Link to="/admin/bookings">All bookings</Link>
        </>
      }
    >
      <div className="desk-layout" key={booking.id}>
        <div className="booking-parts">
          <Sheet margin>
            <BookingFacts booking={booking} />
            {booking.question && <p className="desk-words mt-4">{booking.question}</p>}
            <Attached calculation={calculation} />
          </Sheet>
          <State {...form} isAhead={isAhead} />
          <NoteForm {...writing} />
          {times && (
            <>
              <MoveForm {...form} starts={times.starts} none={times.none} day={day} />
              <HandOverForm {...form} colleagues={details.colleagues} free={times.free} />
              <CancelForm {...writing} />
            </>
          )}
        </div>
        <aside className="grid gap-8" aria-label="About this person">
          <PersonCard booking={booking} details={details} />
          <BookingHistory id={booking.id} />
        </aside>
      </div>
    </AdminPage>
  );
}

type StateProps = {
  booking: { state: BookingState; sequence: number };
  answer: BookingAnswer | undefined;
  isAhead: boolean;
};

function State({ booking, answer, isAhead }: StateProps) {
  const { ahead, after } = BOOKING_STATE[booking.state].desk;
  const step = isAhead ? ahead : after;
  return step ? <OneButtonForm {...{ ...step, booking, answer }} /> : null;
}
