import type { ReactNode } from 'react';
import type { Answer } from '#content/service-pages/service-page.ts';
import { Section } from '#app/ui/section.tsx';
import { Closing } from './closing.tsx';
import { OfferHero } from './offer-hero.tsx';
import { NextDatesSheet } from './next-dates-sheet.tsx';
import type { ShownOffer } from './offers.server.ts';
import { PartSection } from './part-section.tsx';
import { PriceList } from './price-list.tsx';
import { Words } from './words.tsx';

type Props = {
  offer: ShownOffer;
  /** The page's own drawing; its place is the hero's matter. */
  drawing: ReactNode;
  /** What a page has besides, between its hero and its parts. */
  children?: ReactNode;
};

/** A whole service page: hero, the six parts in the order in which people ask, and a last word. */
export function OfferPage({ offer, drawing, children }: Props) {
  return (
    <>
      <OfferHero hero={offer.hero} drawing={drawing} />
      {children}
      <PartSection id="get" eyebrow="What you get" part={offer.get} />
      <PartSection id="cost" eyebrow="What it costs" part={{ ...offer.cost, split: true }}>
        <PriceList plans={offer.plans} />
      </PartSection>
      <PartSection id="how" eyebrow="How it goes" part={offer.how} />
      <PartSection id="needs" eyebrow="What we need from you" part={offer.needs} />
      <PartSection
        id="dates"
        eyebrow="Dates that matter"
        part={offer.dates}
        aside={
          offer.dates.next &&
          offer.nextDates.length > 0 && (
            <NextDatesSheet title={offer.dates.next.title} dates={offer.nextDates} />
          )
        }
      />
      <Questions {...offer.questions} />
      <Closing {...offer.closing} button={{ label: 'Write to us', to: '/contact' }} />
    </>
  );
}

function Questions({ title, answers }: { title: string; answers: Answer[] }) {
  return (
    <Section id="questions" eyebrow="Questions people ask" title={title}>
      <div className="mt-10 grid gap-x-14 gap-y-9 md:grid-cols-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p className="mt-2 text-ink-soft">
              <Words text={answer} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
