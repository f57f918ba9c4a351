import { figures } from '#content/figures.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { formatRate, formatShortRand, rand } from '#app/tax/money.ts';
import type { Late } from './deadline-rule.ts';

export const FILE_NOW = 'File it all the same, and soon. SARS accepts a late return.';

/** Rand a month, up to a taxable income of the year before (k-mos.com/?p=3268, nowhr.co.za). */
const MONTHLY_PENALTY = [
  [250, 250_000],
  [500, 500_000],
  [1_000, 1_000_000],
  [2_000, 5_000_000],
] as const;
const MOST_MONTHS = 35;

export function late(now: string, plan?: string): Late {
  return plan ? { now, plan } : { now };
}

const STEPS = MONTHLY_PENALTY.map(
  ([penalty, income]) => `${formatShortRand(rand(penalty))} up to ${formatShortRand(rand(income))}`,
).join(', ');

/** Of a person. */
export function lateReturn(plan: string): Late {
  return {
    now: FILE_NOW,
    costs: `SARS may charge a penalty for each month or part of a month, at most ${MOST_MONTHS} times. It depends on your taxable income of the year before: ${STEPS}, more above that.`,
    plan,
  };
}

/** Penalties of companies since January 2019 (venaccuracc.co.za, onestopaccounting.co.za). */
export const lateCompanyReturn: Late = {
  now: FILE_NOW,
  costs: `No penalty yet: first SARS sends a final demand. If the return is still out 21 business days later, SARS may charge one for each month, at most ${MOST_MONTHS} times, by the taxable income of the year before: ${STEPS}, more above that.`,
};

export function latePayment(figure: string, period: string): Late {
  const share = formatRate(known('rate', figure, period)).replace('.00', '');
  return {
    now: 'File and pay now: interest stops with the payment.',
    costs: `SARS adds ${share} of the amount that is late, and interest.`,
  };
}

export const nothingLate: Late = {
  now: 'Nothing is late: this payment is voluntary. Paid today, it still stops the interest from today.',
  costs: 'No penalty. Interest runs on what you still owe for the year.',
  isVoluntary: true,
};

export function lateAtCipc(costs: string): Late {
  return {
    now: 'File it now. An entity whose returns stay out is deregistered in the end.',
    costs,
    plan: 'annual-returns-submission',
  };
}

export function cipcFee(name: string): string {
  return formatShortRand(rand(known('rand', `cipc.${name}`, '2011-05-01')));
}

function known(kind: 'rand' | 'rate', figure: string, period: string): number {
  const value = (figures[figure]?.[period] as Partial<Record<typeof kind, number>> | undefined)?.[kind];
  if (value === undefined) throw ownError(`no such figure: ${figure} ${period}`);
  return value;
}
