import { vatIncluded } from '#content/pages/vat.ts';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { startPath } from '#app/firm/contact/start-path.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { SourceLine } from '#app/firm/sources/source-line.tsx';
import { publicPage } from '#app/platform/http/cache.ts';
import { Prose } from '#app/platform/markdown/prose.tsx';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { sourceId } from '#app/site/roads/cite-sources.ts';
import { loadRoad } from '#app/site/roads/roads.server.ts';
import { NextDates } from '#app/site/service-pages/next-dates-sheet.tsx';
import { serviceSheet } from '#app/site/service-pages/sheet-link.ts';
import { ToolList } from '#app/tools/calculators/tool-list.tsx';

export const headers = publicPage;
export const links = serviceSheet;

export function loader({ params }: LoaderFunctionArgs) {
  return loadRoad(`/questions/${params.slug}`);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { title: args.data.question, description: args.data.description }) : [];

export default function RoadPage() {
  const road = useLoaderData<typeof loader>();
  const { question, answer, steps, toDo, doors, ways, service, offer, quoted, cost, talk } = road;
  const { nextDates, openSeasons } = road;
  const hasAside = doors.length + nextDates.length + openSeasons.length > 0;
  // Below the steps where the other column is full already.
  const also = road.also.length > 0 && <Also questions={road.also} />;
  return (
    <>
      <div className="wrap py-working">
        <p className="eyebrow">
          <Link to={road.parent?.path ?? '/tools'}>{road.parent?.question ?? 'All questions and tools'}</Link>
        </p>
        <h1 className="text-2xl">{question}</h1>
        <Prose html={answer} className="mt-3" />
        {ways.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-3">
            {ways.map(({ label, to }) => (
              <li key={to}>
                <ButtonLink to={to}>{label}</ButtonLink>
              </li>
            ))}
          </ul>
        )}
        <div
          className={`mt-8 grid items-start gap-x-10 gap-y-10 ${hasAside || also ? 'md:grid-cols-2' : ''}`}
        >
          <div className="grid gap-10">
            <section aria-labelledby="steps">
              <h2 id="steps" className="text-xl">
                {toDo}
              </h2>
              <Prose html={steps} className="mt-3" />
            </section>
            {hasAside && also}
          </div>
          <div className="grid gap-10">
            {doors.length > 0 && (
              <section aria-labelledby="tools">
                <h2 id="tools" className="mb-4 text-xl">
                  With your own figures
                </h2>
                <ToolList doors={doors} />
              </section>
            )}
            {nextDates.length + openSeasons.length > 0 && (
              <NextDates title="By when" dates={nextDates} seasons={openSeasons} />
            )}
            {!hasAside && also}
          </div>
        </div>
        <Sources sources={road.sources} />
      </div>
      {service && <Ask path={service} />}
      <div className="wrap flex flex-wrap items-center gap-3 pb-open">
        {offer && (
          <p className="basis-full">
            {offer.title}: we do it for {offer.price} {offer.period}
            {vatIncluded()}. {quoted && `${quoted} `}
            <Link to={startPath(offer.id)} className="more">
              Start with this plan
            </Link>
          </p>
        )}
        {cost && (
          <p className="basis-full">
            {cost.text}{' '}
            <Link to={cost.to} className="more">
              {cost.label}
            </Link>
          </p>
        )}
        <ButtonLink to={talk}>Book a Consultation</ButtonLink>
      </div>
    </>
  );
}

function Also({ questions }: { questions: readonly { question: string; path: string }[] }) {
  return (
    <section aria-labelledby="also">
      <h2 id="also" className="text-xl">
        Also asked
      </h2>
      <ul className="mt-3 grid gap-y-2">
        {questions.map(({ question, path }) => (
          <li key={path}>
            <Link to={path} className="more">
              {question} <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <section className="mt-10" aria-labelledby="sources">
      <h2 id="sources" className="text-base">
        Sources
      </h2>
      <ol className="hint mt-3 grid list-decimal grid-cols-1 gap-2 pl-6">
        {sources.map((source, index) => (
          <SourceLine key={source} source={source} id={sourceId(index + 1)} />
        ))}
      </ol>
    </section>
  );
}
