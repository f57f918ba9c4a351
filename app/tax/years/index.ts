import type { TaxYearEvidence } from '../rates/evidence.ts';
import type { TaxYear } from '../tax-year.ts';
import type { TaxYearTables } from './define-tax-year.ts';
import { earlyTables } from './until-2012.ts';
import { earlyEvidence } from './until-2012-evidence.ts';
import * as year2013 from './2013.ts';
import * as year2014 from './2014.ts';
import * as year2015 from './2015.ts';
import * as year2016 from './2016.ts';
import * as year2017 from './2017.ts';
import * as year2018 from './2018.ts';
import * as year2019 from './2019.ts';
import * as year2020 from './2020.ts';
import * as year2021 from './2021.ts';
import * as year2022 from './2022.ts';
import * as year2023 from './2023.ts';
import * as year2024 from './2024.ts';
import * as year2025 from './2025.ts';
import * as year2026 from './2026.ts';
import * as year2027 from './2027.ts';

const laterTables = [
  year2013.tables,
  year2014.tables,
  year2015.tables,
  year2016.tables,
  year2017.tables,
  year2018.tables,
  year2019.tables,
  year2020.tables,
  year2021.tables,
  year2022.tables,
  year2023.tables,
  year2024.tables,
  year2025.tables,
  year2026.tables,
  year2027.tables,
] as const;

export const allTables: readonly TaxYearTables[] = [...earlyTables, ...laterTables];

export const oldestTaxYear = (earlyTables[0] ?? laterTables[0]).year;

type Evidence<Tables extends readonly unknown[]> = { readonly [Index in keyof Tables]: TaxYearEvidence };

/** Since 2013. Apart from the tables, so that no browser loads it; a missing year does not compile. */
const laterEvidence: Evidence<typeof laterTables> = [
  year2013.evidence,
  year2014.evidence,
  year2015.evidence,
  year2016.evidence,
  year2017.evidence,
  year2018.evidence,
  year2019.evidence,
  year2020.evidence,
  year2021.evidence,
  year2022.evidence,
  year2023.evidence,
  year2024.evidence,
  year2025.evidence,
  year2026.evidence,
  year2027.evidence,
];

export function tablesOf(taxYear: TaxYear): TaxYearTables {
  return known(allTables[taxYear - oldestTaxYear], taxYear);
}

export function evidenceOf(taxYear: TaxYear): TaxYearEvidence {
  return known(earlyEvidence[taxYear] ?? laterEvidence[taxYear - laterTables[0].year], taxYear);
}

function known<Item>(item: Item | undefined, taxYear: TaxYear): Item {
  if (item === undefined) throw new RangeError(`there are no tables of ${taxYear}`);
  return item;
}
