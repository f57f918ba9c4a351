import { dayText } from '#app/platform/core/time.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import type { WorksheetInput } from '#app/tax/worksheet-input.ts';
import type { WorksheetResult } from '#app/tax/worksheet.ts';
import { shortDayText } from './payments.ts';

/** Without a day of payment it counts as paid today, once the due day has passed. */
export function countsText(input: WorksheetInput, left: Cents, today: string, isSaid: boolean): string {
  const { due, paidOn, part } = input;
  if (part) return partText({ ...input, part }, left, today, isSaid);
  const dueText = shortDayText(due);
  if (isSaid && (paidOn > due || due < today))
    return `It ${due < today ? 'was' : 'is'} due by ${dueText}. Counted as paid on ${dayText(paidOn)}.`;
  if (due >= today) return `File and pay by ${dueText}.`;
  return `It was due by ${dueText}: file and pay now. Counted as if you pay today, ${dayText(today)}; if you paid on another day, say it under “Paid late”.`;
}

function partText(
  { due, paidOn, part }: WorksheetInput & { part: NonNullable<WorksheetInput['part']> },
  left: Cents,
  today: string,
  isSaid: boolean,
): string {
  const was = `It was due by ${shortDayText(due)}`;
  const first = `${formatRand(part.cents)} is counted as paid ${part.on > due ? `on ${dayText(part.on)}` : 'in time'}`;
  if (left === 0) return `${was}. ${first}.`;
  if (isSaid) return `${was}. ${first}, the rest as paid on ${dayText(paidOn)}.`;
  return `${was}: file and pay the rest now. ${first}, the rest as if you pay it today, ${dayText(today)}; if you paid it on another day, say it under “Paid late”.`;
}

export function meansText({ paymentDue, paymentLeft }: WorksheetResult, { part }: WorksheetInput): string {
  if (paymentDue === 0) return 'Nothing is to be paid this time. The IRP6 is filed all the same.';
  if (!part) return 'Pay this with the IRP6. It covers the tax on the estimate, after what was paid before.';
  if (paymentLeft > 0) return 'Pay this rest now: the interest stops. The IRP6 is filed all the same.';
  const over = part.cents - paymentDue;
  return `All of it is paid.${over > 0 ? ` ${formatRand(over)} more was paid: it comes off the second payment.` : ''}`;
}
