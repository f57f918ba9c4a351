import type { Engagement } from './find.server.ts';
import { isSubmitted, isWithSars } from './states.ts';
import { goesToSars } from './types.ts';

/** SARS has it, or has had it: it assesses it. */
export function mayHaveOutcome(work: Pick<Engagement, 'state' | 'type' | 'submittedOn'>): boolean {
  if (!goesToSars(work) || !isSubmitted(work.state)) return false;
  return isWithSars(work.state) || work.submittedOn !== null;
}

/** Of a return that SARS assesses by a notice for the year (ITA34); null for all else. */
export function assessedYear({ type, period }: Pick<Engagement, 'type' | 'period'>): string | null {
  return type?.group === 'income-tax' && type.period === 'year' ? period : null;
}
