import { southAfricanDay } from '#app/platform/core/time.ts';

/** The last day on which a proposal can be answered; it expires with the first moment after it. */
export function lastDayOf(expiresAt: Date): string {
  return southAfricanDay(new Date(expiresAt.getTime() - 1));
}
