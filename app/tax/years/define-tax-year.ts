import { printedBrackets, type PrintedBand } from '../brackets.ts';
import type { BasisPoints, Cents } from '../money.ts';
import type {
  CapitalGainsTable,
  LumpSumRates,
  SarsCompanyTable,
  SarsIndividualTable,
  TurnoverRates,
} from '../rates/tables.ts';

import { sarsTableName } from '../rates/table-name.ts';

import type { UifPeriod } from '../rates/uif.ts';
import { firstDayOf, lastDayOf, startYearOf, type TaxYear } from '../tax-year.ts';

/** Null: there was no such tax, or the figure was not confirmed for the year itself. */
export type TaxYearTables = {
  year: TaxYear;
  individual: SarsIndividualTable;
  company: SarsCompanyTable;
  trust: BasisPoints | null;
  turnover: TurnoverRates | null;
  uif: readonly UifPeriod[] | null;
  capitalGains: CapitalGainsTable | null;
  lumpSums: LumpSumRates | null;
};

type Bands = readonly PrintedBand[];
type Printed<Table> = Omit<Table, 'name' | 'period' | 'yearsEnding' | 'brackets' | 'smallBusiness'>;

/** Bands are whole rand, all other amounts cents, rates basis points. */
export type Declaration = Pick<TaxYearTables, 'trust' | 'uif'> & {
  year: number;
  individual: Printed<SarsIndividualTable> & { brackets: Bands };
  company: Printed<SarsCompanyTable> & { smallBusiness: { brackets: Bands; grossIncomeLimit: Cents } };
  turnover: (Printed<TurnoverRates> & { brackets: Bands | null }) | null;
  capitalGains: Printed<CapitalGainsTable> | null;
  lumpSums: { retirement: Bands; withdrawal: Bands | null; note?: string } | null;
};

export function defineTaxYear({ year, ...printed }: Declaration): TaxYearTables {
  const taxYear = year as TaxYear;
  const { individual, company, turnover, capitalGains, lumpSums } = printed;
  const name = sarsTableName(taxYear);
  const { smallBusiness } = company;
  return {
    ...printed,
    year: taxYear,
    individual: {
      ...individual,
      name,
      period: { from: firstDayOf(taxYear), to: lastDayOf(taxYear) },
      brackets: printedBrackets(...individual.brackets),
    },
    company: {
      ...company,
      name,
      yearsEnding: { from: `${startYearOf(year)}-04-01`, to: `${year}-03-31` },
      smallBusiness: { ...smallBusiness, brackets: printedBrackets(...smallBusiness.brackets) },
    },
    turnover: turnover && {
      ...turnover,
      name,
      brackets: turnover.brackets && printedBrackets(...turnover.brackets),
    },
    capitalGains: capitalGains && { ...capitalGains, name },
    lumpSums: lumpSums && {
      name,
      note: lumpSums.note,
      retirement: printedBrackets(...lumpSums.retirement),
      withdrawal: lumpSums.withdrawal && printedBrackets(...lumpSums.withdrawal),
    },
  };
}
