import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { individualCalculators } from '#content/service-pages/tax-individual.ts';
import { publicPage } from '#app/http/cache.ts';
import { AlertPage } from '#app/offer/alert-page.tsx';
import standingBracketsUrl from '#app/offer/standing-brackets.svg?url';
import { OfferPage } from '#app/offer/offer-page.tsx';
import { alert, shownOffer } from '#app/offer/offers.server.ts';
import slipsUrl from '#app/offer/slips.svg?url';
import { Tools } from '#app/offer/tools.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import { TabLinks } from '#app/ui/tabs.tsx';

const TABS = [
  { value: 'simple', label: 'Individual Tax Made Simple', to: '/tax/individual' },
  { value: 'alert', label: 'Tax Alert: No Inflation Adjustment!', to: '/tax/individual?tab=alert' },
] as const;

export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get('tab') === 'alert') return { tab: 'alert', page: alert } as const;
  return { tab: 'simple', page: shownOffer('taxIndividual') } as const;
}

export const meta: MetaFunction<typeof loader> = (args) => (args.data ? pageMeta(args, args.data.page) : []);

export default function TaxIndividual() {
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap pt-6">
        <TabLinks label="Individual tax" current={shown.tab} tabs={TABS} />
      </div>
      {shown.tab === 'alert' ? (
        <AlertPage
          alert={shown.page}
          drawing={
            <Drawing
              src={standingBracketsUrl}
              id="standing-brackets"
              width={1120}
              height={420}
              alt={shown.page.hero.alt}
            />
          }
        />
      ) : (
        <OfferPage
          offer={shown.page}
          drawing={<Drawing src={slipsUrl} id="slips" width={560} height={440} />}
        >
          <Tools {...individualCalculators} />
        </OfferPage>
      )}
    </>
  );
}
