import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sampleBooks, sampleReport } from '#content/sample-report.ts';
import { switching } from '#content/switching.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { TabLinks } from '#app/platform/ui/tabs.tsx';
import { ReportSheet } from '#app/site/switching/report-page.tsx';
import { REPORT_PATH, reportPath } from '#app/site/switching/report-path.ts';
import { REPORT_MONTH, reportPages } from '#app/site/switching/report.ts';
import switchingCss from '#app/site/switching/switching.css?url';

export const handle = { cache: { params: ['page'] } } satisfies RouteHandle;
export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: switchingCss }];

const TABS = reportPages.map((page) => ({
  value: page,
  label: sampleReport.pages[page],
  to: reportPath(page),
}));

export function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '';
  return { page: keyIn(sampleReport.pages, page) ?? 'words' };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: sampleReport.title,
    description: sampleReport.description,
    path: REPORT_PATH,
    within: [{ name: switching.title, path: '/switching' }],
  });

export default function SampleReport() {
  const { page } = useLoaderData<typeof loader>();
  const next = TABS[reportPages.indexOf(page) + 1];
  return (
    <div className="wrap pt-working pb-open">
      <div className="no-print">
        <p className="eyebrow">
          <Link to="/switching">{sampleReport.back}</Link>
        </p>
        <h1 className="text-2xl">{sampleReport.title}</h1>
        <p className="lede mt-3 mb-6">{sampleReport.invented}</p>
        <TabLinks label={sampleReport.title} current={page} tabs={TABS} />
      </div>
      <Sheet margin lifted className="report">
        <Letterhead>
          <p>{sampleReport.invented}</p>
        </Letterhead>
        <p className="text-lg font-semibold">{sampleBooks.company}</p>
        <p className="hint">
          {monthText(REPORT_MONTH.year, REPORT_MONTH.month)}. {sampleBooks.trade}
        </p>
        {reportPages.map((one) => (
          <section
            key={one}
            aria-label={sampleReport.pages[one]}
            className={one === page ? 'report-page' : 'report-page report-away'}
          >
            <h2 className="mt-6 mb-3 text-xl">{sampleReport.pages[one]}</h2>
            <ReportSheet page={one} />
          </section>
        ))}
      </Sheet>
      <div className="report-turn no-print">
        <copy-print>
          <Button look="quiet" small hidden>
            {sampleReport.print}
          </Button>
        </copy-print>
        {next && (
          <Link to={next.to} className="more">
            {next.label} →
          </Link>
        )}
      </div>
    </div>
  );
}
