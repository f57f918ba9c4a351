import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { findMember, requireMember } from '#app/accounts/core/member.server.ts';
import calculatorsCss from '#app/tools/calculators/calculators.css?url';
import { calculate, type Outcome } from '#app/tools/calculators/calculate.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { ResultSheet } from '#app/tools/calculators/result-sheet.tsx';
import { KeptTop } from '#app/tools/kept/kept-bar.tsx';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { InputList } from '#app/tools/saved/input-list.tsx';
import { ReopenForm } from '#app/tools/saved/reopen-form.tsx';
import { claimCalculation, findCalculation } from '#app/tools/saved/saved.server.ts';
import { formatRand } from '#app/tax/money.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

const CLAIMED: Toast = {
  title: 'Kept in your account',
  description: 'You find it again under Saved calculations, and it no longer expires.',
  tone: 'gain',
};
const NOT_CLAIMED: Toast = {
  title: 'Not kept',
  description: 'It has expired, or it is already in another account.',
  tone: 'loss',
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const saved = await findCalculation(params.token ?? '');
  if (!saved) throw notFound('There is no such calculation, or it has expired.');
  const address = siteUrl(`/calculation/${saved.token}`);
  return { ...saved, address, isSignedIn: (await findMember(request)) !== null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  const { token = '' } = params;
  const toast = (await claimCalculation(token, id)) ? CLAIMED : NOT_CLAIMED;
  return redirectWithToast(`/calculation/${encodeURIComponent(token)}`, toast);
}

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? 'Calculation'} · ${firm.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function SavedCalculationPage() {
  const { token, title, kind, inputs, savedAt, expiresAt, address, isSignedIn } =
    useLoaderData<typeof loader>();
  const calculator = findCalculator(kind);
  const outcome = calculate(calculator, inputs.values, inputs.exact);
  return (
    <div className="calculator-page wrap pt-working pb-open">
      <p className="eyebrow">Saved calculation</p>
      <h1 className="text-2xl">{title}</h1>
      <p className="lede mt-4">Saved on {dayOf(savedAt)}. Only who has this address can open it.</p>
      {expiresAt && <KeptTop link={{ address }} title={title} />}
      <div className="calculator mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(320px,0.7fr)_1.3fr]">
        <div className="calculator-form grid gap-6">
          <Sheet>
            <h2 className="mb-5 text-xl">What was entered</h2>
            <InputList calculator={calculator} values={inputs.values} />
            <div className="mt-6">
              <ReopenForm calculator={calculator} inputs={inputs} />
            </div>
            <p className="mt-3">
              <ButtonLink
                to={`/book?calculation=${token}`}
                look="quiet"
                small
                className="w-full"
                rel="nofollow"
              >
                Book a Consultation
              </ButtonLink>
            </p>
          </Sheet>
          {expiresAt && <ClaimNotice token={token} until={dayOf(expiresAt)} isSignedIn={isSignedIn} />}
        </div>
        <div>
          <ChangedTables outcome={outcome} tax={inputs.tax} />
          {outcome.kind === 'calculated' && (
            <ResultSheet {...{ calculator, outcome }} {...inputs} heading={title} />
          )}
        </div>
      </div>
    </div>
  );
}

function dayOf(time: Date): string {
  return dayText(southAfricanDay(time));
}

type Expiring = { token: string; until: string; isSignedIn: boolean };

function ClaimNotice({ token, until, isSignedIn }: Expiring) {
  const here = `/calculation/${token}`;
  return (
    <Notice title={`It is kept until ${until}`}>
      <p>Then it is deleted, with everything that was entered.</p>
      {isSignedIn ? (
        <form method="post" action={here} className="mt-3">
          <Button type="submit" small>
            Keep it in my account
          </Button>
        </form>
      ) : (
        <p>
          <Link to={`/auth?redirectTo=${encodeURIComponent(here)}`}>Sign in</Link> to keep it in your account,
          under a name of your own.
        </p>
      )}
    </Notice>
  );
}

function ChangedTables({ outcome, tax }: { outcome: Outcome; tax: number }) {
  const same = outcome.kind === 'calculated' && outcome.assessment.tax.cents === tax;
  if (same) return null;
  return (
    <div className="mb-6">
      <Notice title="The tables have changed since this was saved">
        {outcome.kind === 'refused'
          ? outcome.message.description
          : 'The figures here are worked out with the tables of today.'}{' '}
        When it was saved the tax came to {formatRand(tax)}.
      </Notice>
    </div>
  );
}
