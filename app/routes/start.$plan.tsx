import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Plan } from '#content/plans.ts';
import { starting } from '#content/pages/starting.ts';
import type { Answers } from '#content/price-finder.ts';
import { findMember, requireMember, type Member } from '#app/accounts/core/member.server.ts';
import { withReturn } from '#app/accounts/core/landing.ts';
import { memberActor } from '#app/work/client/client.server.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { firstDates } from '#app/firm/core/first-dates.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { givenAnswers } from '#app/firm/core/plan-finder.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { notFound, tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { answersBefore } from '#app/work/proposals/keep-answers.server.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';
import {
  answersOfPlan,
  kindsOfPlan,
  oldFirmNote,
  profilesOfPlan,
  vatQuestion,
} from '#app/work/proposals/plan-offer.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { sayWho } from '#app/work/proposals/say-who.server.ts';
import { choicesFor, offerFor, startPlan } from '#app/work/proposals/start.server.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import type { QuoteRequest } from '#app/work/proposals/quote-request.server.ts';
import { StartPage, type Step } from '#app/work/proposals/start-page.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { dayText, HOUR, southAfricanDay } from '#app/platform/core/time.ts';

/** A start is two posts, and so is each start anew after a mistake. */
const MOST_POSTS = { hits: 40, window: HOUR };

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const plan = requirePlanToStart(params.plan);
  const member = await findMember(request);
  const query = new URL(request.url).searchParams;
  const given = givenAnswers(query);
  if (!member) return { plan, step: visitorStep(plan, given) };
  const taxpayerId = query.get('taxpayer');
  const step = taxpayerId
    ? await offerStep(plan, member, taxpayerId, query)
    : await taxpayerStep(plan, member, query);
  return { plan, step };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const plan = requirePlanToStart(params.plan);
  const member = await requireMember(request);
  const form = await requireForm(request);
  const { clientAddress } = contextOf(context);
  const wait = await formWait('start', { clientAddress, email: member.email }, new Date(), MOST_POSTS);
  if (wait > 0) throw tooManyRequests(wait);
  const actor = memberActor(member);
  if (form.get('intent') === 'add')
    return sayWho(plan, { ...actor, userId: member.id }, form, new URL(request.url).searchParams);
  const taxpayerId = textIn(form, 'taxpayer');
  const sent = await startPlan(
    plan,
    { actor },
    {
      taxpayerId,
      key: requireSubmissionKey(form),
      period: (type) => form.get(`period-${type}`),
      wishes: form.getAll('quote'),
      since: form.get('since'),
      looksUpVat: form.get('vat-lookup') === 'yes',
    },
  );
  if (sent.kind === 'gone') throw notFound();
  const path = 'id' in sent ? `/proposal/${sent.id}` : `/start/${plan.id}?taxpayer=${taxpayerId}`;
  if (sent.quote) return redirectWithToast(path, quoteToast(sent.quote));
  return 'id' in sent ? redirect(path, 303) : redirectWithToast(path, NOTHING_NEW);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `Start with ${data.plan.title}` : 'Start with a plan');

export default function StartRoute() {
  return <StartPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}

function quoteToast({ day }: QuoteRequest): Toast {
  const { promised, kept } = starting.quote;
  return { title: promised(dayText(day)), description: kept, tone: 'gain' };
}

const NOTHING_NEW: Toast = {
  title: 'Nothing new was proposed',
  description: 'You have it with us already. Choose another period, or open what is there.',
  tone: 'plain',
};

const KIND_OF: Record<Answers['who'], TaxpayerKind> = {
  employee: 'individual',
  provisional: 'individual',
  turnover: 'individual',
  company: 'company',
  trust: 'trust',
  estate: 'estate',
};

function requirePlanToStart(id: string | undefined) {
  const plan = findPlan(id);
  if (!plan) throw notFound('There is no such plan.');
  if (plan.custom) throw redirect(contactPath({ plan: plan.id }));
  return plan;
}

function visitorStep(plan: Plan, given: Partial<Answers>): Step {
  const back = { redirectTo: startPath(plan.id, given) };
  const answers = answersOfPlan(plan, given);
  const today = southAfricanDay();
  return {
    kind: 'visitor',
    dates: firstDates(profilesOfPlan(plan, answers), today),
    oldFirm: oldFirmNote(plan, today),
    election: electionOf(plan),
    asksVat: vatQuestion(plan, given) === 'yes',
    answers,
    signUp: withReturn('/auth', back, new URLSearchParams({ mode: 'signup' })),
    signIn: withReturn('/auth', back),
  };
}

async function taxpayerStep(plan: Plan, member: Member, query: URLSearchParams): Promise<Step> {
  const given = givenAnswers(query);
  const again = query.get('again');
  const filled =
    again &&
    (await answersBefore(
      { ...memberActor(member), userId: member.id },
      again,
      query.get('vat') === UNKNOWN_CATEGORY,
    ));
  const kinds = kindsOfPlan(plan).map((value) => ({ value, label: KIND_LABELS[value] }));
  return {
    kind: 'who',
    choices: filled ? [] : await choicesFor(plan, member.id),
    kinds,
    name: member.fullName,
    filled: filled || {},
    vat: vatQuestion(plan, given),
    chosenKind: filled ? keyIn(KIND_LABELS, filled.kind ?? '') : given.who ? KIND_OF[given.who] : undefined,
  };
}

async function offerStep(
  plan: Plan,
  member: Member,
  taxpayerId: string,
  query: URLSearchParams,
): Promise<Step> {
  const offer = await offerFor(plan, { actor: memberActor(member) }, taxpayerId);
  if (!offer) throw notFound();
  return {
    kind: 'offer',
    offer,
    election: electionOf(plan),
    asksVatLookup: offer.isUnknownVendor || query.get('vat') === UNKNOWN_CATEGORY,
    ticked: query.getAll('quote'),
  };
}

function electionOf({ id }: Plan): string | null {
  return id === 'turnover-tax' ? turnoverElection(southAfricanDay()) : null;
}
