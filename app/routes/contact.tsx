import { parseWithZod } from '@conform-to/zod/v4';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { contact } from '#content/pages/contact.ts';
import { findSignedIn } from '#app/accounts/core/member-name.server.ts';
import { findArticle } from '#app/site/blog/articles.server.ts';
import { findNextTimes, type NextTimes } from '#app/bookings/public/next-times.server.ts';
import { NextTimesLine } from '#app/bookings/public/next-times.tsx';
import { readAttached } from '#app/tools/saved/attached.server.ts';
import { ATTACHED, LONGEST_ATTACHED, STARTED } from '#app/platform/forms/hidden-fields.ts';
import { ContactForm } from '#app/enquiries/public/contact-form.tsx';
import { NOTHING_KNOWN, valuesOf } from '#app/enquiries/public/known-values.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { requirePosted } from '#app/enquiries/public/posted.server.ts';
import { receiveEnquiry } from '#app/enquiries/public/receive.server.ts';
import { sentPath } from '#app/enquiries/public/receipt.server.ts';
import { FAILURE, VALIDATION_ERROR, type Refusal } from '#app/enquiries/public/refusal.ts';
import { enquirySchema, type EnquiryInput } from '#app/firm/contact/enquiry-schema.ts';
import stampUrl from '#app/enquiries/public/stamp.svg?url';
import { articleTopic, isAboutConsultation, topicIn, type Topic } from '#app/firm/contact/topics.ts';
import { Channels } from '#app/enquiries/public/channels.tsx';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { writesFor } from '#app/work/client/known-person.server.ts';
import { closedDays } from '#app/firm/core/closures.ts';
import { LIVE_PAGE, POSTED_ANSWER, PRIVATE_PAGE, sharedPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { firmData } from '#app/firm/linked-data/firm.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay, waitText } from '#app/platform/core/time.ts';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { supportAt } from '#app/firm/core/open-times.ts';

export const handle = { cache: { params: ['plan', 'service', 'article'] } } satisfies RouteHandle;

const schemaAfter = (start: string) =>
  enquirySchema((phone, countryCode) => findPhone(phone, countryCode) !== null, start);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await findSignedIn(request, context);
  const topic = topicOf(new URL(request.url).searchParams);
  const values = {
    ...(member ? { ...valuesOf(member), ...(await writesFor(member.id).catch(() => ({}))) } : NOTHING_KNOWN),
    ...(topic && { topic: topic.id, subject: topic.subject }),
    ...(topic?.userType && { userType: topic.userType }),
  };
  const times = topic && isAboutConsultation(topic) ? await nextTimes(context) : null;
  const plan = topic && topic.id !== 'consultation' ? topic.id : null;
  const shown = {
    support: supportAt(new Date(), firm.supportHours.days, closedDays()),
    values,
    times,
    plan,
    today: southAfricanDay(),
  };
  return data(shown, { headers: { 'Cache-Control': member ? PRIVATE_PAGE : LIVE_PAGE } });
}

function topicOf(query: URLSearchParams): Topic | null {
  const article = findArticle(query.get('article') ?? '');
  return article ? articleTopic(article) : topicIn(query);
}

/** Without the database the page has a link to all times instead. */
function nextTimes(context: LoaderFunctionArgs['context']): Promise<NextTimes | null> {
  return findNextTimes().catch((error: unknown) => {
    contextOf(context).logFailure('free times could not be read', reasonOf(error));
    return null;
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const { clientAddress, logFailure } = requestContext;
  const { fields, robot, isPrefill } = await requirePosted(request);
  if (isPrefill) return refuse(200, { title: '', result: { initialValue: prefilled(fields) } });
  const submission = parseWithZod(fields, { schema: schemaAfter(textIn(fields, STARTED)) });
  if (submission.status !== 'success') {
    return refuse(400, { title: VALIDATION_ERROR, result: submission.reply() });
  }
  const attached = readAttached(attachedIn(fields));
  const member = await findSignedIn(request, requestContext);
  const receipt = await receiveEnquiry(submission.value, { clientAddress, robot, attached, member });
  if (receipt.kind === 'limited') {
    const result = submission.reply({ formErrors: [waitMessage(receipt.retryAfterSeconds)] });
    return refuse(429, { title: FAILURE.title, result }, receipt.retryAfterSeconds);
  }
  if (receipt.kind === 'failed') {
    logFailure('an enquiry could not be stored', receipt.reason);
    return refuse(503, { title: FAILURE.title, result: submission.reply({ formErrors: [FAILURE.message] }) });
  }
  const answerDay = answerDayOf(new Date());
  return redirect(sentPath({ reference: receipt.reference, answerDay }), 303);
}

export const headers = sharedPage({});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: contact.title,
    description: contact.description,
    linkedData: [firmData],
  });

export default function Contact() {
  const { support, values, times, plan, today } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <>
      <Intro />
      <div className="wrap grid gap-x-16 gap-y-16 pb-open lg:grid-cols-[minmax(0,1fr)_min(20rem,36%)]">
        <Sheet margin lifted>
          <NextTimesLine times={times} today={today} plan={plan} />
          <div className="mb-6 flex flex-wrap items-start justify-between gap-x-3 gap-y-6">
            <h2 className="font-serif-text text-xl">Write to us</h2>
            <Drawing
              src={stampUrl}
              id="stamp"
              width={150}
              height={96}
              className="-mt-3 -mr-1 w-24 max-w-[45%] shrink-0 sm:w-44"
            />
          </div>
          <ContactForm
            key={values.topic}
            values={{ ...values, ...refusal?.result.initialValue }}
            refusal={refusal}
          />
        </Sheet>
        <Channels support={support} />
      </div>
    </>
  );
}

function Intro() {
  const { eyebrow, title, lede, hint } = contact.hero;
  return (
    <div className="wrap pt-open pb-working">
      <p className="eyebrow">{eyebrow}</p>
      <h1 id="get-in-touch">{title}</h1>
      <p className="lede mt-5">
        <LinkedText text={lede} />
      </p>
      <p className="hint mt-5 max-w-[42em]">
        <LinkedText text={hint} />
      </p>
    </div>
  );
}

function refuse(status: number, refusal: Refusal, retryAfterSeconds?: number) {
  const headers = new Headers({ 'Cache-Control': POSTED_ANSWER });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return data(refusal, { status, headers });
}

function prefilled(fields: FormData): EnquiryInput {
  const [subject, message] = [textIn(fields, 'subject'), textIn(fields, 'message')];
  const attached = attachedIn(fields);
  const started = message && { [STARTED]: message };
  return {
    subject,
    message,
    ...started,
    ...(attached && readAttached(attached) && { [ATTACHED]: attached }),
  };
}

function attachedIn(fields: FormData): string | null {
  const value = fields.get(ATTACHED);
  return typeof value === 'string' && value.length <= LONGEST_ATTACHED ? value : null;
}

function waitMessage(seconds: number): string {
  return `Many messages came in a short time. Please send this one again in ${waitText(seconds)}, or call ${firm.phone}. What you typed is still here.`;
}
