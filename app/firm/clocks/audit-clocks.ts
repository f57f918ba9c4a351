import { outsideDisputes } from './clock.ts';

const ACT = 'Tax Administration Act 28 of 2011';

/** Verification and audit: chapter 5 of the Tax Administration Act. */
export const auditClocks = {
  'relevant-material': outsideDisputes({
    name: 'Send what SARS asks for',
    by: 'client',
    from: 'the date of the request',
    length: { unit: 'letter' },
    law: `${ACT}, section 46(1) and (4)(a)`,
    sources: ['acts.co.za (46)'],
    missed: 'After more than one request SARS may estimate the tax (section 95(1)(c)) and charge penalties.',
  }),
  'relevant-material-abroad': outsideDisputes({
    name: 'Send what a connected person abroad holds',
    by: 'client',
    from: 'the date of the request',
    length: { count: 90, unit: 'days' },
    law: `${ACT}, section 46(4)(b)`,
    sources: ['acts.co.za (46)'],
    missed: 'The papers may not be allowed later (section 46(9)).',
  }),
  'audit-start-notice': outsideDisputes({
    name: 'SARS may begin the field audit',
    by: 'SARS',
    from: 'the day of the notice',
    length: { count: 10, unit: 'business-days' },
    law: `${ACT}, section 48(1)`,
    sources: ['acts.co.za (48)'],
    missed:
      'To ask for another day, write at least five business days before the audit begins (section 48(4)).',
    unknown: ['On which day the audit begins: the notice says so. It may not begin earlier than this.'],
  }),
  'audit-outcome': outsideDisputes({
    name: 'SARS says what came out of the audit',
    by: 'SARS',
    from: 'the day on which the audit was concluded',
    length: { count: 21, unit: 'business-days' },
    law: `${ACT}, section 42(2)`,
    sources: ['acts.co.za (42)'],
    missed: 'SARS may take longer where the audit is complex.',
    unknown: ['Whether SARS takes longer because the audit is complex.'],
  }),
  'audit-findings-response': outsideDisputes({
    name: 'Answer the findings of the audit',
    by: 'client',
    from: 'the day on which the findings came',
    length: { count: 21, unit: 'business-days' },
    law: `${ACT}, section 42(3)`,
    sources: ['acts.co.za (42)'],
    missed: 'SARS assesses on what it has.',
    unknown: ['Whether SARS gave more time: it may, on request, where the matter is complex.'],
  }),
  'audit-progress': outsideDisputes({
    name: 'SARS reports on the audit',
    by: 'SARS',
    from: 'the day on which the audit began',
    length: { count: 90, unit: 'days' },
    law: `${ACT}, section 42(1); public notice 788 of 1 October 2012`,
    sources: ['mondaq.com (249018)'],
    missed: 'Complain to SARS.',
    unsure: 'One article of 2013 gives the number; the notice was not read. Read it, and enter the day.',
  }),
} as const;
