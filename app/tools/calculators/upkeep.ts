import { cipcFigures } from '#content/cipc-figures.ts';
import type { Figure } from '#content/figure.ts';
import { upkeepPlans } from '#content/upkeep.ts';
import { vatFigures } from '#content/vat-figures.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { rand, type Cents } from '#app/tax/money.ts';
import type { StructureId } from '#app/tax/structures/eligibility.ts';
import type { Upkeep } from '#app/tax/rates/structure-rates.ts';

/** The twelve-month turnovers from which a business may, and above which it must, register for VAT. */
export const vatFrom = {
  voluntary: latest(vatFigures['vat.voluntary']),
  compulsory: latest(vatFigures['vat.compulsory']),
};

/** Prices of `content/plans.ts` and the CIPC's fee; above the VAT limit with VAT returns. */
export function upkeepAt(turnover: Cents): Upkeep {
  const { sole, turnover: micro, company, withPayrollOrVat, ownReturn } = upkeepPlans;
  const isVat = turnover > vatFrom.compulsory;
  const larger = yearOf(withPayrollOrVat);
  const books = yearOf(company[0]!);
  return {
    sole: sumOf(sole) + (isVat ? larger : 0),
    turnover: sumOf(micro),
    company: sumOf(company) + cipcFee(turnover) + (isVat ? larger - books : 0),
    payroll: isVat ? 0 : larger - books,
    ownReturn: yearOf(ownReturn),
    source: 'prices',
  };
}

/** The plan in `upkeepAt` for a structure; `hasPayroll`: the owner takes a salary. */
export function planOfStructure(id: StructureId, turnover: Cents, hasPayroll: boolean): string {
  const { sole, turnover: micro, company, withPayrollOrVat } = upkeepPlans;
  if (id === 'sole') return sole[0]!;
  if (id === 'turnover') return micro[0]!;
  return hasPayroll || turnover > vatFrom.compulsory ? withPayrollOrVat : company[0]!;
}

/** A year's fees as entered, in cents; a company's include payroll and the owner's return. */
export function enteredUpkeep(fees: Pick<Upkeep, 'sole' | 'turnover' | 'company'>): Upkeep {
  return { ...fees, payroll: 0, ownReturn: 0, source: 'input' };
}

function cipcFee(turnover: Cents): Cents {
  const size = [4, 3, 2].find((from) => turnover >= latest(cipcFigures[`cipc.from${from}`])) ?? 1;
  return latest(cipcFigures[`cipc.fee${size}`]);
}

function sumOf(plans: readonly string[]): Cents {
  return plans.reduce((sum, id) => sum + yearOf(id), 0);
}

function yearOf(id: string): Cents {
  const { price, period } = requirePlan(id);
  return period === 'per month' ? price * 12 : price;
}

/** The newest by day, in the order of the file. */
function latest(figures: Record<string, Figure> | undefined): Cents {
  const figure = Object.values(figures ?? {}).at(-1);
  if (!figure || !('rand' in figure)) throw new Error('a figure of the upkeep is missing');
  return rand(figure.rand);
}
