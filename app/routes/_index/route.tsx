import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { latestArticles } from '#app/blog/articles.server.ts';
import { quickEstimateFields, readQuickEstimate } from '#app/calculators/quick-estimate-form.ts';
import { dueNext } from '#app/deadlines/due-next.ts';
import { publicPage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { firmData } from '#app/linked-data/firm.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Hero } from './hero.tsx';
import {
  CallToAction,
  Disclaimer,
  DueNext,
  LatestArticles,
  Reasons,
  Services,
  Testimonials,
} from './sections.tsx';

const LATEST = 6;

export const handle = { hydrate: true } satisfies RouteHandle;
export const headers = publicPage;

export function loader() {
  return { articles: latestArticles(LATEST), due: dueNext() };
}

/** The quick estimate without JavaScript: answered in the page, so no amount ever stands in an address. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = quickEstimateFields(await requireForm(request));
  return { fields, outcome: readQuickEstimate(fields) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    description: `${firm.name} in ${firm.city} keeps books, runs payroll and files returns for people, companies, trusts and estates. Estimate your tax to the cent.`,
    linkedData: [firmData],
  });

export default function Home() {
  const { articles, due } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <>
      <Hero posted={posted} />
      <Services />
      <DueNext due={due} />
      <Reasons />
      <Testimonials />
      <LatestArticles articles={articles} />
      <CallToAction />
      <Disclaimer />
    </>
  );
}
