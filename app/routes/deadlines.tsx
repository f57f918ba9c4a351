import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deadlinesPage } from '#content/pages/deadlines.ts';
import { byMonth } from '#app/firm/deadlines/by-month.ts';
import { CHOICE_PARAMS, queryOf, readChoice, type Choice } from '#app/firm/deadlines/choice.ts';
import { DueLedger } from '#app/firm/deadlines/due-ledger.tsx';
import februaryUrl from '#app/firm/deadlines/february.svg?url';
import { Passed, PassedLink } from '#app/firm/deadlines/passed.tsx';
import {
  MovedDates,
  NothingDated,
  ReturnMissing,
  ChosenProfiles,
} from '#app/firm/deadlines/chosen-profiles.tsx';
import { Subscribe } from '#app/firm/deadlines/subscribe.tsx';
import { subscription } from '#app/firm/deadlines/subscription.ts';
import { EstateRules, UnknownSeasons } from '#app/firm/deadlines/without-date.tsx';
import deadlinesCss from '#app/firm/deadlines/sheet.css?url';
import { env } from '#app/platform/env/env.server.ts';
import { nextDeadlines, passedDeadlines, unknownSeasons } from '#app/firm/core/deadlines.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { ChoiceForm } from '#app/firm/deadlines/choice-form.tsx';

export const handle = { cache: { params: CHOICE_PARAMS } } satisfies RouteHandle;
export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export function loader({ request }: LoaderFunctionArgs) {
  const today = southAfricanDay();
  const choice = readChoice(new URL(request.url).searchParams, today);
  const next = nextDeadlines(choice.profiles, today);
  return {
    choice,
    today,
    count: next.length,
    months: byMonth(next),
    passed: passedDeadlines(choice.profiles, today),
    unknown: unknownSeasons(choice.profiles, today),
    calendar: subscription(env().APP_URL, queryOf(choice)),
  };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: deadlinesPage.title, description: deadlinesPage.description });

export default function Deadlines() {
  const { choice } = useLoaderData<typeof loader>();
  const { eyebrow, title, lede } = deadlinesPage.hero;
  return (
    <>
      <div className="wrap due-head">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lede mt-4">{lede}</p>
        </div>
        <Drawing src={februaryUrl} id="february" width={560} height={420} className="due-drawing" />
      </div>
      <div className="wrap due-layout">
        <ChoicePanel choice={choice} />
        <Chosen />
      </div>
    </>
  );
}

function Chosen() {
  const { choice, today, count, months, passed, unknown, calendar } = useLoaderData<typeof loader>();
  const isEstate = choice.fields.people.includes('estate');
  const hasDates = choice.profiles.some(({ is }) => is !== 'estate');
  return (
    <div id="chosen" data-summary={`${count} dates in the next twelve months, ${passed.length} passed.`}>
      <section aria-labelledby="dates">
        <h2 id="dates">What is due</h2>
        <ChosenProfiles choice={choice} />
        <PassedLink passed={passed} today={today} />
        {hasDates && (
          <p className="no-print mt-3">
            <a href="#subscribe">Put them in your calendar</a>
          </p>
        )}
        {count > 0 ? <DueLedger months={months} today={today} /> : <NothingDated isEstate={isEstate} />}
        <ReturnMissing choice={choice} />
      </section>
      {isEstate && <EstateRules />}
      {passed.length > 0 && <Passed passed={passed} today={today} />}
      {unknown.length > 0 && <UnknownSeasons seasons={unknown} />}
      {hasDates && <Subscribe {...calendar} />}
      <MovedDates />
    </div>
  );
}

function ChoicePanel({ choice }: { choice: Choice }) {
  const isWrong = choice.registeredError !== null || choice.onError !== null;
  return (
    <live-choice class="choice-panel no-print">
      <details open={isWrong}>
        <summary>{choice.isDefault ? 'Choose who you are' : 'Change who you are'}</summary>
        <ChoiceForm choice={choice} />
      </details>
      <p role="status" className="sr-only" />
    </live-choice>
  );
}
