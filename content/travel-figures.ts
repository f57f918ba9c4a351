import type { Figure } from './figure.ts';

/** For vehicles worth at most `upTo` rand with VAT: rand a year, then tenths of a cent per kilometre. */
export type TravelCosts = { upTo: number | null; fixed: number; fuel: number; maintenance: number };

const ANNEXURE = 'public rule file quoting the SARS annexure PAYE-GEN-01-G03-A01';
const COHENIX = 'https://github.com/EPIUSECX/cohenix_local_za';
const ALLOWANCES = ['https://www.sars.gov.za (employers, 2018)', COHENIX];

/** By year of assessment, each row from the cheapest vehicle to the dearest. */
export const travelScales: Record<string, { rows: readonly TravelCosts[]; sources: readonly string[] }> = {
  '2026': {
    rows: [
      costs(100_000, 33_940, 1467, 474),
      costs(200_000, 60_688, 1638, 593),
      costs(300_000, 87_497, 1779, 654),
      costs(400_000, 111_273, 1914, 714),
      costs(500_000, 135_048, 2048, 839),
      costs(600_000, 159_934, 2349, 985),
      costs(700_000, 184_867, 2389, 1105),
      costs(null, 211_121, 2429, 1225),
    ],
    sources: [
      'https://yourtax.co.za',
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/TG2025/files/basic-html/page8.html',
      `${ANNEXURE}, revision 18`,
    ],
  },
  '2027': {
    rows: [
      costs(115_000, 38_344, 1329, 491),
      costs(230_000, 68_487, 1484, 614),
      costs(345_000, 98_689, 1612, 678),
      costs(460_000, 125_393, 1734, 740),
      costs(575_000, 152_097, 1855, 869),
      costs(690_000, 180_078, 2128, 1020),
      costs(805_000, 208_106, 2165, 1145),
      costs(920_000, 237_679, 2201, 1261),
      costs(null, 237_679, 2201, 1269),
    ],
    sources: [`${ANNEXURE}, revision 19`, 'public prompt quoting the same revision'],
  },
};

export const travelFigures: Record<string, Record<string, Figure>> = {
  'travel.reimbursive': {
    '2024': { cents: 464, sources: ['https://news.bloombergtax.com (per-diem rates)'] },
    '2025': { cents: 484, sources: ['https://communityhub.sage.com (243616)', COHENIX] },
    '2026': { cents: 476, sources: ['https://communityhub.sage.com (243616)', COHENIX] },
    '2027': { cents: 495, sources: [COHENIX, ANNEXURE] },
  },
  'travel.payeShare': { '2027': { rate: 8000, sources: ALLOWANCES } },
  'travel.payeShareMostlyBusiness': { '2027': { rate: 2000, sources: ALLOWANCES } },
  'travel.mostlyBusiness': { '2027': { rate: 8000, sources: ALLOWANCES } },
};

function costs(upTo: number | null, fixed: number, fuel: number, maintenance: number): TravelCosts {
  return { upTo, fixed, fuel, maintenance };
}
