import type { Figure } from './figure.ts';
import { oneSourceFor, seasonDays } from './season-days.ts';

const SEASON_2024 = ['https://businesstech.co.za/news/775236', 'https://zeeliepasa.co.za'];
const SEASON_2025 = ['https://www.sars.gov.za (tax season page)', 'https://bassgordon.co.za'];
const SEASON_2026 = ['https://c-suite.co.za', 'https://smartaboutmoney.co.za'];
const SEASONS: Readonly<Record<string, readonly string[]>> = {
  2024: SEASON_2024,
  2025: SEASON_2025,
  2026: SEASON_2026,
};

const ofSeason = (year: string) => SEASONS[year] ?? [];
const ofLastDay = (year: string) =>
  ofSeason(year).slice(0, oneSourceFor.includes(Number(year)) ? 1 : undefined);

function figuresOf(days: Record<string, string>, sourcesOf: (year: string) => readonly string[]) {
  const entries = Object.entries(days).map(
    ([year, day]) => [year, { day, sources: sourcesOf(year) }] as const,
  );
  return Object.fromEntries(entries);
}

/** By year of assessment. */
export const seasonFigures = {
  'season.autoFrom': {
    '2024': { day: '2024-07-01', sources: SEASON_2024 },
    '2025': { day: '2025-07-07', sources: SEASON_2025 },
    '2026': { day: '2026-07-01', sources: SEASON_2026 },
  },
  'season.autoTo': {
    '2024': { day: '2024-07-14', sources: SEASON_2024 },
    '2025': { day: '2025-07-20', sources: SEASON_2025 },
    '2026': { day: '2026-07-12', sources: SEASON_2026 },
  },
  'season.opens': figuresOf(seasonDays.opens, ofSeason),
  'season.closes': figuresOf(seasonDays.closes, ofLastDay),
  'season.provisionalCloses': figuresOf(seasonDays.provisionalCloses, ofLastDay),
  'season.trustsFrom': {
    '2024': { day: '2024-09-16', sources: SEASON_2024 },
    // Not 21 July, when the season for people opened: some lists give trusts the same day.
    '2025': { day: '2025-09-20', sources: ['SARS media release, 11 September 2025', 'SAICA'] },
  },
  'season.trustsClose': {
    '2024': { day: '2025-01-20', sources: SEASON_2024 },
    '2025': { day: '2026-01-19', sources: SEASON_2025 },
  },
} satisfies Record<string, Record<string, Figure>>;
