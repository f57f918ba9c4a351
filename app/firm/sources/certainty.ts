import type { Confidence } from '#app/tax/rates/evidence.ts';

/** `inferred`: carried from other years; `unknown`: not confirmed, so a calculator refuses to use it. */
export type Certainty = Confidence | 'inferred' | 'unknown';

export const certainties: Record<Certainty, { label: string; meaning: string }> = {
  'two-sources': {
    label: 'Two sources',
    meaning: 'Two sources that do not copy each other give the same figures.',
  },
  'one-source': {
    label: 'One source',
    meaning: 'We found one source for the year.',
  },
  inferred: {
    label: 'Inferred',
    meaning: 'We did not see a table for this year and carried it over from other years. A note says which.',
  },
  unknown: {
    label: 'Unknown',
    meaning:
      'Not confirmed, so we give no figure. The calculators leave it out or refuse the year, and say so.',
  },
};
