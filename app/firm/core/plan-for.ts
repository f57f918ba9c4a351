import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { plansNow } from './plans.ts';

/** In rand a year: the most that an answer covers. Beside the texts of the answers it would be in each calculator's script. */
export const turnoverUpTo = {
  '1m': 1_000_000,
  '10m': 10_000_000,
  '50m': 50_000_000,
} as const satisfies Record<Exclude<Answers['turnover'], 'more'>, number>;

/** Null: no plan of the firm fits, and the firm quotes a price. */
export function planFor(answers: Answers, plans: readonly Plan[] = plansNow()): Plan | null {
  return plans.find((plan) => fits(plan, answers)) ?? null;
}

function fits({ for: conditions }: Plan, answers: Answers): boolean {
  if (!conditions) return false;
  return Object.entries(conditions).every(([name, allowed]: [string, readonly string[]]) =>
    allowed.includes(answers[name as keyof Answers]),
  );
}
