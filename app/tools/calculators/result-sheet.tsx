import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { BracketChart } from './bracket-chart.tsx';
import type { Calculated } from './calculate.ts';
import type { OnType } from './calculator-field.tsx';
import type { Calculator } from './calculator.ts';
import { calculatorName } from './calculator-links.ts';
import type { Exact, Values } from './field.ts';
import { shownIn } from './figures.ts';
import { HundredStrip } from './hundred-strip.tsx';
import { moreRetirement } from './more-retirement.ts';
import { periodOf } from './period.ts';
import { PrintHead } from './print-head.tsx';
import { Answers } from './questions-form.tsx';
import { Figures, Headlines } from './result-figures.tsx';
import { RetirementSlider } from './retirement-slider.tsx';
import { Sections } from './sections.tsx';
import { smallPrint } from './small-print.ts';
import { WorkingDetails } from './working-details.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { lastDayOf } from '#app/tax/tax-year.ts';

type Props = {
  calculator: Calculator;
  heading?: string;
  values: Values;
  exact: Exact;
  outcome: Calculated;
  printedFor?: string;
  actions?: ReactNode;
  onType?: OnType;
  children?: ReactNode;
};

export function ResultSheet({ calculator, values, exact, outcome, ...rest }: Props) {
  const { heading = calculatorName(calculator), printedFor = '', actions, onType, children } = rest;
  const { assessment, figures, counted } = outcome;
  const period = periodOf(values);
  const others = assessment.headlines.slice(1).map((headline) => shownIn(period, headline));
  const explained = figures.find(({ isExplained }) => isExplained);
  const { payments = [], calendar } = assessment;
  const more = moreRetirement(calculator, values, exact);
  return (
    <Sheet margin lifted className="result-sheet">
      <h2 id="result" tabIndex={-1} className="sr-only">
        Result
      </h2>
      <PrintHead {...{ calculator, heading, values, printedFor }} table={figures[0]?.label ?? ''} />
      {assessment.warning && (
        <div className="mb-5">
          <Notice title={assessment.warning} />
        </div>
      )}
      {assessment.says && <p className="says">{assessment.says}</p>}
      <Figures {...{ figures, period, counted }} />
      <Means outcome={outcome} />
      {actions}
      <Headlines headlines={others} table={figures[0]?.isExplained ? null : (explained?.label ?? null)} />
      {calendar && payments.length > 0 && (
        <p className="no-print mt-3 flex flex-wrap gap-x-6">
          <a href={calendar} className="more">
            <Icon name="calendar" size={18} />
            Add to your calendar
          </a>
          <a href={calendar.replace('.ics', '')} className="more">
            All your dates
          </a>
        </p>
      )}
      <div className="figure-notes hint">
        {smallPrint(outcome).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Sections sections={assessment.sections ?? []} onType={onType} />
      {assessment.shares && <HundredStrip {...assessment.shares} period={period} />}
      <WorkingDetails assessment={assessment} period={period} />
      {assessment.position && assessment.position.income > 0 && <BracketChart {...assessment.position} />}
      {more && <RetirementSlider more={more} period={period} />}
      <Answers answers={assessment.answers ?? []} period={period} />
      {children}
    </Sheet>
  );
}

/** The figure's meaning and day; empty if text counted as 0. Names its table if another one leads. */
function Means({ outcome: { assessment, figures, counted } }: { outcome: Calculated }) {
  if (counted.length > 0) return null;
  const { means, counts, table, elsewhere } = assessment;
  const explained = figures[0]?.isExplained ? null : figures.find(({ isExplained }) => isExplained);
  return (
    <p className="means">
      {explained && `${explained.label}: `}
      {means}{' '}
      <span>{counts ?? `For the ${table.label} tax year, to ${dayText(lastDayOf(table.taxYear))}.`}</span>
      {elsewhere && (
        <a href={elsewhere.to} target="_top" className="more block">
          {elsewhere.label}
        </a>
      )}
    </p>
  );
}
