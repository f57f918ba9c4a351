import type { Cents } from './money.ts';
import { ofMonths, type PayPeriod } from './pay-period.ts';
import { sdlRules, type PayrollRates } from './rates/payroll-rates.ts';
import { uifRate } from './rates/uif.ts';
import { deductedLine, from, least, randLine, share, sum } from './working.ts';

type LevyRules = { bonus: Cents; underDay: boolean; smallPayroll: boolean };

/** Cents of the period, without the bonus. */
type Levied = { remuneration: Cents; balance: Cents };

export type Levies = ReturnType<typeof levies>;

/** Employee and employer pay the same UIF; the levy is the employer's, on the balance that is taxed. */
export function levies(
  { bonus, underDay, smallPayroll }: LevyRules,
  { remuneration, balance }: Levied,
  period: PayPeriod,
  rates: PayrollRates,
) {
  const insured = sum(remuneration, bonus);
  const formula = underDay
    ? 0
    : least(share(uifRate, insured), share(uifRate, ofMonths(rates.uifCeiling, period)));
  const table = from(rates, 'uif');
  const uif = deductedLine('uif', 'Unemployment insurance (UIF)', formula, table);
  const employerUif = randLine('employerUif', "Employer's UIF", uif.amount, table);
  const levy = smallPayroll ? 0 : share(sdlRules.rate, sum(balance, bonus));
  const sdl = randLine('sdl', 'Skills development levy (SDL)', levy, from(rates, 'sdl'));
  return { uif, employerUif, sdl };
}
