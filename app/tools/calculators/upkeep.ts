import { cipcFigures } from '#content/cipc-figures.ts';
import type { Figure } from '#content/figure.ts';
import { plans, type Plan } from '#content/plans.ts';
import { upkeepPlans } from '#content/upkeep.ts';
import { vatFigures } from '#content/vat-figures.ts';
import { planFor, turnoverUpTo } from '#app/firm/core/plan-for.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { rand, type Cents } from '#app/tax/money.ts';
import type { StructureId } from '#app/tax/structures/eligibility.ts';
import type { Priced, Upkeep } from '#app/tax/rates/structure-rates.ts';

/** The twelve-month turnovers from which a business may, and above which it must, register for VAT. */
export const vatFrom = {
  voluntary: latest(vatFigures['vat.voluntary']),
  compulsory: latest(vatFigures['vat.compulsory']),
};

/** The plans that `planOfStructure` may name. */
export const findablePlans = plans.flatMap(({ id, for: conditions }) => (conditions ? [id] : []));

/** By the plans that the price finder names, and the CIPC's fee; null where it names none for one of them. */
export function upkeepAt(business: Priced): Upkeep | null {
  const [sole, micro, company, payroll] = [
    planOfStructure('sole', business),
    planOfStructure('turnover', business),
    planOfStructure('company', business),
    planOfStructure('company', business, true),
  ];
  if (!sole || !micro || !company || !payroll) return null;
  const ownReturn = yearOf(requirePlan(upkeepPlans.ownReturn));
  const filings = upkeepPlans.filings.reduce((sum, id) => sum + yearOf(requirePlan(id)), 0);
  return {
    sole: yearOf(sole),
    turnover: yearOf(micro) + (business.otherIncome > 0 ? ownReturn : 0),
    company: yearOf(company) + filings + cipcFee(business.turnover),
    payroll: yearOf(payroll) - yearOf(company),
    ownReturn,
    source: 'prices',
  };
}

const WHO = { sole: 'provisional', turnover: 'turnover', sbc: 'company', company: 'company' } as const;

/** `paysOwner`: the company pays its owner a salary. Null: the firm quotes a price. */
export function planOfStructure(id: StructureId, business: Priced, paysOwner = false): Plan | null {
  const { turnover, staffPay, hasThreeEmployees, isInvesting } = business;
  return planFor({
    who: WHO[id],
    turnover: keysOf(turnoverUpTo).find((size) => turnover <= rand(turnoverUpTo[size])) ?? 'more',
    staff: paysOwner || hasThreeEmployees || staffPay > 0 ? 'few' : 'none',
    vat: turnover > vatFrom.compulsory && !isInvesting ? 'yes' : 'no',
  });
}

/** A year's fees as entered, in cents; a company's include payroll and the owner's return. */
export function enteredUpkeep(fees: Pick<Upkeep, 'sole' | 'turnover' | 'company'>): Upkeep {
  return { ...fees, payroll: 0, ownReturn: 0, source: 'input' };
}

function cipcFee(turnover: Cents): Cents {
  const size = [4, 3, 2].find((from) => turnover >= latest(cipcFigures[`cipc.from${from}`])) ?? 1;
  return latest(cipcFigures[`cipc.fee${size}`]);
}

function yearOf({ price, period }: Plan): Cents {
  return period === 'per month' ? price * 12 : price;
}

/** The newest by day, in the order of the file. */
function latest(figures: Record<string, Figure> | undefined): Cents {
  const figure = Object.values(figures ?? {}).at(-1);
  if (!figure || !('rand' in figure)) throw new Error('a figure of the upkeep is missing');
  return rand(figure.rand);
}
