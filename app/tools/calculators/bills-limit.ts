import type { limitOfBills } from '#app/tax/medical.ts';
import { formatShortRand } from '#app/tax/money.ts';

type Limit = NonNullable<ReturnType<typeof limitOfBills>>;

/** Why medical bills have no effect. `hasScheme`: its people and contributions are known. */
export function billsLimitText({ limit, ofTaxableIncome, timesCredits }: Limit, hasScheme: boolean): string {
  const rule = `under 65 bills count only above ${ofTaxableIncome / 100}% of taxable income, here ${formatShortRand(limit)}, together with contributions above ${timesCredits} times the credits (section 6B)`;
  return hasScheme
    ? rule
    : `${rule}. Fill in the people on the medical aid and its contributions too (code 4005): they decide it`;
}
