import { withWords } from '#app/firm/core/page-text.ts';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { planGroups, pricing } from '#content/pages/pricing.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { plansOf } from '#app/firm/core/plans.ts';
import { QUESTIONS } from '#app/firm/core/plan-finder.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { priceListData } from '#app/firm/linked-data/price-list.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { Band } from '#app/platform/ui/band.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { TabLinks } from '#app/platform/ui/tabs.tsx';
import { Comparison } from './comparison.tsx';
import { foundIn } from './found.server.ts';
import { PlanCard } from './plan-card.tsx';
import { PriceFinder } from './price-finder.tsx';
import pricingCss from './pricing.css?url';

function groupsShown() {
  return planGroups.filter(({ value }) => plansOf(value).length > 0);
}

function tabsShown() {
  return groupsShown().map((group, index) => ({
    ...group,
    to: index === 0 ? '/pricing#plans' : `/pricing?tab=${group.value}#plans`,
  }));
}

export const handle = { cache: { params: ['tab', ...QUESTIONS] } } satisfies RouteHandle;
export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pricingCss }];

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const finder = foundIn(query, southAfricanDay());
  const tab = query.get('tab') ?? finder.found?.plan?.group;
  const groups = groupsShown();
  const group = groups.find(({ value }) => value === tab) ?? groups[0];
  if (!group) throw ownError('content/plans.ts has no plan in a group of content/pages/pricing.ts');
  const faq = withWords(pricing.faq.entries, 'answer').map(({ question, answer }) => ({
    question,
    answer: withPrices(fillFigures(answer)),
  }));
  return { ...group, faq, finder: { ...finder, turnover: withPrices(fillFigures(pricing.finder.turnover)) } };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: pricing.title,
    description: pricing.description,
    linkedData: [priceListData],
  });

export default function Pricing() {
  const { value: group, label, intro, faq, finder } = useLoaderData<typeof loader>();
  return (
    <>
      <Head label={label} />
      <section id="plans" aria-label={`${label} plans`} className="wrap pb-open">
        <div className="no-print">
          <TabLinks label="Plans" current={group} tabs={tabsShown()} />
          <p className="hint mt-5 max-w-[46em]">{pricing.twoWays}</p>
        </div>
        {intro && <p className="mt-5 max-w-[46em] text-ink-soft">{intro}</p>}
        <ul className={`plans plans-${group}`}>
          {plansOf(group).map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
        <p className="mt-6 text-center text-ink-soft">{pricing.promises}</p>
        <p className="mx-auto mt-2 max-w-[46em] text-center text-ink-soft">{pricing.letter}</p>
      </section>
      <PriceFinder {...finder} />
      <Section
        id="included"
        eyebrow={label}
        title={pricing.comparison.title}
        density="working"
        className="plans-compared"
      >
        <Comparison group={group} caption={`What each of the ${label} plans includes`} />
      </Section>
      <Faq entries={faq} />
    </>
  );
}

/** On paper the letterhead names the tab, of which there is only one. */
function Head({ label }: { label: string }) {
  const { title, lede, hint, finder } = pricing.hero;
  return (
    <div className="wrap pricing-head">
      <Letterhead>
        <p className="text-right">
          <b className="font-serif text-lg">{label} plans</b>
          <br />
          Prices on <span suppressHydrationWarning>{dayText(southAfricanDay())}</span>
        </p>
      </Letterhead>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <p className="hint">
        {hint}{' '}
        <a href="#finder" className="no-print">
          {finder}
        </a>
      </p>
    </div>
  );
}

function Faq({ entries }: { entries: { question: string; answer: string }[] }) {
  return (
    <Band tone="tint" density="working" aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions">{pricing.faq.title}</h2>
        <dl className="pricing-faq">
          {entries.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <LinkedText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
