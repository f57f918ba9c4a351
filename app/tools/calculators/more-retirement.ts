import { rand, type Cents } from '#app/tax/money.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { basisOf, taxYearOf } from './fields.ts';
import { readEntry, type Entry } from './read-entry.ts';

const FIELD = 'retirementContributions';
const MONTHS = 12;
const STEPS = 12;

/** Cents a year: the extra contribution, the tax that it saves, and its net cost. */
export type More = { paid: Cents; saved: Cents; cost: Cents };

export type MoreRetirement = { step: Cents; most: Cents; at: (paid: Cents) => More | null };

/** Cents a year. Null if the calculator has no contributions or no tax, or the year has ended early. */
export function moreRetirement(calculator: Calculator, values: Values, exact: Exact): MoreRetirement | null {
  const fields = calculator.fields(values);
  if (!fields.some(({ name }) => name === FIELD)) return null;
  const { entry } = readEntry(fields, values, exact);
  const today = southAfricanDay();
  const tax = (paid: Cents) => {
    const more: Entry = {
      ...entry,
      amount: (name) => entry.amount(name) + (name === FIELD ? paid : 0),
    };
    const assessed = calculator.assess(more, basisOf(values), taxYearOf(values), today);
    if (isRefusal(assessed) || assessed.isOver || assessed.tax.key !== 'finalTax') return null;
    return assessed.tax.cents;
  };
  const now = tax(0);
  if (now === null || now === 0) return null;
  const step = rand(500) * MONTHS;
  const at = (paid: Cents) => {
    const then = tax(paid);
    return then === null ? null : { paid, saved: now - then, cost: paid - (now - then) };
  };
  return { step, most: step * STEPS, at };
}
