import type { Age } from '../age.ts';
import { taxIn } from '../brackets.ts';
import { requireAmounts, type Cents } from '../money.ts';
import type { StructureRates, Upkeep } from '../rates/structure-rates.ts';
import { refusedInput } from '../refusal.ts';
import { figuresOf, randLine, type RandLine } from '../working.ts';
import { whyNot, type Circumstances, type StructureId } from './eligibility.ts';
import { moneyCurve, scaled, type MoneyCurve } from './money-curve.ts';
import { ownerTax, type OwnerTax } from './owner.ts';
import { bestSplit, type OwnedCompany, type Split } from './split.ts';
import { companyLines, soleLines, STRUCTURES, turnoverLines } from './structure-lines.ts';

/** Cents of a year. */
export type StructuresInput = Circumstances & {
  costs: Cents;
  /** The pay of other employees, which is part of the costs. */
  staffPay: Cents;
  drawings: Cents;
  otherIncome: Cents;
  age: Age;
  medicalMembers: number;
};

/** `worth`: in hand and retained, less the future dividends tax on what a company retains. */
export type Structure = {
  id: StructureId;
  name: string;
  inHand: Cents;
  kept: Cents;
  worth: Cents;
  upkeep: Cents;
  taxes: Cents;
  split: Split | null;
};

export type Unavailable = { id: StructureId; name: string; reason: string };

export type StructuresResult = Extract<ReturnType<typeof compareStructures>, { kind: 'result' }>;

const ORDER = ['sole', 'turnover', 'sbc', 'company'] as const satisfies readonly StructureId[];

export const NO_FEES: Upkeep = {
  sole: 0,
  turnover: 0,
  company: 0,
  payroll: 0,
  ownReturn: 0,
  source: 'prices',
};

const NO_TURNOVER = 'Say what the business takes in a year, without VAT.';
const LOSS = 'The costs are more than the turnover: there is nothing to draw in any structure.';
const STAFF_ABOVE_COSTS = 'The pay of the staff is a part of the costs and cannot be more than they are.';

/** After fees and, as `beforeFees`, before them; the best after fees first. Throws RangeError. */
export function compareStructures(input: StructuresInput, rates: StructureRates) {
  const { turnover, costs, staffPay, drawings, otherIncome } = input;
  requireAmounts({ turnover, costs, staffPay, drawings, otherIncome });
  if (turnover === 0) return refusedInput('turnover', NO_TURNOVER);
  if (costs > turnover) return refusedInput('costs', LOSS);
  if (staffPay > costs) return refusedInput('staffPay', STAFF_ABOVE_COSTS);
  const owner = ownerTax(input, rates.individual);
  const { open, free, unavailable } = withAndWithoutFees(input, owner, rates);
  const [best = open[0]!] = open;
  const [bestFree = free[0]!] = free;
  const most = randLine('mostMoney', `${mostLabel(input)}: ${best.name}`, best.worth, 'calculated');
  const before = randLine(
    'mostBeforeFees',
    `Most before accountant’s fees: ${bestFree.name}`,
    bestFree.worth,
    'calculated',
  );
  const entered = [
    randLine('turnover', 'Turnover', turnover, 'input'),
    randLine('costs', 'Costs', costs, 'input'),
  ] as const;
  const lines = [
    ...entered,
    ...owner.shared,
    ...open.flatMap(({ id, split }) => linesOf(id, split, input, owner, rates)),
    before,
    most,
  ];
  return {
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([...entered, before, most]),
    open,
    unavailable,
    notes: unavailable.map(({ name, reason }) => `${name}: ${reason}`),
    working: lines,
  };
}

/** Without a price for the business itself, before fees throughout; else as far as there are prices. */
export function structuresCurve(input: StructuresInput, rates: StructureRates): MoneyCurve {
  const owner = ownerTax(input, rates.individual);
  const charged = rates.upkeepAt(input) ? rates : { ...rates, upkeepAt: () => NO_FEES };
  return moneyCurve(
    input,
    (at) => structuresAt(at, owner, charged).open,
    (at) => charged.upkeepAt(at) !== null,
  );
}

