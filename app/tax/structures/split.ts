import { taxIn, type Bracket } from '../brackets.ts';
import { rand, shareOf, type BasisPoints, type Cents } from '../money.ts';
import { sdlRules } from '../rates/payroll-rates.ts';
import { uifRate, type UifPeriod } from '../rates/uif.ts';
import type { OwnerTax } from './owner.ts';

/** A rand a month. */
export const SALARY_STEP: Cents = rand(12);

export type OwnedCompany = {
  /** Before the owner's salary, after costs and upkeep, which includes payroll once a salary is paid. */
  profit: { withSalary: Cents; withoutSalary: Cents };
  brackets: readonly Bracket[];
  dividendsTax: BasisPoints;
  uif: readonly UifPeriod[];
  staffPay: Cents;
  owner: OwnerTax;
  /** For the owner's own return, which the company does not pay. */
  ownUpkeep: Cents;
  drawings: Cents;
};

export type Split = ReturnType<typeof splitAt>;

/** Piecewise linear: the best is next to a steeper fall (the UIF ceiling is none). 0 if no salary leaves more. */
export function bestSplit(company: OwnedCompany): Split {
  let best = splitAt(0, company);
  for (const salary of salariesToTry(company)) {
    const split = splitAt(salary, company);
    if (split.worth > best.worth) best = split;
  }
  return best;
}

/** Cents of the year. `worth`: in hand, and retained less the future dividends tax. */
function splitAt(salary: Cents, company: OwnedCompany) {
  const profit = salary > 0 ? company.profit.withSalary : company.profit.withoutSalary;
  const uif = uifOn(salary, company);
  const levy = levyOn(salary, company);
  const taxable = profit - salary - uif - levy;
  const companyTax = taxable > 0 ? taxIn(taxable, company.brackets) : 0;
  const left = taxable - companyTax;
  const incomeTax = company.owner.extra(salary);
  const fromSalary = salary - incomeTax - uif;
  const dividend = Math.max(0, Math.min(left, dividendFor(company, fromSalary)));
  const dividendsTax = shareOf(dividend, company.dividendsTax);
  const kept = left - dividend;
  const inHand = fromSalary + dividend - dividendsTax - company.ownUpkeep;
  const worth = inHand + kept - shareOf(Math.max(0, kept), company.dividendsTax);
  return {
    salary,
    profit,
    uif,
    levy,
    taxable,
    companyTax,
    incomeTax,
    dividend,
    dividendsTax,
    kept,
    inHand,
    worth,
  };
}

/** The levy added by the salary: it is due on the whole payroll, once that exceeds the limit. */
export function levyOn(salary: Cents, { staffPay }: Pick<OwnedCompany, 'staffPay'>): Cents {
  return levyOf(staffPay + salary) - levyOf(staffPay);
}

function dividendFor({ drawings, ownUpkeep, dividendsTax }: OwnedCompany, fromSalary: Cents): Cents {
  if (drawings === 0) return Infinity;
  const missing = Math.max(0, drawings + ownUpkeep - fromSalary);
  return Math.round((missing * 10_000) / (10_000 - dividendsTax));
}

function levyOf(payroll: Cents): Cents {
  return payroll > sdlRules.exemptUpTo ? shareOf(payroll, sdlRules.rate) : 0;
}

/** Like `uifFormula`, in whole rand a month: one answer computes it thousands of times. */
function uifOn(salary: Cents, { uif }: OwnedCompany): Cents {
  let total = 0;
  for (const { months, ceiling } of uif) total += months * shareOf(Math.min(salary / 12, ceiling), uifRate);
  return total;
}

/** Both neighbours of each change of rate, within what the company can pay and the owner wants. */
function salariesToTry(company: OwnedCompany): ReadonlySet<Cents> {
  const { profit, owner, brackets, staffPay, drawings, ownUpkeep } = company;
  const costOf = (salary: Cents) => salary + uifOn(salary, company) + levyOn(salary, company);
  const netOf = (salary: Cents) => salary - owner.extra(salary) - uifOn(salary, company);
  const affordable = (most: Cents) => lastStep(profit.withSalary, (salary) => costOf(salary) <= most);
  const wanted = drawings + ownUpkeep;
  const payable = affordable(profit.withSalary);
  const most =
    drawings === 0
      ? payable
      : Math.min(
          payable,
          lastStep(payable, (salary) => netOf(salary) <= wanted),
        );
  const turns = [
    0,
    most,
    lastStep(most, (salary) => owner.extra(salary) === 0),
    sdlRules.exemptUpTo - staffPay,
    ...owner.bounds,
    ...brackets.map(({ above }) => affordable(profit.withSalary - above)),
  ];
  const salaries = turns.flatMap((turn) => {
    const step = Math.floor(turn / SALARY_STEP) * SALARY_STEP;
    return [step, step + SALARY_STEP];
  });
  return new Set(salaries.filter((salary) => salary > 0 && salary <= most));
}

function lastStep(most: Cents, holds: (salary: Cents) => boolean): Cents {
  let [low, high] = [0, Math.max(0, Math.floor(most / SALARY_STEP))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle * SALARY_STEP)) low = middle;
    else high = middle - 1;
  }
  return low * SALARY_STEP;
}
