import type { Figure } from './figure.ts';

const SEASON_2024 = ['https://businesstech.co.za/news/775236', 'https://zeeliepasa.co.za'];
const SEASON_2025 = ['https://www.sars.gov.za (tax season page)', 'https://bassgordon.co.za'];
const SEASON_2026 = ['https://c-suite.co.za', 'https://smartaboutmoney.co.za'];

/** By year of assessment; separate, because the page of auto-assessments loads them. */
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
  'season.opens': {
    '2024': { day: '2024-07-15', sources: SEASON_2024 },
    '2025': { day: '2025-07-21', sources: SEASON_2025 },
    '2026': { day: '2026-07-13', sources: SEASON_2026 },
  },
  'season.closes': {
    '2024': { day: '2024-10-21', sources: SEASON_2024 },
    '2025': { day: '2025-10-20', sources: SEASON_2025 },
    '2026': { day: '2026-10-23', sources: SEASON_2026.slice(0, 1) },
  },
  'season.provisionalCloses': {
    '2024': { day: '2025-01-20', sources: SEASON_2024 },
    '2025': { day: '2026-01-19', sources: SEASON_2025 },
    '2026': { day: '2027-01-22', sources: SEASON_2026.slice(0, 1) },
  },
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
