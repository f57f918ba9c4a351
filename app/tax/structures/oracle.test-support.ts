import {
  cents,
  divide,
  floored,
  inCents,
  isAbove,
  minus,
  percent,
  plus,
  smallest,
  times,
  toTheCent,
  whole,
  type Fraction,
} from '../fractions.test-support.ts';
import { assessmentOf, taxByBands } from '../oracle.test-support.ts';
import { rates } from './cases.test-support.ts';
import type { StructuresInput } from './structures.ts';

type Left = { inHand: bigint; kept: bigint; worth: bigint; taxes: bigint };

/** In exact fractions, from the printed tables: what a person alone has left. */
export function aloneOracle(id: 'sole' | 'turnover', input: StructuresInput): Left {
  const { turnover, costs, drawings } = input;
  const before = minus(cents(turnover - costs), cents(rates.upkeepAt(turnover)[id]));
  const tax =
    id === 'turnover'
      ? toTheCent(taxByBands(cents(turnover), rates.turnover.brackets))
      : extraTax(floored(before), input);
  const all = minus(before, tax);
  const inHand = drawings === 0 ? all : smallest(all, cents(drawings));
  return figures(inHand, minus(all, inHand), all, tax);
}

/** What the owner of a company has left at a given salary and dividend. */
export function companyOracle(
  id: 'sbc' | 'company',
  input: StructuresInput,
  pay: { salary: number; dividend: number },
): Left {
  const upkeep = rates.upkeepAt(input.turnover);
  const salary = cents(pay.salary);
  const dividend = cents(pay.dividend);
  const uif = times(whole(12), smallest(percent(100, divide(salary, whole(12))), cents(17_712)));
  const payroll = cents(input.staffPay + pay.salary);
  const levy = minus(levyOf(payroll), levyOf(cents(input.staffPay)));
  const charged = upkeep.company + (pay.salary > 0 ? upkeep.payroll : 0);
  const before = cents(input.turnover - input.costs - charged);
  const taxable = minus(minus(minus(before, salary), uif), levy);
  const companyTax = toTheCent(
    id === 'company'
      ? percent(2700, floored(taxable))
      : taxByBands(floored(taxable), rates.company.smallBusiness.brackets),
  );
  const kept = minus(minus(taxable, companyTax), dividend);
  const incomeTax = extraTax(salary, input);
  const dividendsTax = toTheCent(percent(2000, dividend));
  const fromSalary = minus(minus(salary, incomeTax), uif);
  const inHand = minus(plus(fromSalary, minus(dividend, dividendsTax)), cents(upkeep.ownReturn));
  const worth = minus(plus(inHand, kept), toTheCent(percent(2000, floored(kept))));
  const taxes = [companyTax, incomeTax, dividendsTax, uif, uif, levy].reduce(plus);
  return figures(inHand, kept, worth, taxes);
}

function extraTax(income: Fraction, { otherIncome, age, medicalMembers }: StructuresInput): Fraction {
  const person = { grossIncome: 0, retirementContributions: 0, medicalContributions: 0, age, medicalMembers };
  const taxOn = (amount: number) => cents(Number(assessmentOf(amount, person, rates.individual)?.finalTax));
  return minus(taxOn(otherIncome + Number(inCents(income))), taxOn(otherIncome));
}

function levyOf(payroll: Fraction): Fraction {
  return isAbove(payroll, whole(500_000)) ? toTheCent(percent(100, payroll)) : whole(0);
}

function figures(inHand: Fraction, kept: Fraction, worth: Fraction, taxes: Fraction): Left {
  return { inHand: inCents(inHand), kept: inCents(kept), worth: inCents(worth), taxes: inCents(taxes) };
}
