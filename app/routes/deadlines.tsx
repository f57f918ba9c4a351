import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deadlinesPage } from '#content/pages/deadlines.ts';
import { byMonth } from '#app/deadlines/by-month.ts';
import { CHOICE_PARAMS, queryOf, readChoice } from '#app/deadlines/choice.ts';
import { ChoiceForm } from '#app/deadlines/choice-form.tsx';
import { DueLedger } from '#app/deadlines/due-ledger.tsx';
import februaryUrl from '#app/deadlines/february.svg?url';
import { MovedDates, NothingDated, ShownFor } from '#app/deadlines/shown-for.tsx';
import { Subscribe } from '#app/deadlines/subscribe.tsx';
import { subscription } from '#app/deadlines/subscription.ts';
import { EstateRules, UnknownSeasons } from '#app/deadlines/without-date.tsx';
import { env } from '#app/env.server.ts';
import { plusDays, yearAfter } from '#app/firm/calendar-day.ts';
import { nextDeadlines, unknownSeasons } from '#app/firm/deadlines.ts';
import { publicPage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { dayText, southAfricanDay } from '#app/time.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';

export const handle = { cache: { params: CHOICE_PARAMS } } satisfies RouteHandle;
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const today = southAfricanDay();
  const choice = readChoice(new URL(request.url).searchParams, today);
  return {
    choice,
    today,
    lastDay: plusDays(yearAfter(today), -1),
    months: byMonth(nextDeadlines(choice.profiles, today)),
    unknown: unknownSeasons(choice.profiles, today),
    calendar: subscription(env().APP_URL, queryOf(choice)),
  };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: deadlinesPage.title, description: deadlinesPage.description });

export default function Deadlines() {
  const { choice, today, lastDay, months, unknown, calendar } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        {...deadlinesPage.hero}
        drawing={<Drawing src={februaryUrl} id="february" width={560} height={420} className="w-full" />}
      />
      <div className="no-print">
        <Section id="who" eyebrow="Your dates" title="Who are you?">
          <ChoiceForm choice={choice} />
        </Section>
      </div>
      <Section id="dates" eyebrow={`${dayText(today)} to ${dayText(lastDay)}`} title="What is due">
        <ShownFor choice={choice} />
        {months.length > 0 ? <DueLedger months={months} /> : <NothingDated />}
        <MovedDates />
      </Section>
      {unknown.length > 0 && (
        <Section id="unknown" eyebrow="Filing seasons" title="Dates nobody knows yet">
          <UnknownSeasons seasons={unknown} />
        </Section>
      )}
      {choice.fields.people.includes('estate') && (
        <Section id="estate" eyebrow="Deceased estates" title="Counted from the estate’s own days">
          <EstateRules />
        </Section>
      )}
      {choice.profiles.some(({ is }) => is !== 'estate') && (
        <div className="no-print">
          <Section id="subscribe" eyebrow="In your calendar" title="Let your phone remember">
            <Subscribe {...calendar} />
          </Section>
        </div>
      )}
    </>
  );
}
