import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { deadlineFor, type Deadline } from '#app/firm/core/deadlines.ts';
import type { Cycle, EngagementType } from './define-engagement.ts';
import { countedDay } from './own-due.ts';
import { periodOf, type TaxpayerDates } from './periods.ts';

/** Null: there is no rule, SARS has announced no day yet, or the taxpayer's dates do not decide it. */
export function dueOf(cycle: Cycle, periodId: string, taxpayer: TaxpayerDates): Deadline | null {
  const period = periodOf(cycle, periodId, taxpayer);
  if (!period?.days || !cycle.deadline) return null;
  const rule =
    cycle.period === 'half-year' ? cycle.deadline[periodId.endsWith('-1') ? 0 : 1] : cycle.deadline;
  return deadlineFor(profilesOf(taxpayer), rule, period.days.last);
}

/** Of the duties that are done with the work, such as the declaration to the UIF with a month's payroll. */
export function duesBeside(type: EngagementType, periodId: string, taxpayer: TaxpayerDates): Deadline[] {
  const last = periodOf(type, periodId, taxpayer)?.days?.last;
  if (!last) return [];
  return (type.alongside ?? []).flatMap((rule) => deadlineFor(profilesOf(taxpayer), rule, last) ?? []);
}

/** The day of the law, or of its kind. Null: unknown, or it counts from a day entered later. `startsOn`: if known. */
export function dueDayOf(
  type: EngagementType,
  periodId: string,
  taxpayer: TaxpayerDates,
  startsOn: string | null = null,
): string | null {
  const legal = dueOf(type, periodId, taxpayer);
  if (legal || !type.due) return legal?.day ?? null;
  switch (type.due.from) {
    case 'event':
      return null;
    case 'start':
      return startsOn && countedDay(type.due, startsOn);
    case 'period':
    case 'month': {
      const last = periodOf(type, periodId, taxpayer)?.days?.last;
      return last ? countedDay(type.due, last) : null;
    }
  }
}

type Due = { type: EngagementType | null; period: string; dates: TaxpayerDates; dueOn: string | null };

/** The day of the law, where another day stands in its place; null: it is the day, or there is none. */
export function lawDayBeside({ type, period, dates, dueOn }: Due): string | null {
  const legal = type && dueOn && dueOf(type, period, dates)?.day;
  return legal && legal !== dueOn ? legal : null;
}

/** Each rule belongs to one profile, so the others do no harm. */
function profilesOf({ yearEnd, registered, vatCategory }: TaxpayerDates): Profile[] {
  return [
    ...(['employee', 'provisional', 'employer', 'turnover', 'trust'] as const).map((is) => ({ is })),
    { is: 'company', yearEnd, registered },
    { is: 'close-corporation', yearEnd, registered },
    ...(vatCategory ? [{ is: 'vendor' as const, category: vatCategory, yearEnd }] : []),
  ];
}
