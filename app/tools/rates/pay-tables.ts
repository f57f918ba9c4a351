import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { formatRand } from '#app/tax/money.ts';
import { provisionalDates } from '#app/tax/provisional-dates.ts';
import { interestEvidence, lateInterestRates } from '#app/tax/rates/interest-rates.ts';
import {
  provisionalEvidence,
  provisionalRules,
  provisionalRulesFrom,
} from '#app/tax/rates/provisional-rules.ts';
import { uifEvidence, uifRate } from '#app/tax/rates/uif.ts';
import { taxYearLabel, type TaxYear, firstDayOf, lastDayOf } from '#app/tax/tax-year.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { dayText } from '#app/platform/core/time.ts';
import { employerTablesOf } from './employer-tables.ts';
import {
  line,
  randFigure,
  rateFigure,
  unknownFigure,
  wordsFigure,
  type Figure,
  type RateLine,
} from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';
import { shortRate } from '#app/tax/explain.ts';

export function payTablesOf(taxYear: TaxYear): readonly RateTable[] {
  return [uifTable(taxYear), ...employerTablesOf(taxYear), provisionalTable(taxYear)];
}

function uifTable(taxYear: TaxYear): RateTable {
  const periods = tablesOf(taxYear).uif;
  const rate = periods ? rateFigure(uifRate) : unknownFigure;
  return {
    id: 'uif',
    title: 'Unemployment insurance (UIF)',
    validFor: taxYearText(taxYear),
    bands: [],
    lines: [
      line('employee', 'Employee, share of pay', rate),
      line('employer', 'Employer, share of pay', rate),
      line('ceiling', 'On monthly pay up to', ceilingFigure(taxYear)),
    ],
    ...restsOn(periods ? uifEvidence : null),
    notes: periods
      ? []
      : [
          'We could not confirm the ceiling for this year, so the calculators leave out UIF and take-home pay.',
        ],
  };
}

function ceilingFigure(taxYear: TaxYear): Figure {
  const periods = tablesOf(taxYear).uif;
  const [first, ...later] = periods ?? [];
  if (!first) return unknownFigure;
  if (later.length === 0) return randFigure(first.ceiling);
  return wordsFigure(
    [first, ...later]
      .map(({ months, ceiling }) => `${formatRand(ceiling)} for ${months} months`)
      .join(', then '),
  );
}

const PENALTIES_MEET =
  'The underestimation penalty counts what was paid by the last day of the year; the penalty on a late second payment comes off it (paragraph 20(2B)).';

function provisionalTable(taxYear: TaxYear): RateTable {
  const isConfirmed = taxYear >= provisionalRulesFrom;
  return {
    id: 'provisional',
    title: 'Provisional tax',
    validFor: taxYearText(taxYear),
    bands: [],
    lines: [...dueLines(taxYear), ...estimateLines(), lateInterestLine(taxYear)],
    ...restsOn(provisionalEvidence),
    sources: [...provisionalEvidence.sources, ...interestEvidence.sources],
    ...(isConfirmed ? {} : { certainty: 'inferred' }),
    notes: isConfirmed
      ? [PENALTIES_MEET]
      : [
          `The rules are those of SARS's guide of June 2026. We have not confirmed that they were the same in ${taxYearLabel(taxYear)}.`,
        ],
  };
}

function dueLines(taxYear: TaxYear): readonly RateLine[] {
  const { first, second, topUp } = provisionalDates(taxYear);
  return [
    dayLine('first', 'First payment, half of the estimated tax, due', lastBusinessDay(first)),
    dayLine('second', 'Second payment, the rest of it, due', lastBusinessDay(second)),
    dayLine('top-up', 'Third payment, if the estimate was too low, due', lastBusinessDay(topUp)),
  ];
}

function estimateLines(): readonly RateLine[] {
  const { increaseAYear, monthsUntilIncrease, safe, penalty, late } = provisionalRules;
  const upTo = formatRand(safe.upTo);
  return [
    line(
      'increase',
      `Added to the basic amount for each year, when the assessed year ended more than ${monthsUntilIncrease} months ago`,
      rateFigure(increaseAYear),
    ),
    line(
      'safe-up-to',
      `Second estimate must reach, for actual taxable income up to ${upTo}`,
      rateFigure(safe.rateUpTo),
    ),
    line(
      'safe-above',
      `Second estimate must reach, for actual taxable income above ${upTo}`,
      rateFigure(safe.rateAbove),
    ),
    line('penalty', 'Underestimation penalty, on the missing tax', rateFigure(penalty)),
    line('late', 'Penalty for a first or second payment that is late', rateFigure(late)),
  ];
}

function dayLine(key: string, label: string, date: string): RateLine {
  return { key, label, figure: wordsFigure(`${weekdayOf(date)} ${dayText(date)}`), isDay: true };
}

/** The rates within the year, the oldest first; unknown before the first that was found. */
function lateInterestLine(taxYear: TaxYear): RateLine {
  const oldestFirst = lateInterestRates.toReversed();
  const held = oldestFirst.filter(({ from }, index) => {
    const next = oldestFirst[index + 1]?.from;
    return from <= lastDayOf(taxYear) && (next === undefined || next > firstDayOf(taxYear));
  });
  const [first] = held;
  const isWhole = first !== undefined && first.from <= firstDayOf(taxYear);
  const words = held.map(({ from, rate }) => `${shortRate(rate)} from ${dayText(from)}`).join(', ');
  return line('late-interest', 'Interest a year on late tax', isWhole ? wordsFigure(words) : unknownFigure);
}
