import { dayText } from '#app/platform/core/time.ts';

export type OfferDates = { sentOn: string; lastDay: string; remindedOn: string | null };

/** `sent on 3 July 2026, open until 2 August 2026, not reminded yet` */
export function offerDatesText({ sentOn, lastDay, remindedOn }: OfferDates): string {
  const reminded = remindedOn ? `reminded last on ${dayText(remindedOn)}` : 'not reminded yet';
  return `sent on ${dayText(sentOn)}, open until ${dayText(lastDay)}, ${reminded}`;
}
