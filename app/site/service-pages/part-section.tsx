import { Link } from '@remix-run/react';
import { promises } from '#content/pages/phrases.ts';
import { pricing } from '#content/pages/pricing.ts';
import { serviceLinks } from '#content/pages/services.ts';
import type { Plan } from '#content/plans.ts';
import { instalmentsOf, priceOf } from '#app/firm/core/plans.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { Band } from '#app/platform/ui/band.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { Blocks, WorkedSheet } from './blocks.tsx';
import { drawnBlock, type Shape } from './shapes/shape.ts';
import { SHAPES } from './shapes/shapes.ts';
import { NextDates } from './next-dates-sheet.tsx';
import type { Part } from './service-page.ts';
import type { DatedPage } from './service-pages.server.ts';
import { ForkView } from './shapes/fork-view.tsx';
import { MonthView } from './shapes/month-view.tsx';
import { PathView } from './shapes/path-view.tsx';
import { SeasonView } from './shapes/season-view.tsx';
import { SpreadView } from './shapes/spread-view.tsx';
import { StairsView, YearView } from './shapes/step-views.tsx';

const DENSE = new Set(['needs', 'dates']);

export function PartSection({ part, page }: { part: Part; page: DatedPage }) {
  const { id, title, lede, blocks, beside, split } = part;
  const dates = id === 'dates' && page.nextDates.length > 0 ? page.nextDates : null;
  const seasons = page.openSeasons;
  const shape = page.drawn && SHAPES[page.drawn.name].part === id ? page.drawn : null;
  const drawn = shape && drawnBlock(shape.name, part);
  const shown = blocks.filter((block) => block !== drawn);
  const isBeside = shown.length > 0 && (dates || beside);
  return (
    <Band density={DENSE.has(id) ? 'working' : 'open'} className="service-band" aria-labelledby={id}>
      <div className={split ? 'wrap service-split' : 'wrap'}>
        <div className="service-heading">
          <h2 id={id}>{title}</h2>
          {lede && (
            <p className="lede mt-4">
              <LinkedText text={lede} />
            </p>
          )}
          {id === 'get' && page.least && (
            <p className="least">
              From <b>{page.least}</b>
            </p>
          )}
        </div>
        {shape && (
          <div className="shape">
            <ShapeView shape={shape} />
          </div>
        )}
        <div className={isBeside ? 'service-part service-part-beside' : 'service-part'}>
          <div className="service-blocks">
            {id === 'cost' && page.prices.length > 0 && <PriceList plans={page.prices} />}
            <Blocks blocks={shown} opensFirst={id === 'get'} />
          </div>
          {dates && page.next ? <NextDates title={page.next.title} dates={dates} seasons={seasons} /> : null}
          {beside && <WorkedSheet {...beside} />}
        </div>
      </div>
    </Band>
  );
}

function PriceList({ plans }: { plans: Plan[] }) {
  return (
    <div>
      <Sheet margin lifted>
        <ul className="price-list">
          {plans.map((plan) => (
            <li key={plan.id}>
              <div>
                <h3>{plan.title}</h3>
                <p className="text-ink-soft">{plan.summary}</p>
                {!plan.custom && (
                  <Link to={startPath(plan.id)} className="more">
                    {pricing.start}
                    <span className="sr-only">: {plan.title}</span>
                  </Link>
                )}
              </div>
              <Price plan={plan} />
            </li>
          ))}
        </ul>
        <p className="hint mt-5">{promises()}</p>
      </Sheet>
      <Link to={`/pricing?tab=${plans[0]?.group}#plans`} className="more mt-4">
        {serviceLinks.allPlans} <Icon name="arrow" />
      </Link>
    </div>
  );
}

function Price({ plan }: { plan: Plan }) {
  const instalments = instalmentsOf(plan);
  return (
    <p className="price">
      <b>{priceOf(plan)}</b>
      <span>{plan.period}</span>
      {instalments && <span>{instalments}</span>}
    </p>
  );
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.name) {
    case 'spread':
      return <SpreadView {...shape} />;
    case 'month':
      return <MonthView {...shape} />;
    case 'season':
      return <SeasonView {...shape} />;
    case 'year':
      return <YearView {...shape} />;
    case 'path':
      return <PathView {...shape} />;
    case 'fork':
      return <ForkView {...shape} />;
    case 'stairs':
      return <StairsView {...shape} />;
  }
}
