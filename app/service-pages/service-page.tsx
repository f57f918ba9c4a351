import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { labels } from '#content/service-pages/labels.ts';
import type { Answer } from '#content/service-pages/service-page.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { Section } from '#app/ui/section.tsx';
import { Closing } from './closing.tsx';
import { NextDatesSheet } from './next-dates-sheet.tsx';
import { PartSection } from './part-section.tsx';
import { PriceList } from './price-list.tsx';
import { ServiceHero } from './service-hero.tsx';
import type { DatedPage } from './service-pages.server.ts';

export const servicePageMeta: MetaFunction<() => DatedPage> = (args) =>
  args.data ? pageMeta(args, args.data) : [];

export function ServicePageRoute({ drawing }: { drawing: ReactNode }) {
  return <ServicePage page={useLoaderData<() => DatedPage>()} drawing={drawing} />;
}

/** `children` come between the hero and the parts. */
export function ServicePage(props: { page: DatedPage; drawing: ReactNode; children?: ReactNode }) {
  const { page, drawing, children } = props;
  const { next } = page.dates;
  return (
    <>
      <ServiceHero hero={page.hero} drawing={drawing} />
      {children}
      <PartSection id="get" eyebrow={labels.get} part={page.get} />
      <PartSection id="cost" eyebrow={labels.cost} part={{ ...page.cost, split: true }}>
        <PriceList plans={page.plans} />
      </PartSection>
      <PartSection id="how" eyebrow={labels.how} part={page.how} />
      <PartSection id="needs" eyebrow={labels.needs} part={page.needs} />
      <PartSection
        id="dates"
        eyebrow={labels.dates}
        part={page.dates}
        aside={
          next && page.nextDates.length > 0 && <NextDatesSheet title={next.title} dates={page.nextDates} />
        }
      />
      <Questions {...page.questions} />
      <Closing {...page.closing} button={labels.closingButton} />
    </>
  );
}

function Questions({ title, answers }: { title: string; answers: Answer[] }) {
  return (
    <Section id="questions" eyebrow={labels.questions} title={title}>
      <div className="mt-10 grid gap-x-14 gap-y-9 md:grid-cols-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p className="mt-2 text-ink-soft">
              <LinkedText text={answer} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
