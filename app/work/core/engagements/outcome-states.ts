import type { Engagement } from './find.server.ts';
import { isSubmitted } from './states.ts';
import { goesToSars } from './types.ts';

/** It was filed with SARS, which assesses it. */
export function mayHaveOutcome(work: Pick<Engagement, 'state' | 'type' | 'submittedOn'>): boolean {
  return goesToSars(work) && work.submittedOn !== null && isSubmitted(work.state);
}
