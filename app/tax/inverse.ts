import type { Bracket } from './brackets.ts';
import { individualTax, type IndividualInput, type IndividualResult } from './individual.ts';
import { formatRand, largestAmount, requireAmounts, type Cents } from './money.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import { unknownRate } from './unknown-rate.ts';

export type Person = Omit<IndividualInput, 'grossIncome'>;

export type Found = { kind: 'found'; amount: Cents; result: IndividualResult };

const TOO_MUCH_NET = 'No income up to R 100 billion leaves so much.';

/** `net` is after tax, `takeHome` also after retirement contributions and UIF. Refused if there is no answer. */
export function grossIncomeForNet(
  net: Cents,
  person: Person,
  rates: IndividualRates,
  figure: 'netSalary' | 'takeHome' = 'netSalary',
): Found | Refusal {
  requireAmounts({ net });
  const at = (grossIncome: Cents) => individualTax({ ...person, grossIncome }, rates);
  const most = at(largestAmount);
  if (isRefusal(most)) return most;
  if (most[figure] === null) return unknownRate(rates.name, 'uif', noTakeHome(rates));
  if (most[figure] < net) return refusedInput('net', TOO_MUCH_NET);
  return lowestIncome(at, (result) => (result[figure] ?? 0) >= net);
}

/** The lowest contributions. Refused if none are enough or a figure is unknown. */
export function contributionsForTax(
  tax: Cents,
  input: Omit<IndividualInput, 'retirementContributions'>,
  rates: IndividualRates,
): Found | Refusal {
  requireAmounts({ tax });
  const at = (retirementContributions: Cents) => individualTax({ ...input, retirementContributions }, rates);
  const all = at(input.grossIncome);
  if (!isRefusal(all) && all.finalTax > tax) return refusedInput('tax', tooLow(all.finalTax));
  const amount = smallest(0, input.grossIncome, (contributions) => {
    const result = at(contributions);
    return isRefusal(result) || result.finalTax <= tax;
  });
  const result = at(amount);
  return isRefusal(result) ? result : { kind: 'found', amount, result };
}

/** The lowest gross income that reaches `bracket` and is above the tax rebates and credits. */
export function incomeReachingBracket(
  bracket: Bracket,
  person: Person,
  rates: IndividualRates,
): Found | Refusal {
  const at = (grossIncome: Cents) => individualTax({ ...person, grossIncome }, rates);
  return lowestIncome(at, ({ taxableIncome, finalTax }) => taxableIncome > bracket.above && finalTax > 0);
}

function lowestIncome(
  at: (grossIncome: Cents) => IndividualResult | Refusal,
  passes: (result: IndividualResult) => boolean,
): Found | Refusal {
  const amount = smallest(0, largestAmount, (income) => {
    const result = at(income);
    return !isRefusal(result) && passes(result);
  });
  const result = at(amount);
  const below = at(Math.max(0, amount - 1));
  if (isRefusal(result)) return result;
  return isRefusal(below) ? below : { kind: 'found', amount, result };
}

/** Binary search: all amounts above a passing one must pass too; `high` if none is known to pass. */
function smallest(low: Cents, high: Cents, passes: (amount: Cents) => boolean): Cents {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = from + Math.floor((to - from) / 2);
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

function tooLow(lowest: Cents): string {
  return `Contributions alone cannot bring the tax down so far: the lowest they reach is ${formatRand(lowest)}.`;
}

function noTakeHome({ name }: IndividualRates): string {
  return name.basis === 'firm'
    ? "The firm's estimate leaves out UIF, so take-home can only be asked with the SARS tables."
    : `The UIF ceiling of ${name.label} could not be confirmed from a published source, so take-home is not known.`;
}
