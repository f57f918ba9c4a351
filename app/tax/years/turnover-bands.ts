import type { PrintedBand } from '../brackets.ts';

/** Years of assessment 2013 to 2015. */
export const turnoverBandsFrom2013: readonly PrintedBand[] = [
  [0, 150_000, 0, 0],
  [150_001, 300_000, 100, 0],
  [300_001, 500_000, 200, 1_500],
  [500_001, 750_000, 400, 5_500],
  [750_001, null, 600, 15_500],
];

/** Years of assessment 2016 to 2026; 2020 was not confirmed. */
export const turnoverBandsFrom2016: readonly PrintedBand[] = [
  [0, 335_000, 0, 0],
  [335_001, 500_000, 100, 0],
  [500_001, 750_000, 200, 1_650],
  [750_001, null, 300, 6_650],
];
