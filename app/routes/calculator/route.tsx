import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findMember } from '#app/accounts/core/member.server.ts';
import { FROM_FREELANCER } from '#app/tools/freelancer/whole-year.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import { postedOrCarried } from '#app/tools/refund-check/carried.ts';
import { answerForm } from '#app/tools/calculators/answer-form.server.ts';
import type { Outcome } from '#app/tools/calculators/calculate.ts';
import type { Exact, Values } from '#app/tools/calculators/field.ts';
import calculatorsCss from '#app/tools/calculators/calculators.css?url';
import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import { canonicalCalculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculatorAt, findCalculator } from '#app/tools/calculators/calculators.ts';
import { LiveCalculator } from '#app/tools/calculators/live-calculator.tsx';
import { offerOf } from '#app/tools/calculators/offer.server.ts';
import { POSTED_ANSWER, publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { saveForm, type NotSaved } from '#app/tools/saved/save-form.server.ts';
import { OfflineCopy } from '#app/site/offline/offline-copy-mark.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { isTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { Explained } from './parts.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }];

export const handle = { cache: { params: ['type'] } } satisfies RouteHandle;
export const headers = publicPage;

const SAVED: Toast = { title: 'Calculation saved', tone: 'gain' };
const KEEP_ADDRESS = 'Keep the address of this page: it is the only way back to it.';
const FREELANCER_FIGURES =
  'Below is what you typed as a freelancer: turnover and costs at the same rate for twelve months; your salary, less what goes into retirement funds, as other income; your age and medical aid. Change what will be different.';
const IN_ACCOUNT = 'You find it again under Saved calculations in your account.';

export function loader({ request }: LoaderFunctionArgs) {
  const running = taxYearOn(southAfricanDay());
  const calculator = calculatorAt(request.url);
  return {
    type: calculator.type,
    offer: offerOf(calculator),
    missingYear: isTaxYear(running) ? null : taxYearLabel(running),
  };
}

/** Calculates without JavaScript, and saves. No amount is ever in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { calculator, form, entered, outcome } = await answerForm(request, context, postedOrCarried);
  const isCounted =
    form.get(FROM_FREELANCER.name) === FROM_FREELANCER.value && Boolean(entered.values.turnover);
  const answer = { ...entered, outcome, isFromFreelancer: isCounted };
  if (form.get('intent') !== 'save' || outcome.kind === 'refused') return answered(answer);
  const { clientAddress, logFailure } = contextOf(context);
  const saved = await saveForm(calculator, entered, outcome, {
    clientAddress,
    findOwner: () => findMember(request),
  });
  if (saved.kind === 'saved') {
    const description = saved.isOwned ? IN_ACCOUNT : KEEP_ADDRESS;
    return redirectWithToast(`/calculation/${saved.token}`, { ...SAVED, description });
  }
  if (saved.reason) logFailure('a calculation could not be saved', saved.reason);
  return answered(answer, saved);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const calculator = findCalculator(args.data?.type ?? null);
  return pageMeta(args, {
    title: calculatorName(calculator),
    description: `Estimate ${calculator.estimates} under South African law, with the working and source of every line.`,
    path: canonicalCalculatorPath(calculator),
  });
};

export default function CalculatorPage() {
  const { type, offer, missingYear } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const posted = answer
    ? { values: answer.values, exact: answer.exact, isOnTheWay: answer.isOnTheWay }
    : null;
  return (
    <div className="calculator-page wrap pt-working pb-open">
      {answer?.isFromFreelancer && (
        <div className="no-print mb-6" role="status">
          <Notice title="Your figures came along">{FREELANCER_FIGURES}</Notice>
        </div>
      )}
      <LiveCalculator
        key={type}
        {...{ type, offer, missingYear, posted }}
        notSaved={answer?.notSaved ?? null}
      />
      <Explained calculator={findCalculator(type)} book={offer.book} />
      <OfflineCopy />
    </div>
  );
}

type Answer = {
  values: Values;
  exact: Exact;
  isOnTheWay: boolean;
  isFromFreelancer: boolean;
  outcome: Outcome;
};

function answered(answer: Answer, notSaved?: NotSaved) {
  const headers = new Headers({ 'Cache-Control': POSTED_ANSWER });
  if (notSaved?.retryAfterSeconds) headers.set('Retry-After', String(notSaved.retryAfterSeconds));
  return data({ ...answer, notSaved: notSaved?.sentence ?? null }, { status: notSaved?.status, headers });
}
