import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import type { EngagementType, KindGroup, TaxpayerKind } from '../engagements/define-engagement.ts';
import { periodsOf, type Period, type TaxpayerDates } from '../engagements/periods.ts';
import { isRetired } from '../engagements/types.ts';
import { isOtherVat } from '../engagements/vat-returns.ts';
import type { NumberKind, Numbers } from '../taxpayers/numbers.ts';
import { CLIENT_STATUS, type ClientStatus } from '../taxpayers/status.ts';
import { LONGEST_BACK } from '../near-day.ts';

type Client = { kind: TaxpayerKind; status: ClientStatus; numbers: Numbers; dates: TaxpayerDates };

/** Without the number there is nobody to file for. */
const NUMBERS_OF = { vat: 'vatNumber', paye: 'payeNumber' } as const satisfies Partial<
  Record<KindGroup, NumberKind>
>;

type NeededNumber = (typeof NUMBERS_OF)[keyof typeof NUMBERS_OF] | 'coidaNumber';

/** `former`: it is no client any more. A number that is not on file. `dates`: what we know of it tells no period. */
export type NotGiven = 'former' | 'unfit' | 'category' | NeededNumber | 'period' | 'dates';

/** A day of the first period of such work: today, or one of the period asked for; or why it is not for this client. */
export function firstDayFor(
  type: EngagementType,
  client: Client,
  periodId: string | undefined,
  today: string,
): { startsOn: string } | { why: NotGiven } {
  const { kind, status, numbers, dates } = client;
  if (CLIENT_STATUS[status].stored.isFormer) return { why: 'former' };
  if (type.period === 'once' || isRetired(type) || !type.taxpayers.includes(kind)) return { why: 'unfit' };
  if (isOtherVat(type.id, dates)) return { why: 'category' };
  const needed = numberOf(type);
  if (needed && !numbers[needed]) return { why: needed };
  const periods = firstPeriods(type, dates, today);
  if (periods.length === 0) return { why: 'dates' };
  if (!periodId) return { startsOn: today };
  const last = periods.find(({ id }) => id === periodId)?.days?.last;
  return last ? { startsOn: last } : { why: 'period' };
}

/** Those that it can begin with: what ended within the last twelve months, and what ends within the next. */
export function firstPeriods(type: EngagementType, dates: TaxpayerDates, today: string): Period[] {
  const span = { from: monthsAfter(today, -LONGEST_BACK), until: monthsAfter(today, 12) };
  return type.period === 'once' ? [] : periodsOf(type, dates, span);
}

export function lastPeriods(type: EngagementType, dates: TaxpayerDates, today: string): Period[] {
  const span = { from: monthsAfter(today, -LONGEST_BACK), until: monthsAfter(today, 24) };
  return type.period === 'once' ? [] : periodsOf(type, dates, span);
}

function numberOf({ group, deadline }: EngagementType): NeededNumber | null {
  if (deadline === 'coida') return 'coidaNumber';
  return group === 'vat' || group === 'paye' ? NUMBERS_OF[group] : null;
}
