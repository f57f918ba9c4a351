import type { Bracket } from '../brackets.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

/** `withdrawal`: before retirement, and not from the savings pot. */
export type LumpSumKind = 'retirement' | 'severance' | 'withdrawal';

export type LumpSumTable = { name: TableName; brackets: readonly Bracket[]; note?: string };

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no tables of lump sums. Choose the SARS tables of a year to work it out.";
const NOT_BEFORE =
  'We found no table of lump sums before 1 March 2014 that could be confirmed, so no figure is given.';

/** Refuses the firm's estimate, and years and kinds without a confirmed table. */
export function lumpSumRates(basis: Basis, taxYear: TaxYear, kind: LumpSumKind): LumpSumTable | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'lump-sums', NOT_IN_FIRM_ESTIMATE);
  const table = tablesOf(taxYear).lumpSums;
  if (!table) return unknownRate(sarsTableName(taxYear), 'lump-sums', NOT_BEFORE);
  const { name, note } = table;
  const brackets = kind === 'withdrawal' ? table.withdrawal : table.retirement;
  return brackets ? { name, brackets, note } : unknownRate(name, 'lump-sums', notConfirmed(name));
}

function notConfirmed({ label }: TableName): string {
  return `The table for withdrawals before retirement of ${label} could not be confirmed from a published source, so no figure is given. No change was announced: the year before shows what it comes to if it holds.`;
}
