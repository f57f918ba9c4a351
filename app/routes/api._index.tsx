import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { apiPage } from '#content/pages/api.ts';
import { CodeSheet } from '#app/tools/api/code-sheet.tsx';
import { MOST_KB, REQUESTS_A_MINUTE } from '#app/tools/api/limits.ts';
import { openApiPath } from '#app/tools/api/openapi.ts';
import { FieldTable } from '#app/tools/api/reference-tables.tsx';
import { sharedFields, shownExample, taxReferences, type TaxReference } from '#app/tools/api/reference.ts';
import { statuses } from '#app/tools/api/statuses.ts';
import { vectorsPath } from '#app/tools/api/vectors.ts';
import { env } from '#app/platform/env/env.server.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Fold } from '#app/platform/ui/fold.tsx';
import { Section } from '#app/platform/ui/section.tsx';

export const headers = publicPage;

export function loader() {
  const origin = env().APP_URL;
  return {
    description: openApiPath,
    vectors: vectorsPath,
    good: shownExample(origin, 'individual', 'current'),
    bad: shownExample(origin, 'individual', 'refused'),
    shared: sharedFields(),
    taxes: taxReferences(),
    statuses,
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: apiPage.title, description: apiPage.description });

export default function ApiReference() {
  const { description, vectors, good, bad, shared, taxes, statuses } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening description={description} vectors={vectors} />
      <Section
        id="ask"
        eyebrow="One request"
        title="Send JSON, get the tax"
        lede="The answer has the result, every line of the working, and notes on your case."
      >
        <div className="mt-10 grid gap-6">
          <CodeSheet title="The request" text={good.command} />
          <Fold summary="The answer, line by line">
            <CodeSheet title="The answer, 200" text={good.answer} />
          </Fold>
        </div>
      </Section>
      <Section id="rules" eyebrow="In every request" title="Amounts, basis and year">
        <Rules />
        <div className="max-w-[60rem]">
          <FieldTable caption="Fields of every request" fields={shared} />
        </div>
      </Section>
      <Section
        id="taxes"
        eyebrow="Reference"
        title="What it works out"
        lede="Each has a page with its fields, its result and an example."
      >
        <Taxes taxes={taxes} />
      </Section>
      <Section
        id="refusals"
        eyebrow="Errors"
        title="What the API refuses"
        lede="The answer names each field and says what is wrong with it. The API never guesses a value and never counts a wrong one as zero."
      >
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-2">
          <Statuses statuses={statuses} />
          <div className="grid gap-6">
            <CodeSheet title="A request the API refuses" text={bad.command} />
            <Fold summary="The answer, error by error">
              <CodeSheet title="The answer, 422" text={bad.answer} />
            </Fold>
          </div>
        </div>
      </Section>
    </>
  );
}

function Opening({ description, vectors }: { description: string; vectors: string }) {
  return (
    <div className="wrap pt-working pb-open">
      <p className="eyebrow">For developers</p>
      <h1 className="max-w-[16em]">Tax calculations by API</h1>
      <p className="lede mt-5">
        The engine behind our calculators, for your own software: exact to the cent, on SARS's tables for{' '}
        {taxYears.length} years or the firm's estimate, with the working and the source of every line. It is
        free and needs no key.
      </p>
      <ul className="mt-7 flex flex-wrap gap-x-7 gap-y-1">
        <li>
          <a href="#taxes" className="more">
            What it works out
          </a>
        </li>
        <li>
          <a href={description} className="more">
            OpenAPI 3.1
          </a>
        </li>
        <li>
          <a href={vectors} className="more">
            Test vectors
          </a>
        </li>
      </ul>
    </div>
  );
}

function Rules() {
  return (
    <div className="prose mt-6">
      <ul>
        <li>
          Send rand as a JSON number or as a string of digits: <code translate="no">450000</code> or{' '}
          <code translate="no">"450000.50"</code>, at most two decimals, at most R 100 billion. They are read
          to the cent. <code translate="no">"1.234"</code>, <code translate="no">"450 000"</code> and{' '}
          <code translate="no">"450k"</code> are refused.
        </li>
        <li>Rand and percentages come back as JSON numbers with two decimals, and a minus below zero.</li>
        <li>
          <code translate="no">taxYearLabel</code> names the table that was used; a company's SARS table
          follows from its year-end. The firm's estimate is always 2023/2024, whatever year you ask for: show
          it below SARS's figure, with its <code translate="no">note</code>.
        </li>
        <li>
          Any website may call it: no cookies are read or set. One network may send {REQUESTS_A_MINUTE}{' '}
          requests a minute, of at most {MOST_KB} kB each.
        </li>
      </ul>
    </div>
  );
}

/** The identifier of a row was that of its section when all stood on this page. */
function Taxes({ taxes }: { taxes: readonly TaxReference[] }) {
  return (
    <ul className="mt-8 grid gap-x-14 border-t border-rule-strong lg:grid-cols-2">
      {taxes.map(({ name, title, about, page }) => (
        <li key={name} id={name} className="border-b border-rule py-3">
          <Link to={page} className="more font-semibold">
            {title}
          </Link>
          <p className="text-ink-soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}

function Statuses({ statuses }: { statuses: readonly { status: number; about: string }[] }) {
  return (
    <dl className="grid content-start">
      {statuses.map(({ status, about }) => (
        <div key={status} className="grid grid-cols-[4rem_1fr] gap-x-4 border-t border-rule py-3">
          <dt className="font-semibold tabular-nums">{status}</dt>
          <dd className="text-ink-soft">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
