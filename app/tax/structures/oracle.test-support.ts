import { cents, smallest, total, whole, type Fraction } from '../fractions.test-support.ts';
import { assessmentOf, taxByBands } from '../oracle.test-support.ts';
import { rates, upkeepAt } from './cases.test-support.ts';
import type { StructuresInput } from './structures.ts';

type Left = { inHand: bigint; kept: bigint; worth: bigint; taxes: bigint };

export function aloneOracle(id: 'sole' | 'turnover', input: StructuresInput): Left {
  const { turnover, costs, drawings } = input;
  const before = cents(turnover - costs).minus(cents(upkeepAt(input)[id]));
  const tax =
    id === 'turnover'
      ? taxByBands(cents(turnover), rates.turnover.brackets).toTheCent()
      : extraTax(before.notBelowZero(), input);
  const all = before.minus(tax);
  const inHand = drawings === 0 ? all : smallest(all, cents(drawings));
  return figures(inHand, all.minus(inHand), all, tax);
}

export function companyOracle(
  id: 'sbc' | 'company',
  input: StructuresInput,
  pay: { salary: number; dividend: number },
): Left {
  const upkeep = upkeepAt(input);
  const salary = cents(pay.salary);
  const dividend = cents(pay.dividend);
  const uif = smallest(salary.dividedBy(12).share(100), cents(17_712)).times(12);
  const payroll = cents(input.staffPay + pay.salary);
  const levy = levyOf(payroll).minus(levyOf(cents(input.staffPay)));
  const charged = upkeep.company + (pay.salary > 0 ? upkeep.payroll : 0);
  const before = cents(input.turnover - input.costs - charged);
  const taxable = before.minus(salary).minus(uif).minus(levy);
  const companyTax = (
    id === 'company'
      ? taxable.notBelowZero().share(2700)
      : taxByBands(taxable.notBelowZero(), rates.company.smallBusiness.brackets)
  ).toTheCent();
  const kept = taxable.minus(companyTax).minus(dividend);
  const incomeTax = extraTax(salary, input);
  const dividendsTax = dividend.share(2000).toTheCent();
  const fromSalary = salary.minus(incomeTax).minus(uif);
  const inHand = fromSalary.plus(dividend.minus(dividendsTax)).minus(cents(upkeep.ownReturn));
  const worth = inHand.plus(kept).minus(kept.notBelowZero().share(2000).toTheCent());
  const taxes = total([companyTax, incomeTax, dividendsTax, uif, uif, levy]);
  return figures(inHand, kept, worth, taxes);
}

function extraTax(income: Fraction, { otherIncome, age, medicalMembers }: StructuresInput): Fraction {
  const person = { grossIncome: 0, retirementContributions: 0, medicalContributions: 0, age, medicalMembers };
  const taxOn = (amount: number) => cents(Number(assessmentOf(amount, person, rates.individual)?.finalTax));
  return taxOn(otherIncome + Number(income.inCents())).minus(taxOn(otherIncome));
}

function levyOf(payroll: Fraction): Fraction {
  return payroll.isAbove(whole(500_000)) ? payroll.share(100).toTheCent() : whole(0);
}

function figures(inHand: Fraction, kept: Fraction, worth: Fraction, taxes: Fraction): Left {
  return { inHand: inHand.inCents(), kept: kept.inCents(), worth: worth.inCents(), taxes: taxes.inCents() };
}
