import { dayText } from '#app/platform/core/time.ts';

/** `isWaiting`: its mail can still be stopped. */
export type OfferDates = { sentOn: string; isWaiting: boolean; lastDay: string; remindedOn: string | null };

/** `sent on 3 July 2026, open until 2 August 2026, not reminded yet` */
export function offerDatesText({ sentOn, isWaiting, lastDay, remindedOn }: OfferDates): string {
  if (isWaiting) return `mailed in a few minutes, open until ${dayText(lastDay)}`;
  const reminded = remindedOn ? `reminded last on ${dayText(remindedOn)}` : 'not reminded yet';
  return `sent on ${dayText(sentOn)}, open until ${dayText(lastDay)}, ${reminded}`;
}
