import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { individualCalculators, individualTabs } from '#content/service-pages/tax-individual.ts';
import { publicPage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { AlertPage } from '#app/service-pages/alert-page.tsx';
import bracketCreepUrl from '#app/service-pages/bracket-creep.svg?url';
import { ServicePage } from '#app/service-pages/service-page.tsx';
import { loadServicePage, taxAlert } from '#app/service-pages/service-pages.server.ts';
import slipsUrl from '#app/service-pages/slips.svg?url';
import { Tools } from '#app/service-pages/tools.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import { TabLinks } from '#app/ui/tabs.tsx';

export const handle = { cache: { params: ['tab'] } } satisfies RouteHandle;
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  if (tab === 'alert') return { tab, page: taxAlert } as const;
  return { tab: 'simple', page: loadServicePage('taxIndividual') } as const;
}

export const meta: MetaFunction<typeof loader> = (args) => (args.data ? pageMeta(args, args.data.page) : []);

export default function TaxIndividual() {
  const { tab, page } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap pt-6">
        <TabLinks label="Individual tax" current={tab} tabs={individualTabs} />
      </div>
      {tab === 'alert' ? (
        <AlertPage
          alert={page}
          drawing={
            <Drawing src={bracketCreepUrl} id="bracket-creep" width={1120} height={420} alt={page.hero.alt} />
          }
        />
      ) : (
        <ServicePage page={page} drawing={<Drawing src={slipsUrl} id="slips" width={560} height={440} />}>
          <Tools {...individualCalculators} />
        </ServicePage>
      )}
    </>
  );
}
