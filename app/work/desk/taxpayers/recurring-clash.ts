import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { clashesIn, clashWith, lastDayBefore, wordsWithin } from '#app/work/core/recurring/one-of.ts';
import type { Recurring } from '#app/work/core/recurring/recurring.server.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { periodOf } from '#app/work/core/engagements/periods.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { isOtherVat, vatReturnOf } from '#app/work/core/engagements/vat-returns.ts';
import { dayText } from '#app/platform/core/time.ts';

export type RecurringClash = {
  /** What the form says once its reader has seen this. */
  key: string;
  texts: string[];
  /** What would give way; `lastDay` in words. */
  others: { id: string; name: string }[];
  lastDay: string;
  mayBoth: boolean;
};

export const BESIDE = ['instead', 'both'] as const;
export type Beside = (typeof BESIDE)[number];

/** Null: nothing speaks against it. */
export function recurringClash(
  type: EngagementType,
  startsOn: string,
  { dates }: Pick<Taxpayer, 'dates'>,
  all: readonly Recurring[],
): RecurringClash | null {
  const clash = clashWith(type.id, startsOn, all);
  const category = isOtherVat(type.id, dates) ? categoryText(dates) : null;
  if (!clash && !category) return null;
  const others = (clash?.rows ?? []).map(({ id, name }) => ({ id, name }));
  return {
    key: [...others.map(({ id }) => id), dates.vatCategory ?? '', type.id, startsOn].join(','),
    texts: [...(clash ? [`${clash.text} ${clash.why}`] : []), ...(category ? [category] : [])],
    others,
    lastDay: dayText(lastDayBefore(startsOn)),
    mayBoth: clash?.mayBoth ?? true,
  };
}

type Client = Pick<Taxpayer, 'kind' | 'dates'>;
type Shown = Pick<Recurring, 'id' | 'type' | 'name' | 'startsOn' | 'endsOn' | 'next'>;

/** What is wrong, or may be, in what a client has from `today` on: a sentence for each. */
export function recurringDoubts(all: readonly Shown[], client: Client, today: string): string[] {
  const words = all
    .filter(({ endsOn }) => endsOn === null || endsOn >= today)
    .flatMap((one) => {
      const why = unfitText(one, client);
      return why ? [`“${one.name}” does not fit. ${why}`] : [];
    });
  return [...clashesIn(all, today), ...words];
}

const STAYS = 'What is planned stays:';

/** Null: it fits what we know of the client. */
function unfitText({ type: id, next }: Shown, { kind, dates }: Client): string | null {
  const type = typeOf(id);
  if (!type) return null;
  if (!type.taxpayers.includes(kind))
    return `The client’s kind is “${KIND_LABELS[kind]}”, and it is not for them. ${STAYS} end it.`;
  if (isOtherVat(id, dates))
    return `${categoryText(dates)} ${STAYS} end it with the last period that it files.`;
  if (type.period !== 'year' && type.period !== 'half-year') return null;
  if (type.year === 'registration' && isUnknown(type, next, dates))
    return `${registeredText(dates)} ${STAYS} correct that day, or end it.`;
  return type.year === 'financial' && next ? otherYearText(type, next, dates) : null;
}

function isUnknown(type: EngagementType, next: Shown['next'], dates: Taxpayer['dates']): boolean {
  return !dates.registered || (next !== null && !periodOf(type, next.period, dates));
}

function registeredText({ registered }: Taxpayer['dates']): string {
  return registered
    ? `By its data it was registered on ${dayText(registered)}, so what is planned comes too early.`
    : 'Its data has no day of registration, so nobody knows its anniversary.';
}

/** Null: its day is as the year end has it, or a colleague has given it another. */
function otherYearText(
  type: EngagementType,
  { period, dueOn, plannedDue }: NonNullable<Shown['next']>,
  dates: Taxpayer['dates'],
): string | null {
  const due = dueDayOf(type, period, dates);
  if (!due || !dueOn || dueOn !== plannedDue || due === dueOn) return null;
  const days = `The next was planned for ${dayText(dueOn)}; with the year end that its data has, it is due ${dayText(due)}.`;
  return `${days} ${STAYS} give it its days, or correct the year end.`;
}

function categoryText({ vatCategory }: Taxpayer['dates']): string {
  if (vatCategory === null) return 'Its data has no VAT category: enter it first if you know it.';
  return `By its data it is in VAT category ${vatCategory}, which files ${wordsWithin(vatReturnOf(vatCategory))}.`;
}

export function isSettled(clash: RecurringClash, seen: string, beside: Beside | undefined): boolean {
  if (seen !== clash.key) return false;
  return clash.others.length === 0 || beside === 'instead' || (beside === 'both' && clash.mayBoth);
}
