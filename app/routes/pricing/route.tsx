import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import type { PlanGroup } from '#content/plans.ts';
import { fillFigures } from '#app/blog/figures.ts';
import { plansOf } from '#app/firm/plans.ts';
import { publicPage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { priceListData } from '#app/linked-data/price-list.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';
import { TabLinks } from '#app/ui/tabs.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCard } from './plan-card.tsx';
import tagsUrl from './price-tags.svg?url';

const TABS = [
  { value: 'individual', label: 'Individual', to: '/pricing#plans' },
  { value: 'business', label: 'Business', to: '/pricing?tab=business#plans' },
  { value: 'more-services', label: 'More Services', to: '/pricing?tab=more-services#plans' },
] as const satisfies readonly { value: PlanGroup; label: string; to: string }[];

const COLUMNS: Record<PlanGroup, string> = {
  individual: 'md:grid-cols-2 lg:grid-cols-3',
  business: 'md:grid-cols-2 lg:grid-cols-4',
  'more-services': 'md:grid-cols-2 lg:grid-cols-3',
};

export const handle = { cache: { params: ['tab'] } } satisfies RouteHandle;
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('tab');
  const tab = TABS.find(({ value }) => value === asked) ?? TABS[0];
  return { group: tab.value, label: tab.label, vatRate: fillFigures('{{vat.rate 2026-04-01}}') };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pricing',
    description: `What ${firm.name} charges for tax returns, bookkeeping, payroll and CIPC filings, in rand, VAT included. ${firm.promises.join('. ')}.`,
    linkedData: [priceListData],
  });

export default function Pricing() {
  const { group, label, vatRate } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <section className="band" id="plans" aria-label={`${label} plans`}>
        <div className="wrap">
          <TabLinks label="Plans" current={group} tabs={TABS} />
          {group === 'more-services' && (
            <p className="lede mt-8">
              Company compliance services for South African regulatory requirements: what the CIPC asks of a
              company from its first year to its last.
            </p>
          )}
          <ul className={`mt-10 grid gap-x-6 gap-y-8 ${COLUMNS[group]}`}>
            {plansOf(group).map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        </div>
      </section>
      <Section id="included" eyebrow={label} title="What is included">
        <Comparison group={group} caption={`What each of the ${label} plans includes`} />
      </Section>
      <SmallPrint vatRate={vatRate} />
    </>
  );
}

function Hero() {
  return (
    <PageHero
      eyebrow="Pricing"
      title="Our Pricing"
      lede="Transparent pricing for South African individuals and businesses. What stands here is what stands on the invoice."
      drawing={<Drawing src={tagsUrl} id="price-tags" width={520} height={340} className="w-full" />}
    >
      <p className="hint mt-5 max-w-[42em]">
        Prices are for the work each plan describes. We confirm yours in writing before we begin; nothing on
        this page is an offer that binds either of us.
      </p>
    </PageHero>
  );
}

function SmallPrint({ vatRate }: { vatRate: string }) {
  return (
    <section className="band" aria-labelledby="small-print">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="small-print" className="text-xl">
            What a price holds, and what it does not
          </h2>
          <ul className="mt-5 grid list-disc gap-3 pl-5 text-ink-soft marker:text-bloom">
            <li>Every price includes VAT at {vatRate}, the rate that holds in 2026.</li>
            <li>
              It does not include what is owed to others: the tax itself, interest and penalties, and the fees
              of the CIPC, the Master of the High Court and the Compensation Fund.
            </li>
            <li>
              It does not include earlier years that were never filed, objections and appeals against SARS, or
              an audit or independent review. Each of those has a price of its own.
            </li>
            <li>
              When your work outgrows the plan we say so, and what the next one costs, before we do any of it.
            </li>
          </ul>
        </div>
        <div>
          <h2 className="text-xl">{firm.promises.join(' · ')}</h2>
          <p className="mt-5 text-ink-soft">
            Monthly plans run from month to month. End one by e-mail, and you owe what was done up to then and
            nothing more. Your books and papers are yours and come with you.
          </p>
          <p className="mt-4 text-ink-soft">
            Not sure which plan is yours? Tell us what you earn from and what you file, and we name the
            smallest that does it. What each service consists of is told under{' '}
            <Link to="/accounting">accounting</Link>, <Link to="/tax/individual">tax</Link>,{' '}
            <Link to="/payroll">payroll</Link> and <Link to="/advisory">advisory</Link>.
          </p>
          <ButtonLink to="/contact" className="mt-6">
            Ask which plan fits
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
