import type { Engagement } from './find.server.ts';
import { isSubmitted, isWithSars } from './states.ts';
import { goesToSars } from './types.ts';

/** SARS has it, or has had it: it assesses it. */
export function mayHaveOutcome(work: Pick<Engagement, 'state' | 'type' | 'submittedOn'>): boolean {
  if (!goesToSars(work) || !isSubmitted(work.state)) return false;
  return isWithSars(work.state) || work.submittedOn !== null;
}
