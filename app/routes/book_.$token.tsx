import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { booking as texts } from '#content/pages/booking.ts';
import { isSecret } from '#app/accounts/core/secret.server.ts';
import { ANYBODY, stepAddress, WITH } from '#app/bookings/public/address.ts';
import bookingCss from '#app/bookings/public/sheet.css?url';
import { readStart, startName } from '#app/bookings/public/chosen.ts';
import { headingOf, OwnBookingPage } from '#app/bookings/public/own-booking-page.tsx';
import { changeIn, ownBookingOf } from '#app/bookings/public/own-booking.server.ts';
import type { Booking } from '#app/bookings/core/booking.ts';
import { changeText } from '#app/bookings/core/change-text.server.ts';
import { cancelBooking, moveBooking } from '#app/bookings/core/change.server.ts';
import { findByLink } from '#app/bookings/core/find.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

const { own } = texts;

export const handle = { frame: 'own' } satisfies RouteHandle;
export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: bookingCss }];

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const booking = await findByLink(token);
  if (!booking) return data(null, { status: isSecret(token) ? 410 : 404 });
  const query = new URL(request.url).searchParams;
  const shown = ownBookingOf(booking);
  return data({
    path: pathOf(token),
    booking: shown,
    isNew: query.has('booked'),
    isYours: query.has('yours'),
    change: shown.canChange ? await changeIn(query, booking) : null,
  });
}

export async function action({ request, params: { token = '' }, context }: ActionFunctionArgs) {
  const form = await requireForm(request);
  const path = pathOf(token);
  const booking = await findByLink(token);
  if (!booking) return redirect(path, 303);
  const now = new Date();
  const { clientAddress } = contextOf(context);
  const wait = await formWait('booking-change', { clientAddress, email: booking.email }, now);
  if (wait > 0) throw tooManyRequests(wait);
  const seen = readVersion(form.get('sequence')) ?? -1;
  if (form.get('intent') === 'cancel') {
    const cancelled = await cancelBooking(booking.id, { party: 'client', seen });
    if (cancelled.kind === 'changed') return lookAgain(path, cancelled.booking);
    return cancelled.kind === 'cancelled'
      ? redirectWithToast(path, done(own.cancelledToast))
      : redirect(path, 303);
  }
  const start = readStart(form.get('start'));
  if (start === null) return redirect(moveAddress(path), 303);
  // A second press of the button comes with the older sequence: its move was made and mailed.
  if (start === booking.startsAt.getTime() && seen === booking.sequence)
    return redirectWithToast(path, { ...own.sameTime, tone: 'plain' });
  const anybody = form.get(WITH) === ANYBODY;
  const moved = await moveBooking(booking.id, start, { party: 'client', anybody, seen });
  if (moved.kind === 'changed') return lookAgain(path, moved.booking);
  return moved.kind === 'moved'
    ? redirectWithToast(path, done(own.movedToast))
    : redirect(moveAddress(path, start), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? headingOf(data) : texts.noBooking.title);

export default function BookingByLink() {
  const shown = useLoaderData<typeof loader>();
  return shown ? <OwnBookingPage {...shown} /> : <NoBooking />;
}

function pathOf(token: string): string {
  return `/book/${encodeURIComponent(token)}`;
}

function moveAddress(path: string, start?: number): string {
  const [day = '', at = ''] = start === undefined ? [] : startName(start).split(' ');
  return stepAddress({ path, kept: 'do=move' }, day ? { day, at } : {});
}

/** Who changed it meanwhile, on the page that shows it as it is now. */
async function lookAgain(path: string, booking: Booking): Promise<Response> {
  const description = `${await changeText(booking, 'client')} ${own.unchanged}`;
  return redirectWithToast(path, { title: own.unchangedToast, description, tone: 'loss' });
}

function done(title: string) {
  return { title, description: own.mailed, tone: 'gain' as const };
}

function NoBooking() {
  const { title, text } = texts.noBooking;
  return (
    <div className="wrap booking">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="text-2xl">{title}</h1>
      <p className="lede mt-4">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/book">{texts.own.again}</ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {texts.write.label}
        </ButtonLink>
      </p>
    </div>
  );
}
