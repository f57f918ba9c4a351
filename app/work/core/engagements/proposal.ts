import { retention } from '#content/retention.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { LetterValues } from '#app/work/letters/fields.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueDayOf } from './due.ts';
import { ownDueText } from './own-due.ts';
import { latenessOf, whatNow, type Lateness } from './lateness.ts';
import type { Period, TaxpayerDates } from './periods.ts';

export type Proposal = {
  type: EngagementType;
  period: Period;
  taxpayer: { name: string; dates: TaxpayerDates };
  signatory: string;
  price: string;
  paidOnTop: string;
  sentOn: string;
};

export function lastDayOpen(sentOn: string): string {
  return plusDays(sentOn, retention.proposalOpenDays);
}

export function letterValues({ type, period, taxpayer, sentOn, ...proposal }: Proposal): LetterValues {
  const { signatory, price, paidOnTop } = proposal;
  return {
    taxpayer: taxpayer.name,
    signatory,
    service: type.name,
    scope: type.scope,
    done: type.done,
    period: periodText(period),
    due: dueInLetter({ type, period: period.id, taxpayer }, sentOn),
    price,
    paidOnTop,
    date: dayText(sentOn),
    until: dayText(lastDayOpen(sentOn)),
  };
}

function dueInLetter(
  { type, period, taxpayer }: { type: EngagementType; period: string; taxpayer: { dates: TaxpayerDates } },
  sentOn: string,
): string {
  const dueOn = dueDayOf(type, period, taxpayer.dates);
  if (dueOn) return dueText(latenessOf({ type, period, taxpayer, dueOn }, sentOn), dueOn);
  if (type.due) return capitalised(ownDueText(type.due));
  return type.deadline ? 'On the day that the law sets for it' : 'No day set by law';
}

function dueText(late: Lateness | null, day: string): string {
  return late ? `${dayText(day)}, which has passed: ${whatNow(late.ending, 'client')}` : dayText(day);
}

function periodText({ label, days }: Period): string {
  if (!days) return label;
  const { first, last } = days;
  const span =
    first === last ? `the anniversary on ${dayText(last)}` : `${dayText(first)} to ${dayText(last)}`;
  return `${label}, ${span}`;
}
