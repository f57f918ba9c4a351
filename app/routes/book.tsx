import { randomUUID } from 'node:crypto';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { booking } from '#content/pages/booking.ts';
import { findSignedIn } from '#app/accounts/core/member-name.server.ts';
import bookingCss from '#app/bookings/public/booking.css?url';
import { BookingPage } from '#app/bookings/public/booking-page.tsx';
import { keepCalculation } from '#app/bookings/public/calculation.server.ts';
import { CHOICE_PARAMS, readChosen } from '#app/bookings/public/chosen.ts';
import { canBeBooked, findOffer, unreadOffer } from '#app/bookings/public/offer.server.ts';
import { receiveBooking } from '#app/bookings/public/receive.server.ts';
import { calculationIn, SUBJECT_PARAMS, subjectIn } from '#app/bookings/public/subject.server.ts';
import { consultationOf } from '#app/bookings/core/booking.ts';
import { NOTHING_KNOWN, valuesOf } from '#app/enquiries/public/known-values.ts';
import { LIVE_PAGE, PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { unavailable } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = {
  cache: { params: ['kind', 'plan', 'service'], uncached: ['calculation', ...CHOICE_PARAMS] },
} satisfies RouteHandle;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: bookingCss }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { logFailure } = contextOf(context);
  const about = { subject: subjectIn(query), kept: keptIn(query) };
  const consultation = consultationOf(query.get('kind') ?? '');
  if (!consultation) {
    // While the database is away, the kinds can still be read.
    const isOpen = await canBeBooked().catch(() => true);
    const member = await findSignedIn(request, context);
    const caching = member || query.has('calculation') ? PRIVATE_PAGE : LIVE_PAGE;
    return data({ step: 'kind' as const, ...about, isOpen }, { headers: { 'Cache-Control': caching } });
  }
  const chosen = readChosen(query);
  const [offer, calculation, member] = await Promise.all([
    findOffer(chosen, consultation),
    calculationIn(query),
    findSignedIn(request, context),
  ]).catch((error: unknown) => {
    logFailure('free times could not be read', reasonOf(error));
    const unread = unreadOffer(chosen);
    if (!unread) throw unavailable();
    return [unread, null, null] as const;
  });
  const shown = {
    ...about,
    ...offer,
    step: offer.start === null ? ('time' as const) : ('details' as const),
    kind: consultation.id,
    day: chosen.day,
    calculation: calculation?.title ?? null,
    typed: member ? valuesOf(member) : NOTHING_KNOWN,
    submissionKey: randomUUID(),
  };
  return data(shown, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const form = await requireForm(request);
  if (form.get('intent') === 'prefill') return keepCalculation(form, requestContext);
  const query = new URL(request.url).searchParams;
  const consultation = consultationOf(query.get('kind') ?? '');
  if (!consultation) return redirect('/book', 303);
  const member = await findSignedIn(request, context);
  const result = await receiveBooking(form, { consultation, query }, { ...requestContext, member });
  if (result.status === 303) return redirect(`${result.path}?booked=yes`, 303);
  const { retryAfterSeconds, reason, ...refusal } = result;
  if (reason) requestContext.logFailure('a booking could not be stored', reason);
  const headers = new Headers({ 'Cache-Control': PRIVATE_PAGE });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return data(refusal, { status: result.status, headers });
}

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const headers = new Headers(actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);
  headers.set('Vary', 'Cookie');
  return headers;
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const step = booking.titles[args.data?.step ?? 'kind'];
  return pageMeta(args, { title: step, description: booking.description, path: '/book' });
};

export default function Book() {
  return <BookingPage shown={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}

function keptIn(query: URLSearchParams): string {
  const kept = ['kind', ...SUBJECT_PARAMS].flatMap((name) => {
    const value = query.get(name)?.slice(0, 100);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}