export function structuresAtTurnover(input: StructuresInput, turnover: Cents, rates: StructureRates) {
  const other = scaled(input, turnover);
  return { input: other, open: withAndWithoutFees(other, ownerTax(input, rates.individual), rates).open };
}

function upkeepOf(input: StructuresInput, { upkeepAt }: StructureRates): Upkeep {
  return upkeepAt(input) ?? NO_FEES;
}

function withAndWithoutFees(input: StructuresInput, owner: OwnerTax, rates: StructureRates) {
  const { open: paid, unavailable } = structuresAt(input, owner, rates);
  const free = structuresAt(input, owner, { ...rates, upkeepAt: () => NO_FEES }).open;
  const open = paid.map((structure) => ({
    ...structure,
    beforeFees: free.find(({ id }) => id === structure.id)?.worth ?? 0,
  }));
  return { open, free, unavailable };
}

function mostLabel({ drawings }: Pick<StructuresInput, 'drawings'>): string {
  return drawings > 0 ? 'Most in hand and kept' : 'Most money in hand';
}

function structuresAt(input: StructuresInput, owner: OwnerTax, rates: StructureRates) {
  const limits = {
    turnoverTax: rates.turnover.limit,
    smallBusiness: rates.company.smallBusiness.grossIncomeLimit,
  };
  const open: Structure[] = [];
  const unavailable: Unavailable[] = [];
  for (const id of ORDER) {
    const reason = whyNot(id, input, limits);
    if (reason) unavailable.push({ id, name: STRUCTURES[id], reason });
    else open.push(structureOf(id, input, owner, rates));
  }
  return { open: open.toSorted((one, other) => other.worth - one.worth), unavailable };
}

function structureOf(
  id: StructureId,
  input: StructuresInput,
  owner: OwnerTax,
  rates: StructureRates,
): Structure {
  const { turnover, costs, drawings } = input;
  const upkeep = upkeepOf(input, rates);
  const base = { id, name: STRUCTURES[id] };
  if (id === 'sbc' || id === 'company') {
    const company = ownedCompany(id, input, owner, rates);
    const split = bestSplit(company);
    const { inHand, kept, worth } = split;
    const charged = turnover - costs - split.profit + company.ownUpkeep;
    const taxes = split.companyTax + split.incomeTax + split.dividendsTax + 2 * split.uif + split.levy;
    return { ...base, inHand, kept, worth, upkeep: charged, taxes, split };
  }
  const before = turnover - costs - upkeep[id];
  const taxes =
    id === 'turnover' ? taxIn(turnover, rates.turnover.brackets) : owner.extra(Math.max(0, before));
  const worth = before - taxes;
  const inHand = drawings > 0 ? Math.min(drawings, worth) : worth;
  return { ...base, inHand, kept: worth - inHand, worth, upkeep: upkeep[id], taxes, split: null };
}

function ownedCompany(
  id: 'sbc' | 'company',
  input: StructuresInput,
  owner: OwnerTax,
  rates: StructureRates,
): OwnedCompany {
  const { turnover, costs, staffPay, drawings } = input;
  const upkeep = upkeepOf(input, rates);
  const withoutSalary = turnover - costs - upkeep.company;
  return {
    profit: { withoutSalary, withSalary: withoutSalary - upkeep.payroll },
    brackets: id === 'sbc' ? rates.company.smallBusiness.brackets : rates.standard,
    dividendsTax: rates.dividendsTax,
    uif: rates.uif,
    staffPay,
    owner,
    ownUpkeep: upkeep.ownReturn,
    drawings,
  };
}

function linesOf(
  id: StructureId,
  split: Split | null,
  input: StructuresInput,
  owner: OwnerTax,
  rates: StructureRates,
): readonly RandLine[] {
  const upkeep = upkeepOf(input, rates);
  if (id === 'sole') return soleLines(input, upkeep, owner, input.drawings);
  if (id === 'turnover') return turnoverLines(input, upkeep, rates, input.drawings);
  return companyLines(id, input, split!, ownedCompany(id, input, owner, rates), rates, upkeep.source);
}
