import { MINUTE } from '#app/platform/core/time.ts';
import { workingSpan, type Span, type WeekHours } from '#app/bookings/core/working-time.ts';

/** `weekly`: minutes of a week without holidays, spread over its days as their hours are. */
export type Worker = { weekly: number; hours: WeekHours; away: readonly Span[] };

/** Minutes on these days: none on holidays and while the firm is closed, and less by the time off. */
export function availableMinutes({ weekly, hours, away }: Worker, days: readonly string[]): number {
  const whole = Object.values(hours).reduce((sum, times) => sum + (times ? lengthOf(times) : 0), 0);
  if (whole <= 0) return 0;
  const open = days.reduce((sum, day) => {
    const span = workingSpan(day, hours);
    return span ? sum + (span.to - span.from - timeAway(span, away)) / MINUTE : sum;
  }, 0);
  return Math.round((weekly * open) / whole);
}

function timeAway({ from, to }: Span, away: readonly Span[]): number {
  let [off, reached] = [0, from];
  for (const span of away.toSorted((one, other) => one.from - other.from)) {
    const [start, end] = [Math.max(span.from, reached), Math.min(span.to, to)];
    if (end <= start) continue;
    off += end - start;
    reached = end;
  }
  return off;
}

function lengthOf({ opens, closes }: { opens: string; closes: string }): number {
  return minutesOf(closes) - minutesOf(opens);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
