import type { TaxYear } from '../tax-year.ts';

/** `firm`: the firm's own 2023/2024 estimate. `sars`: the authority's tables of the chosen tax year. */
export type Basis = 'firm' | 'sars';

export type TableName = { basis: Basis; taxYear: TaxYear; label: string };

/** ISO dates, both included. */
export type Period = { from: string; to: string };

export type RateItem =
  | 'brackets'
  | 'rebates'
  | 'medical'
  | 'retirement'
  | 'interest'
  | 'uif'
  | 'provisional'
  | 'exclusions'
  | 'inclusion'
  | 'company'
  | 'small-business'
  | 'dividends'
  | 'trust'
  | 'turnover';
