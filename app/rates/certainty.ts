import type { Certainty } from './rate-table.ts';

export const certainties: Record<Certainty, { label: string; meaning: string }> = {
  'two-sources': {
    label: 'Two sources',
    meaning: 'Two published sources that do not copy each other print the same figures.',
  },
  'one-source': {
    label: 'One source',
    meaning: 'One published source was found for the year.',
  },
  inferred: {
    label: 'Inferred',
    meaning: 'Not seen for the year itself: carried over from other years. A note says from which.',
  },
  unknown: {
    label: 'Unknown',
    meaning:
      'Not confirmed. No figure is given, and the calculators refuse the year or leave it out, and say so.',
  },
};
