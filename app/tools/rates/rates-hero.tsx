import { ratesPage } from '#content/pages/rates.ts';
import landmarkUrl from '#content/brand/landmark.svg?url';
import { newestTaxYear, oldestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { taxYearText } from './tax-year-text.ts';
import { YearForm } from './year-form.tsx';
import type { Chapter } from './year-tables.ts';

type Props = {
  year: TaxYear;
  from: TaxYear | null;
  isUnknown: boolean;
  chapters: readonly Pick<Chapter, 'id' | 'title'>[];
};

export function RatesHero({ year, from, isUnknown, chapters }: Props) {
  return (
    <div className="wrap pt-open pb-open">
      <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)]">
        <div>
          <p className="eyebrow">{ratesPage.hero.eyebrow}</p>
          <h1>{ratesPage.hero.title}</h1>
          <p className="lede mt-6">
            {ratesPage.hero.lede(taxYearLabel(oldestTaxYear), taxYearLabel(newestTaxYear))}
          </p>
          <YearForm year={year} from={from} />
        </div>
        <Drawing
          src={landmarkUrl}
          id="landmark"
          width={560}
          height={330}
          className="w-full max-lg:order-first max-lg:hidden"
        />
      </div>
      {isUnknown && (
        <div className="mt-8 max-w-[44rem]">
          <Notice title="We have no tables for that year">
            We have tables from {taxYearLabel(oldestTaxYear)} to {taxYearLabel(newestTaxYear)}. These are the
            ones for {taxYearLabel(year)}.
          </Notice>
        </div>
      )}
      <nav className="mt-12 border-t border-rule pt-5" aria-label="On this page">
        <p>
          <b>{taxYearLabel(year)}</b>: {taxYearText(year)}. SARS calls it the {year} year of assessment.
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {[...chapters, { id: 'changes', title: 'What changed' }, { id: 'years', title: 'Every year' }].map(
            ({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="more">
                  {title}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
