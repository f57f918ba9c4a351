import { lastDayOf, taxYearLabel, type TaxYear } from '../tax-year.ts';

/** `firm`: the firm's own 2023/2024 estimate. `sars`: the authority's tables of the chosen tax year. */
export type Basis = 'firm' | 'sars';

/** `holdsUntil`: ISO; after it the table may explain an old year, but not lead. */
export type TableName = { basis: Basis; taxYear: TaxYear; label: string; holdsUntil: string };

export function sarsTableName(taxYear: TaxYear): TableName {
  return { basis: 'sars', taxYear, label: taxYearLabel(taxYear), holdsUntil: lastDayOf(taxYear) };
}

export type Period = { from: string; to: string };

export type RateItem =
  | 'brackets'
  | 'rebates'
  | 'medical'
  | 'additional-medical'
  | 'medical-deduction'
  | 'retirement'
  | 'retirement-by-fund'
  | 'interest'
  | 'uif'
  | 'provisional'
  | 'late-interest'
  | 'exclusions'
  | 'inclusion'
  | 'company'
  | 'small-business'
  | 'dividends'
  | 'trust'
  | 'turnover'
  | 'travel'
  | 'home-office'
  | 'lump-sums'
  | 'transfer-duty'
  | 'donations'
  | 'estate-duty'
  | 'executor'
  | 'vat-registration'
  | 'giving'
  | 'remuneration'
  | 'annual-equivalent'
  | 'deduction-tables'
  | 'sdl'
  | 'eti';
