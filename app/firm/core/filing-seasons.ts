import { figures } from '#content/figures.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { dayOf, lastDayOfMonth, yearOf } from './calendar-day.ts';
import type { Occurrence } from './deadline-rule.ts';

export type Season = {
  figure: string;
  what: string;
  /** The months of the last seasons, counted from January of the year in which they opened. */
  opens?: 4 | 7;
  closes: 7 | 10 | 13;
  /** Who names the days, if it is not SARS, and the day of the Act without a notice. */
  by?: string;
  act?: string;
};

/** `says`: why there is no day. */
export type UnknownSeason = { what: string; covers: string; opened: boolean; says: string };

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
  earnings: {
    figure: 'season.earnings',
    what: 'Return of earnings (COIDA)',
    opens: 4,
    closes: 7,
    by: 'The Compensation Fund',
    act: 'Without a notice it is 31 March, the day in the Act.',
  },
} as const satisfies Record<string, Season>;

const OPENS = 7;
const OF_TAX = 'SARS';

/** Never copied from another year. */
export function closingDay({ figure }: Pick<Season, 'figure'>, yearOfAssessment: number): Occurrence[] {
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
  const { opens = OPENS, closes, what } = season;
  const years: number[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(until); year++) years.push(year);
  return years
    .filter((year) => dayOf(year, opens, 1) < until && lastDayOfMonth(year, closes) >= from)
    .filter((year) => closingDay(season, year).length === 0)
    .map((year) => ({ what, covers: coveredBy(year), ...openedOn(season, year, today) }));
}

function openedOn({ opens = OPENS, by = OF_TAX, act, figure }: Season, year: number, today: string) {
  const opened = dayOf(year, opens, 1) <= today;
  const [last] = closingDay({ figure }, year - 1);
  const before = last && `The last season closed on ${dayText(last.day)}.`;
  const why = opened
    ? `We found no source for the last day of this season. It may have passed: ${by === OF_TAX ? 'look it up on eFiling' : 'look up the notice of the year'}.`
    : `${by} names the last day in a notice before the season. We do not guess it from other years.`;
  return { opened, says: [why, ...(act ? [act, before] : [])].filter(Boolean).join(' ') };
}

function coveredBy(yearOfAssessment: number): string {
  const ended = dayText(lastDayOfMonth(yearOfAssessment, 2));
  return `${taxYearLabel(yearOfAssessment)}, the year to ${ended}`;
}
