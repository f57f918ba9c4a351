import { Link } from '#app/platform/ui/link.tsx';
import { ratesPath } from './rates-path.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';

export function YearIndex({ current }: { current: TaxYear }) {
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
