import { defineStates } from '#app/platform/core/states.ts';
import type { ClosedScan } from '#app/platform/scan/states.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

type Texts = {
  mark: string;
  tone: MarkTone;
  refusal: string;
  inIndex: string;
};

export const CLOSED: Record<ClosedScan, Texts> = defineStates<Record<ClosedScan, Texts>>(
  {
    waiting: {
      mark: 'Being checked',
      tone: 'plain',
      refusal: 'This document is still being checked for viruses. Please try again in a few minutes.',
      inIndex: 'not included: being checked for viruses',
    },
    infected: {
      mark: 'Has a virus: not opened',
      tone: 'loss',
      refusal: 'This document has a virus. Nobody can open it.',
      inIndex: 'not included: it has a virus',
    },
    missing: {
      mark: 'Cannot be found at the moment',
      tone: 'loss',
      refusal: 'This document cannot be found in our storage at the moment. Our administrators know of it.',
      inIndex: 'not included: our storage has lost it',
    },
  },
  {
    mark: 'Being checked',
    tone: 'plain',
    refusal: 'This document is still being checked. Please try again in a few minutes.',
    inIndex: 'not included: being checked',
  },
);
