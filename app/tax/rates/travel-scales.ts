import { rand, type Cents } from '../money.ts';
import type { TenthsOfCents } from '../working.ts';
import { oneSource, twoSources, type Evidence } from './evidence.ts';

/** For vehicles worth at most `upTo` with VAT: `fixed` a year, the others a kilometre. Null: every dearer vehicle. */
export type TravelCosts = {
  upTo: Cents | null;
  fixed: Cents;
  fuel: TenthsOfCents;
  maintenance: TenthsOfCents;
  note?: string;
};

/** From the cheapest vehicle to the dearest. `valueLimit`: for actual costs; null where not found. */
export type TravelScale = { rows: readonly TravelCosts[]; valueLimit: Cents | null; note?: string };

const ONE_SOURCE = 'its scale rests on one source.';
const OPEN_ROW =
  'the only copies found give vehicles above R920 000 a maintenance rate of their own, 126.9c a km. In earlier years the two dearest rows had the same one, here 126.1c.';

/** By year of assessment. Actual costs of 2023 to 2026: NUST annexures; Profmark TG2025, page 8. */
export const travelScales: Readonly<Record<string, TravelScale>> = {
  2023: {
    rows: [
      costs(95_000, 29_836, 1317, 409),
      costs(190_000, 52_889, 1470, 511),
      costs(285_000, 76_033, 1597, 563),
      costs(380_000, 96_197, 1718, 615),
      costs(475_000, 116_438, 1838, 723),
      costs(570_000, 137_735, 2108, 849),
      costs(665_000, 159_031, 2180, 1055),
      costs(null, 159_031, 2180, 1055),
    ],
    valueLimit: rand(665_000),
    note: ONE_SOURCE,
  },
  2024: {
    rows: [
      costs(100_000, 33_760, 1415, 438),
      costs(200_000, 60_329, 1580, 548),
      costs(300_000, 86_958, 1717, 604),
      costs(400_000, 110_554, 1846, 659),
      costs(500_000, 134_150, 1976, 775),
      costs(600_000, 158_856, 2266, 910),
      costs(700_000, 183_611, 2305, 1021),
      costs(null, 209_685, 2343, 1131),
    ],
    valueLimit: rand(800_000),
  },
  2025: {
    rows: [
      costs(100_000, 34_480, 1517, 460),
      costs(200_000, 61_770, 1694, 576),
      costs(300_000, 89_119, 1840, 635),
      costs(400_000, 113_436, 1979, 693),
      costs(500_000, 137_752, 2118, 815),
      costs(600_000, 163_178, 2430, 956),
      costs(700_000, 188_653, 2471, 1073),
      costs(null, 215_447, 2512, 1189),
    ],
    valueLimit: rand(800_000),
    note: ONE_SOURCE,
  },
  2026: {
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
    valueLimit: rand(800_000),
  },
  2027: {
    rows: [
      costs(115_000, 38_344, 1329, 491),
      costs(230_000, 68_487, 1484, 614),
      costs(345_000, 98_689, 1612, 678),
      costs(460_000, 125_393, 1734, 740),
      costs(575_000, 152_097, 1855, 869),
      costs(690_000, 180_078, 2128, 1020),
      costs(805_000, 208_106, 2165, 1145),
      costs(920_000, 237_679, 2201, 1261),
      { ...costs(null, 237_679, 2201, 1269), note: OPEN_ROW },
    ],
    valueLimit: null,
  },
};

const ANNEXURE = 'public rule file quoting the SARS annexure PAYE-GEN-01-G03-A01';
const NUST =
  'http://exampapers.nust.na:8080/greenstone3/library/collection/exampape (annexures of an examination)';
const PROFMARK = 'https://profmarksa.profmarkapp.co.za/docs/Profmark/TG2025/files/basic-html/page8.html';

export const travelEvidence: Readonly<Record<string, Evidence>> = {
  2023: oneSource(
    NUST,
    'https://fill.io/2022-23-SARS-E-Logbook (the bands)',
    'https://www.mjminter.co.za/blog/i/63435081/fixing-of-rate-per-kilometre-in-respect-of-motor-vehicles (31 March 2022: the bands)',
  ),
  2024: twoSources('https://yourtax.co.za', NUST),
  2025: oneSource(`${ANNEXURE}, revision 17`),
  2026: twoSources('https://yourtax.co.za', PROFMARK, `${ANNEXURE}, revision 18`),
  2027: twoSources(`${ANNEXURE}, revision 19`, 'public prompt quoting the same revision'),
};

function costs(upTo: number | null, fixed: number, fuel: number, maintenance: number): TravelCosts {
  return { upTo: upTo === null ? null : rand(upTo), fixed: rand(fixed), fuel, maintenance };
}
