import { rates, upkeepAt } from './cases.test-support.ts';
import type { StructuresInput } from './structures.ts';

/** Rand a month between the salaries that are tried. */
type Tried = { step: number; from: number; to: number };

/** Independent of the engine, in unrounded rand: the most that any salary leaves, in hand and retained. */
export function bruteForce(id: 'sbc' | 'company', input: StructuresInput, tried: Tried): number {
  const worth = worthOf(id, input);
  let most = worth(0) ?? -Infinity;
  for (let month = Math.max(1, tried.from); month <= tried.to; month += tried.step) {
    const found = worth(month * 12);
    if (found === null) break;
    if (found > most) most = found;
  }
  return most;
}

/** Null if the company cannot pay the salary, or the owner wants less. */
function worthOf(id: 'sbc' | 'company', input: StructuresInput): (salary: number) => number | null {
  const upkeep = upkeepAt(input);
  const bands = rows(rates.individual.brackets);
  const years = input.age === '75+' ? 75 : input.age;
  const { primary, secondary, tertiary } = rates.individual.rebates;
  const rebates = primary + (years >= 65 ? secondary : 0) + (years >= 75 ? (tertiary ?? 0) : 0);
  const members = [376, 376, 254, 254, 254, 254, 254].slice(0, input.medicalMembers);
  const credits = rebates / 100 + 12 * members.reduce((all, one) => all + one, 0);
  const other = input.otherIncome / 100;
  const taxOf = (income: number) => Math.max(0, byBands(income, bands) - credits);
  const alone = taxOf(other);
  const companyBands =
    id === 'company' ? [[0, 0.27, 0] as const] : rows(rates.company.smallBusiness.brackets);
  const staff = input.staffPay / 100;
  const levyOf = (payroll: number) => (payroll > 500_000 ? payroll / 100 : 0);
  const before = (input.turnover - input.costs - upkeep.company) / 100;
  const wanted = input.drawings + upkeep.ownReturn;
  return (salary) => {
    const uif = Math.min(salary / 100, 12 * 177.12);
    const net = salary - (taxOf(other + salary) - alone) - uif;
    const cost = salary + uif + levyOf(staff + salary) - levyOf(staff);
    // In cents, as taxes are paid: a salary may leave exactly the wanted amount.
    const paidOut = inCents(salary) - inCents(taxOf(other + salary)) + inCents(alone) - inCents(uif);
    const taxable = before - (salary > 0 ? upkeep.payroll / 100 : 0) - cost;
    if (salary > 0 && (taxable < 0 || (input.drawings > 0 && paidOut > wanted))) return null;
    const left = taxable - byBands(Math.max(0, taxable), companyBands);
    return net + (left > 0 ? left * 0.8 : left) - upkeep.ownReturn / 100;
  };
}

function inCents(rand: number): number {
  return Math.round(rand * 100);
}

type Row = readonly [above: number, rate: number, base: number];

function rows(brackets: readonly { above: number; rate: number; base: number }[]): readonly Row[] {
  return brackets
    .map(({ above, rate, base }) => [above / 100, rate / 10_000, base / 100] as const)
    .toReversed();
}

function byBands(income: number, bands: readonly Row[]): number {
  for (const [above, rate, base] of bands) if (income > above) return base + rate * (income - above);
  return 0;
}
