import {
  data,
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
import {
  invalid,
  refused,
  UNCLEAR,
  type AnySubmission,
  type Refused,
} from '#app/accounts/core/refusal.server.ts';
import { withReturn } from '#app/accounts/core/landing.ts';
import { memberActor } from '#app/work/client/client.server.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { db } from '#app/platform/db/client.server.ts';
import { firstDates } from '#app/firm/core/first-dates.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { givenAnswers } from '#app/firm/core/plan-finder.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { notFound, tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import {
  newTaxpayerSchema,
  newVendorSchema,
  UNKNOWN_CATEGORY,
  valuesOf,
  type VatQuestion,
} from '#app/work/proposals/new-taxpayer.ts';
import {
  answersOfPlan,
  kindsOfPlan,
  needsVatCategory,
  oldFirmNote,
  profilesOfPlan,
} from '#app/work/proposals/plan-offer.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { choicesFor, offerFor, startPlan } from '#app/work/proposals/start.server.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import type { QuoteRequest } from '#app/work/proposals/quote-request.server.ts';
import { StartPage, type Step } from '#app/work/proposals/start-page.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { doubtOf } from '#app/work/core/taxpayers/doubts.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { addTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

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
    ? await offerStep(plan, member, taxpayerId, query.get('vat') === UNKNOWN_CATEGORY)
    : await taxpayerStep(plan, member, given);
  return { plan, step };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const plan = requirePlanToStart(params.plan);
  const member = await requireMember(request);
  const form = await requireForm(request);
  const { clientAddress } = contextOf(context);
  const wait = await formWait('start', { clientAddress, email: member.email }, new Date());
  if (wait > 0) throw tooManyRequests(wait);
  const actor = memberActor(member);
  if (form.get('intent') === 'add') {
    const given = givenAnswers(new URL(request.url).searchParams);
    const isVendor = vatQuestion(plan, given) === 'yes';
    const submission = parseForm(form, isVendor ? newVendorSchema : newTaxpayerSchema);
    if (submission.status !== 'success') return refuse(invalid(submission, UNCLEAR));
    const values = valuesOf(submission.value);
    if (!kindsOfPlan(plan).includes(values.kind))
      return refuse(refused(submission, { status: 400, ...OTHER_KIND }));
    const doubt = doubtOf('taxNumber', values.taxNumber, values.kind);
    if (doubt && textIn(form, 'sure') !== values.taxNumber) return refuse(askAbout(submission, doubt));
    const known = (await choicesFor(plan, member.id)).find(
      ({ name, kind }) => kind === values.kind && name.toLowerCase() === values.name.toLowerCase(),
    );
    const { id } = known ?? (await db().transaction((tx) => addTaxpayer(tx, values, actor)));
    const isUnknown = submission.value.vatCategory === UNKNOWN_CATEGORY;
    return redirect(`/start/${plan.id}?taxpayer=${id}${isUnknown ? '&vat=unknown' : ''}`, 303);
  }
  const taxpayerId = textIn(form, 'taxpayer');
  const sent = await startPlan(
    plan,
    { actor },
    {
      taxpayerId,
      key: requireSubmissionKey(form),
      period: (type) => form.get(`period-${type}`),
      wishes: form.getAll('quote'),
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

const OTHER_KIND = {
  title: 'Not for this plan',
  message: 'This plan is not for that kind of taxpayer. Choose another plan, or write to us.',
};

/** Asks once about a number that looks like a slip. */
function askAbout(submission: AnySubmission, doubt: string): Refused {
  const message = `${doubt} If it is right as it is here, go on once more.`;
  const errors = { taxNumber: message };
  const result = submission.reply({ fieldErrors: { taxNumber: [message] } });
  return { kind: 'refused', status: 400, refusal: { title: UNCLEAR, message, result, errors } };
}

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

async function taxpayerStep(plan: Plan, { id, fullName }: Member, given: Partial<Answers>): Promise<Step> {
  const kinds = kindsOfPlan(plan).map((value) => ({ value, label: KIND_LABELS[value] }));
  return {
    kind: 'who',
    choices: await choicesFor(plan, id),
    kinds,
    name: fullName,
    vat: vatQuestion(plan, given),
    chosenKind: given.who ? KIND_OF[given.who] : undefined,
  };
}

function vatQuestion(plan: Plan, { vat }: Partial<Answers>): VatQuestion {
  if (!needsVatCategory(plan) || vat === 'no') return 'none';
  return vat === 'yes' ? 'yes' : 'open';
}

async function offerStep(
  plan: Plan,
  member: Member,
  taxpayerId: string,
  asksVatLookup: boolean,
): Promise<Step> {
  const offer = await offerFor(plan, { actor: memberActor(member) }, taxpayerId);
  if (!offer) throw notFound();
  return { kind: 'offer', offer, election: electionOf(plan), asksVatLookup };
}

function electionOf({ id }: Plan): string | null {
  return id === 'turnover-tax' ? turnoverElection(southAfricanDay()) : null;
}

function refuse({ refusal, status }: ReturnType<typeof invalid>) {
  return data(refusal, { status });
}
