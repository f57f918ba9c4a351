import { inDispute, TAX_COURT_RULES } from './clock.ts';

const ACT = 'Tax Administration Act 28 of 2011';

export const appealClocks = {
  appeal: inDispute({
    name: 'Appeal',
    by: 'client',
    from: 'the day on which the decision about the objection came',
    length: { count: 30, unit: 'dispute-days' },
    law: `${TAX_COURT_RULES}, rule 10(1)(a)`,
    sources: ['acts.co.za (r3146_10)'],
    missed: 'Appeal late, with grounds for the delay (section 107(2)). Without that the decision is final.',
    unknown: ['Whether the tax was paid or its payment suspended: an appeal alone stops no payment.'],
  }),
  'appeal-late-reasonable': inDispute({
    name: 'Appeal late, on reasonable grounds',
    by: 'client',
    from: 'the last day on which one could appeal',
    length: { count: 21, unit: 'dispute-days' },
    law: `${ACT}, section 107(2)(a)`,
    sources: ['k-mos.com (cat=729)'],
    missed: 'Only exceptional circumstances help from then on.',
  }),
  'appeal-late-exceptional': inDispute({
    name: 'Appeal late, in exceptional circumstances',
    by: 'client',
    from: 'the last day on which one could appeal',
    length: { count: 45, unit: 'dispute-days' },
    law: `${ACT}, section 107(2)(b)`,
    sources: ['k-mos.com (cat=729)'],
    missed: 'No appeal is possible any more.',
    unsure:
      'Whether the 45 days are the whole of it or come after the 21 could not be settled. Read the section, and enter the day.',
  }),
  'adr-finish': inDispute({
    name: 'Alternative dispute resolution ends',
    by: 'SARS',
    from: 'the day on which the notice under rule 13 came',
    length: { count: 90, unit: 'dispute-days' },
    law: `${TAX_COURT_RULES}, rule 15(3)`,
    sources: ['acts.co.za (r3146_15)'],
    missed: 'It ends under rule 25, and the appeal goes on.',
  }),
  'default-notice': inDispute({
    name: 'SARS mends its delay after a notice',
    by: 'SARS',
    from: 'the day on which SARS received the notice',
    length: { count: 15, unit: 'dispute-days' },
    law: `${TAX_COURT_RULES}, rule 56`,
    sources: ['taxfaculty.ac.za (8 January 2024)'],
    missed: 'Apply to the tax court for a decision by default.',
    unsure: 'One article gives the number; the rule was not read. Read rule 56, and enter the day.',
  }),
} as const;
