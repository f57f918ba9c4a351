import type { SIGNED_KINDS } from '#app/platform/db/work-values.ts';

export const SIGNED_KIND: Record<(typeof SIGNED_KINDS)[number], string> = {
  statements: 'Financial statements',
  return: 'A return or declaration for SARS',
  resolution: 'A resolution',
  mandate: 'A mandate or power of attorney',
  engagement: 'An agreement with us',
  other: 'Something else that the law lets be signed so',
};

/**
 * What is signed on paper. Electronic Communications and Transactions Act 25 of 2002, section 4(4) and Schedule 2 for the first four;
 * section 13(1) for those that need an advanced electronic signature, or somebody in person.
 */
export const PAPER_KIND = {
  will: {
    label: 'A will or codicil',
    why: 'A will or codicil is never signed electronically (Electronic Communications and Transactions Act, Schedule 2). Print it, and sign it before two witnesses.',
  },
  land: {
    label: 'A sale of land',
    why: 'A sale of land is never signed electronically (Electronic Communications and Transactions Act, Schedule 2). Sign it on paper.',
  },
  lease: {
    label: 'A lease of land for more than 20 years',
    why: 'A lease of land for more than 20 years is never signed electronically (Electronic Communications and Transactions Act, Schedule 2). Sign it on paper.',
  },
  bill: {
    label: 'A bill of exchange, such as a cheque',
    why: 'A bill of exchange is never signed electronically (Electronic Communications and Transactions Act, Schedule 2). Sign it on paper.',
  },
  surety: {
    label: 'A suretyship',
    why: 'A suretyship needs an advanced electronic signature (section 13(1) of the Electronic Communications and Transactions Act), which this is not. Sign it on paper.',
  },
  oath: {
    label: 'An affidavit, or what a commissioner of oaths certifies',
    why: 'It is signed in person before a commissioner of oaths. Print it.',
  },
} as const;

export type PaperKind = keyof typeof PAPER_KIND;

export function isPaperKind(kind: string): kind is PaperKind {
  return Object.hasOwn(PAPER_KIND, kind);
}
