import { figures } from '#content/figures.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { dayOf, lastDayOfMonth, yearOf } from './calendar-day.ts';
import type { Occurrence } from './deadline-rule.ts';

export type Season = {
  figure: string;
  what: string;
  /** The closing month of the last seasons, counted from January of the year in which they opened. */
  closes: 9 | 10 | 13;
};

export type UnknownSeason = { what: string; covers: string; opened: boolean };

export const seasons = {
  employee: {
    figure: 'season.closes',
    what: 'Income tax return (ITR12), not provisional',
    closes: 10,
  },
  provisional: {
    figure: 'season.provisionalCloses',
    what: 'Income tax return (ITR12), provisional',
    closes: 13,
  },
  trust: { figure: 'season.trustsClose', what: 'Income tax return of the trust (ITR12T)', closes: 13 },
  trustData: { figure: 'season.trustData', what: 'Amounts vested, by beneficiary (IT3(t))', closes: 9 },
} as const satisfies Record<string, Season>;

const OPENS = 7;

/** Never copied from another year. */
export function closingDay({ figure }: Season, yearOfAssessment: number): Occurrence[] {
  const known = figures[figure]?.[yearOfAssessment];
  if (!known || !('day' in known)) return [];
  const { day, sources } = known;
  const confidence = sources.length > 1 ? 'two-sources' : 'one-source';
  const periodEnd = lastDayOfMonth(yearOfAssessment, 2);
  return [{ day, covers: coveredBy(yearOfAssessment), periodEnd, evidence: { sources, confidence } }];
}

/** Still open, closed since `from`, or opening before `until`. */
export function unknownYears(
  season: Season,
  { from, today, until }: { from: string; today: string; until: string },
): UnknownSeason[] {
  const years: number[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(until); year++) years.push(year);
  return years
    .filter((year) => dayOf(year, OPENS, 1) < until && lastDayOfMonth(year, season.closes) >= from)
    .filter((year) => closingDay(season, year).length === 0)
    .map((year) => ({
      what: season.what,
      covers: coveredBy(year),
      opened: dayOf(year, OPENS, 1) <= today,
    }));
}

function coveredBy(yearOfAssessment: number): string {
  const ended = dayText(lastDayOfMonth(yearOfAssessment, 2));
  return `${taxYearLabel(yearOfAssessment)}, the year to ${ended}`;
}
