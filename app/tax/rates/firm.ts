import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import type { IndividualRates } from './tables.ts';

/** The firm's published constants, labelled 2023/2024 and used for every year. */
export const firmIndividual: IndividualRates = {
  name: { basis: 'firm', taxYear: 2024 as TaxYear, label: '2023/2024', holdsUntil: '2024-02-29' },
  brackets: printedBrackets(
    [0, 226_000, 1800, 0],
    [226_001, 353_100, 2600, 40_680],
    [353_101, 488_700, 3100, 73_726],
    [488_701, 641_400, 3600, 115_762],
    [641_401, 817_600, 3900, 170_734],
    [817_601, 1_731_600, 4100, 239_452],
    [1_731_601, null, 4500, 614_192],
  ),
  rebates: { primary: rand(16_425), secondary: rand(9_000), tertiary: rand(2_997) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(347), first: rand(347), additional: rand(234) },
    additional: null,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: null,
};
