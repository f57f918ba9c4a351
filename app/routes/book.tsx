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
import type { Consultation } from '#content/consultations.ts';
import { findSignedIn } from '#app/accounts/core/member-name.server.ts';
import { aboutIn, keptIn, type About, type ClientWork } from '#app/bookings/public/about.server.ts';
import { WITH, WORK } from '#app/bookings/public/address.ts';
import { personAt } from '#app/work/client/known-person.server.ts';
import { findWorkOfClient } from '#app/work/client/talk.server.ts';
import bookingCss from '#app/bookings/public/sheet.css?url';
import { BookingPage } from '#app/bookings/public/booking-page.tsx';
import { keepCalculation } from '#app/bookings/public/calculation.server.ts';
import { CHOICE_PARAMS, readChosen } from '#app/bookings/public/chosen.ts';
import { findFaces, findOfferWithFaces, unreadOffer } from '#app/bookings/public/offer.server.ts';
import { receiveBooking } from '#app/bookings/public/receive.server.ts';
import { calculationIn } from '#app/bookings/public/subject.server.ts';
import { NOTHING_KNOWN, valuesOf } from '#app/enquiries/public/known-values.ts';
import { LIVE_PAGE, POSTED_ANSWER, PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { unavailable } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = {
  frame: 'own',
  cache: { params: ['kind', 'plan', 'service'], uncached: ['calculation', WITH, WORK, ...CHOICE_PARAMS] },
} satisfies RouteHandle;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: bookingCss }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { consultation, wanted, work, ...about } = aboutIn(query, await workIn(query, request));
  const shown = { ...about, kept: keptIn(query) };
  if (!consultation) {
    // While the database is away, the kinds can still be read.
    const faces = await findFaces().catch(() => undefined);
    const member = await findSignedIn(request, context);
    const caching = member || query.has('calculation') ? PRIVATE_PAGE : LIVE_PAGE;
    const step = { step: 'kind' as const, isOpen: faces !== null, faces: faces ?? null };
    return data({ ...step, ...shown }, { headers: { 'Cache-Control': caching } });
  }
  const step = await laterStep({ request, context }, { consultation, wanted, work });
  return data({ ...step, ...shown }, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

type Talk = Pick<About, 'wanted' | 'work'> & { consultation: Consultation };

async function laterStep(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { consultation, wanted, work }: Talk,
) {
  const query = new URL(request.url).searchParams;
  const chosen = readChosen(query);
  const [offer, calculation, known] = await Promise.all([
    findOfferWithFaces(chosen, { consultation, wanted }),
    calculationIn(query),
    knownOf({ request, context }, work),
  ]).catch((error: unknown) => {
    contextOf(context).logFailure('free times could not be read', reasonOf(error));
    const unread = unreadOffer(chosen);
    if (!unread) throw unavailable();
    return [{ ...unread, faces: null }, null, NOTHING_KNOWN] as const;
  });
  return {
    ...offer,
    step: offer.start === null ? ('time' as const) : ('details' as const),
    kind: consultation.id,
    day: chosen.day,
    calculation: calculation?.title ?? null,
    isAboutWork: work !== null,
    typed: known,
    submissionKey: randomUUID(),
  };
}

/** What we know of whoever books is not asked again. */
async function knownOf(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  work: About['work'],
) {
  const member = await findSignedIn(request, context);
  if (!work) return member ? valuesOf(member) : NOTHING_KNOWN;
  const { taxpayerId, client } = work;
  const { email, userId } = client;
  if (member && member.id === userId) return valuesOf(member);
  return valuesOf({ ...(await personAt(taxpayerId, email)), email, userType: 'individual' });
}

/** Who may not read the work is led to its page, which asks who it is. */
async function workIn(query: URLSearchParams, request: Request): Promise<ClientWork | null> {
  const id = query.get(WORK);
  if (!id) return null;
  const work = await findWorkOfClient(request, id);
  if (!work) throw redirect(`/work/${encodeURIComponent(id)}`, 303);
  return work;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const form = await requireForm(request);
  const query = new URL(request.url).searchParams;
  if (form.get('intent') === 'prefill') return keepCalculation(form, query, requestContext);
  const { consultation, ...about } = aboutIn(query, await workIn(query, request));
  if (!consultation) return redirect('/book', 303);
  const member = await findSignedIn(request, context);
  const talk = { about: { ...about, consultation }, query };
  const result = await receiveBooking(form, talk, { ...requestContext, member });
  if (result.status === 303) return redirect(`${result.path}?${result.isNew ? 'booked' : 'yours'}=yes`, 303);
  const { retryAfterSeconds, reason, ...refusal } = result;
  if (reason) requestContext.logFailure('a booking could not be stored', reason);
  const headers = new Headers({ 'Cache-Control': POSTED_ANSWER });
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
