import type { EnquiryField } from './define-fields.ts';

const WRONG = 'Choose what you ask about from our pages.';

export const topicField = {
  label: 'About',
  rule: {
    isOptional: true,
    clean: 'line',
    missing: WRONG,
    most: [100, WRONG],
  },
  control: { kind: 'topic', className: 'md:col-span-2' },
  stored: {
    column: 'topic',
    label: 'About',
    inMail: true,
    inSidePanel: true,
    csv: 'About',
    isSearched: true,
    inOwnData: true,
    privacy: 'the plan or service that you ask about',
  },
} as const satisfies EnquiryField;
