import { outsideDisputes } from './clock.ts';

const ACT = 'Tax Administration Act 28 of 2011';

/** Debts and penalties: chapters 10, 11 and 15 of the Tax Administration Act. */
export const debtClocks = {
  'suspension-shield': outsideDisputes({
    name: 'SARS waits before it collects, once suspension is refused or revoked',
    by: 'SARS',
    from: 'the day of the notice of the decision',
    length: { count: 10, unit: 'business-days' },
    law: `${ACT}, section 164(6)`,
    sources: ['acts.co.za (164)', 'taxfaculty.ac.za (992)'],
    missed: 'SARS may collect, unless suspension was asked for again.',
  }),
  'suspension-answer': outsideDisputes({
    name: 'SARS answers a request to suspend payment',
    by: 'SARS',
    from: 'the day of the request',
    length: { count: 30, unit: 'business-days' },
    law: 'SARS service charter; no law',
    sources: ['taxfaculty.ac.za (the timing conundrum, 2025)'],
    missed: 'Complain to SARS.',
    unsure: 'This is a promise of SARS in its service charter, read in one article. Enter the day yourself.',
  }),
  'final-demand': outsideDisputes({
    name: 'Pay or settle before SARS takes money from a bank or employer',
    by: 'client',
    from: 'the day on which the final demand came',
    length: { count: 10, unit: 'business-days' },
    law: `${ACT}, section 179(5)`,
    sources: ['trmlaw.co.za', 'taxfaculty.ac.za (the timing conundrum, 2025)'],
    missed: 'SARS may tell a bank, an employer or another third party to pay it.',
  }),
  'judgment-notice': outsideDisputes({
    name: 'Pay or settle before SARS files for a judgment',
    by: 'client',
    from: 'the day of the notice',
    length: { count: 10, unit: 'business-days' },
    law: `${ACT}, section 172(1)`,
    sources: ['taxfaculty.ac.za (992)'],
    missed: 'SARS may file a statement that counts as a civil judgment.',
  }),
  'final-demand-return': outsideDisputes({
    name: 'File the company’s return after a final demand',
    by: 'client',
    from: 'the date of the demand',
    length: { count: 21, unit: 'business-days' },
    law: `${ACT}, section 210(2) and the public notice under it`,
    sources: ['sars.gov.za (request for remission)'],
    missed: 'SARS charges a fixed penalty for each month.',
  }),
  remission: outsideDisputes({
    name: 'Ask SARS to remit a penalty',
    by: 'client',
    from: 'the date of the penalty notice',
    length: { unit: 'letter' },
    law: `${ACT}, section 215(1)`,
    sources: ['k-mos.com (cat=866)'],
    missed: 'SARS may give more time (section 215(4)). Otherwise object to its decision.',
    unknown: ['Whether the fault itself is mended: SARS wants that first.'],
  }),
  'remission-shield': outsideDisputes({
    name: 'SARS waits before it collects, once it has decided about remission',
    by: 'SARS',
    from: 'the day of the notice of the decision',
    length: { count: 21, unit: 'business-days' },
    law: `${ACT}, section 215(3)`,
    sources: ['k-mos.com (cat=866)'],
    missed: 'SARS may collect.',
  }),
} as const;
