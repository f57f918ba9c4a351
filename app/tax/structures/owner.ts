import type { Age } from '../age.ts';
import { taxIn } from '../brackets.ts';
import type { Cents } from '../money.ts';
import { creditsOf, rebatesOf } from '../normal-tax.ts';
import type { IndividualRates } from '../rates/tables.ts';
import { bandLine, from, less, randLine, type RandLine } from '../working.ts';

/** `otherIncome`: taxable income of the year from elsewhere. */
export type Owner = { otherIncome: Cents; age: Age; medicalMembers: number };

export type OwnerTax = {
  extra: (income: Cents) => Cents;
  /** Incomes at which a band begins; negative if the other income is above it. */
  bounds: readonly Cents[];
  lines: (prefix: string, label: string, income: Cents) => readonly RandLine[];
  shared: readonly RandLine[];
};

export function ownerTax({ otherIncome, age, medicalMembers }: Owner, rates: IndividualRates): OwnerTax {
  const rebates = rebatesOf(age, rates);
  const medical = creditsOf(age, medicalMembers, rates);
  const credits = rebates.amount + medical.amount;
  const { brackets } = rates;
  const source = from(rates, 'brackets');
  const taxOn = (income: Cents) => Math.max(0, taxIn(income, brackets) - credits);
  const taxLine = (key: string, label: string, income: Cents) =>
    bandLine(key, label, income, brackets, source, [rebates.amount, medical.amount]);
  const alone = taxOn(otherIncome);
  const hasOther = otherIncome > 0;
  return {
    extra: (income) => taxOn(otherIncome + income) - alone,
    bounds: brackets.map(({ above }) => above - otherIncome),
    lines(prefix, label, income) {
      if (!hasOther) return [taxLine(`${prefix}IncomeTax`, label, income)];
      const together = taxLine(`${prefix}TaxTogether`, `${label}, with other income`, otherIncome + income);
      const extra = less(together.amount, alone);
      return [together, randLine(`${prefix}IncomeTax`, label, extra, 'calculated')];
    },
    shared: [
      rebates,
      medical,
      ...(hasOther
        ? [
            randLine('otherIncome', 'Your other taxable income', otherIncome, 'input'),
            taxLine('otherTax', 'Tax on it alone', otherIncome),
          ]
        : []),
    ],
  };
}
