import type { TaxYearEvidence } from '../rates/evidence.ts';
import type { TaxYear } from '../tax-year.ts';
import type { TaxYearTables } from './define-tax-year.ts';
import * as year2001 from './2001.ts';
import * as year2002 from './2002.ts';
import * as year2003 from './2003.ts';
import * as year2004 from './2004.ts';
import * as year2005 from './2005.ts';
import * as year2006 from './2006.ts';
import * as year2007 from './2007.ts';
import * as year2008 from './2008.ts';
import * as year2009 from './2009.ts';
import * as year2010 from './2010.ts';
import * as year2011 from './2011.ts';
import * as year2012 from './2012.ts';
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

export const allTables = [
  year2001.tables,
  year2002.tables,
  year2003.tables,
  year2004.tables,
  year2005.tables,
  year2006.tables,
  year2007.tables,
  year2008.tables,
  year2009.tables,
  year2010.tables,
  year2011.tables,
  year2012.tables,
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

type Evidence<Tables extends readonly unknown[]> = { readonly [Index in keyof Tables]: TaxYearEvidence };

/** Apart from the tables, so that no browser loads it; a missing year does not compile. */
export const allEvidence: Evidence<typeof allTables> = [
  year2001.evidence,
  year2002.evidence,
  year2003.evidence,
  year2004.evidence,
  year2005.evidence,
  year2006.evidence,
  year2007.evidence,
  year2008.evidence,
  year2009.evidence,
  year2010.evidence,
  year2011.evidence,
  year2012.evidence,
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
  return of(allTables, taxYear);
}

export function evidenceOf(taxYear: TaxYear): TaxYearEvidence {
  return of(allEvidence, taxYear);
}

function of<Item>(items: readonly Item[], taxYear: TaxYear): Item {
  const item = items[taxYear - allTables[0].year];
  if (item === undefined) throw new RangeError(`there are no tables of ${taxYear}`);
  return item;
}
