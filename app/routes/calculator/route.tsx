import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { calculate } from '#app/calculators/calculate.ts';
import { CalculatorScreen } from '#app/calculators/calculator-screen.tsx';
import { findCalculator } from '#app/calculators/calculators.ts';
import { postedValues } from '#app/calculators/posted.ts';
import { publicPage } from '#app/http/cache.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { isTaxYear, newestTaxYear, taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Explained, Others } from './parts.tsx';

export const handle = { hydrate: true };
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const today = new Date().toISOString().slice(0, 10);
  const running = taxYearOn(today);
  return { type: typeOf(request), missingYear: isTaxYear(running) ? null : taxYearLabel(running) };
}

/** Calculates without JavaScript. The amounts arrive in the body and leave in the page, never in an address. */
export async function action({ request }: ActionFunctionArgs) {
  const { values, exact } = postedValues(await request.formData());
  return { values, exact, outcome: calculate(findCalculator(typeOf(request)), values, newestTaxYear, exact) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const calculator = findCalculator(args.data?.type ?? null);
  return pageMeta(args, {
    title: calculator.heading,
    description: `Estimate ${calculator.estimates} under South African tax law, with the working and the source of every line.`,
  });
};

export default function CalculatorPage() {
  const { type, missingYear } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const calculator = findCalculator(type);
  return (
    <div className="calculator-page wrap pt-12 pb-20 md:pt-16">
      <p className="eyebrow">Tax calculator</p>
      <h1 className="text-2xl">{calculator.heading}</h1>
      <p className="lede mt-4">
        Estimates {calculator.estimates} under South African tax law and SARS's rules. Every line shows its
        working.
      </p>
      {missingYear && (
        <div className="mt-6">
          <Notice title={`There are no tables for the ${missingYear} tax year yet`}>
            The newest here are those of {taxYearLabel(newestTaxYear)}.
          </Notice>
        </div>
      )}
      <CalculatorScreen
        key={type}
        calculator={calculator}
        currentYear={newestTaxYear}
        posted={posted ?? null}
      />
      <Explained calculator={calculator} />
      <Others current={calculator.type} />
    </div>
  );
}

function typeOf(request: Request): string {
  return findCalculator(new URL(request.url).searchParams.get('type')).type;
}
