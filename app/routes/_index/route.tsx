import { data, type ActionFunctionArgs, type LinksFunction, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { home } from '#content/pages/home.ts';
import { latestArticles } from '#app/site/blog/articles.server.ts';
import { outcomeOf, quickEstimateFields } from '#app/tools/calculators/quick-estimate-form.ts';
import { dueNext } from '#app/firm/deadlines/due-next.ts';
import { POSTED_ANSWER, publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { traceOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { firmData } from '#app/firm/linked-data/firm.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonPair } from '#app/platform/ui/button.tsx';
import { questions } from '#app/site/roads/roads.server.ts';
import { Hero } from './hero.tsx';
import homeCss from './home.css?url';
import { PostedMessage } from './posted-message.tsx';
import { Prices } from './prices.tsx';
import { DueNext, LatestArticles, Questions, Reasons, Services } from './sections.tsx';
import { Testimonials } from './testimonials.tsx';

const LATEST = 6;

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeCss }];

export function loader() {
  return { questions, articles: latestArticles(LATEST), due: dueNext() };
}

/** Posted without JavaScript, so that no amount is ever in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = quickEstimateFields(await requireForm(request));
  const report = (error: unknown) =>
    contextOf(context).logFailure('the quick estimate could not be calculated', traceOf(error));
  return data(
    { fields, outcome: outcomeOf(fields, report) },
    { headers: { 'Cache-Control': POSTED_ANSWER } },
  );
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { description: home.description, linkedData: [firmData] });

export default function Home() {
  const { questions, articles, due } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { closing } = home;
  return (
    <>
      {posted && <PostedMessage {...posted.outcome} />}
      <div className="home-top">
        <Hero posted={posted} />
        <Questions questions={questions} />
      </div>
      <Services />
      <DueNext {...due} />
      <Prices />
      <Reasons />
      <Testimonials />
      <LatestArticles articles={articles} />
      <section className="home-section closing" aria-labelledby="start">
        <div className="wrap">
          <div>
            <h2 id="start">{closing.title}</h2>
            <p className="lede mt-3">{closing.text}</p>
          </div>
          <ButtonPair
            primary={closing.primaryButton}
            secondary={closing.secondaryButton}
            secondaryTo="/pricing"
            className=""
          />
        </div>
      </section>
      <div className="wrap py-4">
        <p className="hint">{home.disclaimer}</p>
      </div>
    </>
  );
}
