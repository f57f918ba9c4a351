import { figures } from '#content/figures.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { dayText } from '#app/time.ts';
import { dayOf, lastDayOfMonth, yearOf } from './calendar-day.ts';
import type { Occurrence } from './deadline-rule.ts';

/** A return whose last day SARS announces each year; `figure` names it in content/. */
export type Season = {
  figure: string;
  what: string;
  /** The month in which the last seasons closed, counted from January of the year they opened in. */
  closes: 10 | 13;
};

/** A season without a known last day; `opened` if it should have started by now. */
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
} as const satisfies Record<string, Season>;

/** Seasons open in July. */
const OPENS = 7;

/** The last day for the return of a year of assessment, where it is known. Never copied from another year. */
export function closingDay({ figure }: Season, yearOfAssessment: number): Occurrence[] {
  const known = figures[figure]?.[yearOfAssessment];
  if (!known || !('day' in known)) return [];
  const { day, sources } = known;
  const confidence = sources.length > 1 ? 'two-sources' : 'one-source';
  return [{ day, covers: coveredBy(yearOfAssessment), evidence: { sources, confidence } }];
}

/** The season's years without a known last day that overlap `from` to before `until`. */
export function unknownYears(season: Season, from: string, until: string): UnknownSeason[] {
  const years: number[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(until); year++) years.push(year);
  return years
    .filter((year) => dayOf(year, OPENS, 1) < until && lastDayOfMonth(year, season.closes) >= from)
    .filter((year) => closingDay(season, year).length === 0)
    .map((year) => ({
      what: season.what,
      covers: coveredBy(year),
      opened: dayOf(year, OPENS, 1) <= from,
    }));
}

/** `2025/26, the year to 28 February 2026`. */
function coveredBy(yearOfAssessment: number): string {
  const ended = dayText(lastDayOfMonth(yearOfAssessment, 2));
  return `${taxYearLabel(yearOfAssessment)}, the year to ${ended}`;
}
