import { lumpSumTreatment, type LumpSumTreatment } from '../lump-sum-reason.ts';
import { isRefusal, refusedInput, type Refusal } from '../refusal.ts';
import { taxYearLabel, taxYearOn } from '../tax-year.ts';
import { isTaxYear } from '../tax-years.ts';
import { lumpSumRates, type LumpSumTable } from './lump-sum-rates.ts';
import { payrollRates, type PayrollRates } from './payroll-rates.ts';
import type { Basis, TableName } from './table-name.ts';

/** `table`: null where the money is salary. `law`: a sentence that says why. */
type Taxed = { kind: LumpSumTreatment['kind']; table: LumpSumTable | null; law: string };

export type RetrenchmentRates = {
  name: TableName;
  payroll: PayrollRates;
  severance: Taxed;
  fund: Taxed;
};

/** `endsOn`: ISO. `heldShares`: at any time more than 5% of the shares of the employer. */
type Facts = { endsOn: string; isFrom55: boolean; heldShares: boolean };

/** For the last day of employment, whatever the chosen year. Refuses days without tables, and the firm's estimate. */
export function retrenchmentRates(
  basis: Basis,
  { endsOn, isFrom55, heldShares }: Facts,
): RetrenchmentRates | Refusal {
  const taxYear = taxYearOn(endsOn);
  if (!isTaxYear(taxYear)) return refusedInput('endsOn', noTables(taxYear));
  const payroll = payrollRates(basis, taxYear, Number(endsOn.slice(5, 7)));
  if (isRefusal(payroll)) return payroll;
  const taxed = (payer: 'fund' | 'employer'): Taxed | Refusal => {
    const { kind, law } = lumpSumTreatment({ reason: 'retrenched', payer, isFrom55, heldShares });
    if (kind === 'salary') return { kind, table: null, law };
    const table = lumpSumRates(basis, taxYear, kind);
    return isRefusal(table) ? table : { kind, table, law };
  };
  const severance = taxed('employer');
  if (isRefusal(severance)) return severance;
  const fund = taxed('fund');
  return isRefusal(fund) ? fund : { name: payroll.name, payroll, severance, fund };
}

function noTables(year: number): string {
  return `There are no tables for the tax year ${taxYearLabel(year)}, in which this day falls.`;
}
