import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ratesPage } from '#content/pages/rates.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { changesBetween } from '#app/tools/rates/changes.ts';
import { ChangesView } from '#app/tools/rates/changes-view.tsx';
import { chosenYears } from '#app/tools/rates/chosen-years.ts';
import { Collected } from '#app/tools/rates/collected.tsx';
import { RatesHero } from '#app/tools/rates/rates-hero.tsx';
import { RateTableView } from '#app/tools/rates/rate-table-view.tsx';
import { ratesPath } from '#app/tools/rates/rates-path.ts';
import { chaptersOf, firmTables } from '#app/tools/rates/year-tables.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { newestTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { Section } from '#app/platform/ui/section.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const handle = { cache: { params: ['year', 'from'] } } satisfies RouteHandle;
export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const { year, from, isUnknown } = chosenYears(new URL(request.url).searchParams);
  const chapters = chaptersOf(year);
  return {
    year,
    from,
    isUnknown,
    chapters,
    firm: firmTables(),
    changes: from ? changesBetween(from, year) : [],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const year = args.data?.year ?? newestTaxYear;
  const label = taxYearLabel(year);
  return pageMeta(args, {
    title: ratesPage.title(label),
    description: ratesPage.description(label),
    path: ratesPath(year),
  });
};

export default function Rates() {
  const { year, from, isUnknown, chapters, firm, changes } = useLoaderData<typeof loader>();
  const label = taxYearLabel(year);
  return (
    <>
      <RatesHero year={year} from={from} isUnknown={isUnknown} chapters={chapters} />
      {chapters.map((chapter) => (
        <Section key={chapter.id} id={chapter.id} density="working" title={chapter.title}>
          <div className="mt-5 border-t border-rule-strong sm:mt-8">
            {chapter.tables.map((table, index) => (
              <RateTableView
                key={table.id}
                table={table}
                yearLabel={label}
                firm={firm.find(({ id }) => id === table.id) ?? null}
                isFirst={chapter === chapters[0] && index === 0}
              />
            ))}
          </div>
        </Section>
      ))}
      <Section
        id="changes"
        density="working"
        eyebrow="Side by side"
        title={changesTitle(year, from)}
        lede={changesLede(year, from)}
      >
        {from && <ChangesView tables={changes} fromLabel={taxYearLabel(from)} toLabel={label} />}
      </Section>
      <Collected />
      <Section id="years" density="working" eyebrow="Index" title="Every year with tables">
        <YearIndex current={year} />
      </Section>
    </>
  );
}

function changesTitle(year: TaxYear, from: TaxYear | null): string {
  return from === null || from === year
    ? 'What changed'
    : `What changed from ${taxYearLabel(from)} to ${taxYearLabel(year)}`;
}

function changesLede(year: TaxYear, from: TaxYear | null): string {
  if (from === null)
    return `${taxYearLabel(year)} is the oldest year here. Choose a year above to compare it with.`;
  if (from === year) return 'You chose the same year twice. Choose two different years above.';
  return 'Only the lines that differ. “Unknown” means we could not confirm the figure, “none” that the year had no such thing.';
}

function YearIndex({ current }: { current: TaxYear }) {
  return (
    <ul className="mt-8 grid grid-cols-3 gap-x-6 sm:grid-cols-5 md:grid-cols-7 lg:grid-cols-9">
      {taxYears.toReversed().map((year) => (
        <li key={year} className="border-t border-rule">
          <Link
            to={ratesPath(year)}
            aria-current={year === current ? 'page' : undefined}
            className="flex min-h-14 flex-col justify-center py-2 font-semibold tabular-nums no-underline hover:underline aria-[current]:text-ink"
          >
            {taxYearLabel(year)}
            <span className="hint font-normal">SARS {year}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
