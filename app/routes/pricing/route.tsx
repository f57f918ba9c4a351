import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { planGroups, pricing } from '#content/pages/pricing.ts';
import type { PlanGroup } from '#content/plans.ts';
import { fillFigures } from '#app/blog/figures.ts';
import { plansOf } from '#app/firm/plans.ts';
import { publicPage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { priceListData } from '#app/linked-data/price-list.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';
import { TabLinks } from '#app/ui/tabs.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCard } from './plan-card.tsx';
import tagsUrl from './price-tags.svg?url';

const TABS = planGroups.map((group, index) => ({
  ...group,
  to: index === 0 ? '/pricing#plans' : `/pricing?tab=${group.value}#plans`,
}));

const COLUMNS: Record<PlanGroup, string> = {
  individual: 'md:grid-cols-2 lg:grid-cols-3',
  business: 'md:grid-cols-2 lg:grid-cols-4',
  'more-services': 'md:grid-cols-2 lg:grid-cols-3',
};

export const handle = { cache: { params: ['tab'] } } satisfies RouteHandle;
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  const group = planGroups.find(({ value }) => value === tab) ?? planGroups[0];
  if (!group) throw new Error('content/pages/pricing.ts has no group of plans');
  return { ...group, smallPrint: pricing.smallPrint.lines.map(fillFigures) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: pricing.title,
    description: pricing.description,
    linkedData: [priceListData],
  });

export default function Pricing() {
  const { value: group, label, intro, smallPrint } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <section className="band" id="plans" aria-label={`${label} plans`}>
        <div className="wrap">
          <TabLinks label="Plans" current={group} tabs={TABS} />
          {intro && <p className="lede mt-8">{intro}</p>}
          <ul className={`mt-10 grid gap-x-6 gap-y-8 ${COLUMNS[group]}`}>
            {plansOf(group).map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        </div>
      </section>
      <Section id="included" eyebrow={label} title={pricing.comparison.title}>
        <Comparison group={group} caption={`What each of the ${label} plans includes`} />
      </Section>
      <SmallPrint lines={smallPrint} />
    </>
  );
}

function Hero() {
  const { hint, ...hero } = pricing.hero;
  return (
    <PageHero
      {...hero}
      drawing={<Drawing src={tagsUrl} id="price-tags" width={520} height={340} className="w-full" />}
    >
      <p className="hint mt-5 max-w-[42em]">{hint}</p>
    </PageHero>
  );
}

function SmallPrint({ lines }: { lines: string[] }) {
  const { promises, smallPrint } = pricing;
  return (
    <section className="band" aria-labelledby="small-print">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="small-print" className="text-xl">
            {smallPrint.title}
          </h2>
          <ul className="mt-5 grid list-disc gap-3 pl-5 text-ink-soft marker:text-bloom">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-xl">{promises.title}</h2>
          {promises.texts.map((text, index) => (
            <p key={text} className={`${index === 0 ? 'mt-5' : 'mt-4'} text-ink-soft`}>
              <LinkedText text={text} />
            </p>
          ))}
          <ButtonLink to="/contact" className="mt-6">
            {promises.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
