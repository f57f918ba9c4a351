import { engagementTypes } from '#content/engagements/engagement-types.ts';
import type { Profile, RuleId } from '#app/firm/core/deadline-rule.ts';
import { rulesOf } from '#app/firm/core/deadlines.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import type { Cycle, EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import { periodsOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';

export const PERIODS = {
  once: 'Once, when it is wanted',
  month: 'Every month',
  'two-months': 'Every two months, by the VAT category',
  'half-year tax': 'Twice a year, by the tax year',
  'half-year financial': 'Twice a year, by the financial year',
  'year tax': 'Every year, by the tax year',
  'year financial': 'Every year, by the financial year',
  'year registration': 'Every year, on the anniversary at the CIPC',
} as const;

export type PeriodChoice = keyof typeof PERIODS;

const REGISTERED = '2016-11-16';
const SOMEBODY: readonly Profile[] = [
  ...(['employee', 'provisional', 'employer', 'turnover', 'trust'] as const).map((is) => ({ is })),
  { is: 'vendor', category: 'A', yearEnd: 2 },
  { is: 'company', yearEnd: 2, registered: REGISTERED },
  { is: 'close-corporation', yearEnd: 2, registered: REGISTERED },
];

const AND = ' + ';

const WHOSE: Record<Profile['is'], string> = {
  employee: 'employees',
  provisional: 'people',
  employer: 'employers',
  turnover: 'micro businesses',
  trust: 'trusts',
  vendor: 'VAT vendors',
  company: 'companies',
  'close-corporation': 'close corporations',
  estate: 'estates',
  event: 'anybody, after such an event',
};

/** By their ids; rules with the same words are told apart by the taxpayer they are for. */
const single = namesOfRules();

function namesOfRules(): Map<string, string> {
  const all = SOMEBODY.flatMap((who): { id: string; text: string; of: string }[] =>
    rulesOf(who).map(({ id, what, to }) => ({ id, text: `${what}, ${to}`, of: WHOSE[who.is] })),
  );
  return new Map(
    all.map(({ id, text }) => {
      const isShared = all.some((other) => other.text === text && other.id !== id);
      const whose = [...new Set(all.filter((other) => other.id === id).map(({ of }) => of))];
      return [id, isShared ? `${text}: ${whose.join(' and ')}` : text];
    }),
  );
}

const fileTypes: readonly EngagementType[] = engagementTypes;
const pairs = new Set(
  fileTypes.flatMap(({ deadline }) => (Array.isArray(deadline) ? [deadline.join(AND)] : [])),
);

/** By their ids; the two rules of work that comes twice a year are one entry. */
export const RULES: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...pairs].map((pair) => [
    pair,
    `Twice a year: ${pair
      .split(AND)
      .map((id) => single.get(id))
      .join('; ')}`,
  ]),
  ...single,
]);

export function ruleIn({ deadline }: Pick<EngagementType, 'deadline'>): string | null {
  return Array.isArray(deadline) ? deadline.join(AND) : (deadline as RuleId | null);
}

export function periodIn(cycle: Cycle): PeriodChoice {
  const choice = 'year' in cycle ? `${cycle.period} ${cycle.year}` : cycle.period;
  return isKeyOf(PERIODS, choice) ? choice : 'once';
}

/** Null: the rule does not fit such periods. */
export function cycleOf(choice: PeriodChoice, rule: string | null): Cycle | null {
  const ids = (rule?.split(AND) ?? []) as RuleId[];
  const [first = null, second] = ids;
  switch (choice) {
    case 'once':
      return rule === null ? { period: 'once', deadline: null } : null;
    case 'half-year tax':
    case 'half-year financial': {
      const year = choice === 'half-year tax' ? 'tax' : 'financial';
      if (rule !== null && !(first && second)) return null;
      return { period: 'half-year', year, deadline: first && second ? [first, second] : null };
    }
    case 'month':
    case 'two-months':
      return second ? null : { period: choice, deadline: first };
    case 'year tax':
    case 'year financial':
    case 'year registration': {
      const year = YEARS[choice];
      return second ? null : { period: 'year', year, deadline: first };
    }
  }
}

const YEARS = {
  'year tax': 'tax',
  'year financial': 'financial',
  'year registration': 'registration',
} as const;

/** Whether the rule has a day for every period; tested with a year whose days are all known. */
export function hasDays(cycle: Cycle): boolean {
  const span = { from: '2024-03-01', until: '2025-02-28' };
  return clients().some((dates) => {
    const periods = periodsOf(cycle, dates, span);
    return periods.length > 0 && periods.every(({ id }) => dueOf(cycle, id, dates) !== null);
  });
}

function clients(): TaxpayerDates[] {
  return VAT_CATEGORIES.flatMap((vatCategory) =>
    ([2, 6] as const).map((yearEnd) => ({ yearEnd, registered: REGISTERED, vatCategory })),
  );
}
