import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { individualCalculators, individualTabs } from '#content/pages/services.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { ServicePageView } from '#app/site/service-pages/service-page.tsx';
import { loadServicePage } from '#app/site/service-pages/service-pages.server.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { TabLinks } from '#app/platform/ui/tabs.tsx';

export { serviceSheet as links } from '#app/site/service-pages/sheet-link.ts';
export { headers, meta } from '#app/site/service-pages/service-page.tsx';

export const handle = { cache: { params: ['tab'] } } satisfies RouteHandle;

export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  return loadServicePage(tab === 'alert' ? '/tax/individual?tab=alert' : '/tax/individual');
}

export default function TaxIndividual() {
  const page = useLoaderData<typeof loader>();
  const tab = page.kind === 'alert' ? 'alert' : 'simple';
  return (
    <>
      <div className="wrap pt-6">
        <TabLinks label="Individual tax" current={tab} tabs={individualTabs} />
      </div>
      <ServicePageView page={page}>{tab === 'simple' && <Calculators />}</ServicePageView>
    </>
  );
}

function Calculators() {
  const { title, lede, tools } = individualCalculators;
  return (
    <section className="band tools" aria-labelledby="tools">
      <div className="wrap">
        <h2 id="tools">{title}</h2>
        <p className="lede mt-3">{lede}</p>
        <ul className="tool-list">
          {tools.map((tool) => (
            <li key={tool.to}>
              <h3>
                <Link to={tool.to}>
                  {tool.title} <Icon name="arrow" />
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{tool.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
