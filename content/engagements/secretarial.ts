import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const CIPC = { taxpayers: ['company'], letter: 'secretarial', service: 'advisory' } as const;

const ANNUAL_RETURN = {
  ...CIPC,
  period: 'year',
  year: 'registration',
  checklist: 'cipc-return',
  isForSars: false,
  scope: [
    'We watch the due date, and tell you the CIPC’s fee beforehand.',
    'We file the beneficial owners first if they have not been filed in this calendar year.',
    'We file the annual return at the CIPC.',
  ],
  done: ['Proof of the filing', 'The beneficial owners as they were filed'],
} as const;

export const annualReturn = defineEngagement({
  ...ANNUAL_RETURN,
  id: 'annual-return',
  plannedMinutes: 30,
  group: 'cipc',
  name: 'CIPC annual return',
  deadline: 'company-return',
});

export const annualReturnOfCloseCorporation = defineEngagement({
  ...ANNUAL_RETURN,
  id: 'annual-return-cc',
  plannedMinutes: 30,
  group: 'cipc',
  name: 'CIPC annual return of a close corporation',
  deadline: 'cc-return',
});

export const beneficialOwners = defineEngagement({
  ...CIPC,
  id: 'beneficial-owners',
  plannedMinutes: 45,
  group: 'cipc',
  name: 'Beneficial ownership filing',
  period: 'once',
  deadline: null,
  checklist: 'beneficial-owners',
  isForSars: false,
  scope: [
    'We follow the shares to the people behind them and draw up the chart.',
    'We draw up the resolutions and supporting documents.',
    'We file the beneficial owners at the CIPC.',
  ],
  done: ['The chart of owners', 'Proof of the filing'],
});

export const directors = defineEngagement({
  ...CIPC,
  id: 'directors',
  plannedMinutes: 45,
  group: 'cipc',
  name: 'Change of directors',
  period: 'once',
  deadline: null,
  checklist: 'directors',
  isForSars: false,
  scope: ['We draw up the resolutions and supporting documents.', 'We file the change at the CIPC (CoR39).'],
  done: ['The new registration certificate'],
});

export const companyRegistration = defineEngagement({
  ...CIPC,
  id: 'company-registration',
  plannedMinutes: 90,
  group: 'cipc',
  name: 'Company registration',
  period: 'once',
  deadline: null,
  checklist: 'company-registration',
  isForSars: false,
  scope: [
    'We reserve the name, draw up the memorandum of incorporation and register the company at the CIPC.',
    'We issue the share certificates and file the beneficial owners within ten business days of registration.',
    'We appoint the public officer, link eFiling, and register the company for VAT and as an employer if it needs it.',
  ],
  done: [
    'The registration certificate, the memorandum of incorporation and the share certificates',
    'Proof of the filing of beneficial owners',
    'The tax number, and a calendar of the company’s first dates',
  ],
});

export const reinstatement = defineEngagement({
  ...CIPC,
  id: 'reinstatement',
  plannedMinutes: 180,
  group: 'cipc',
  name: 'Company reinstatement',
  period: 'once',
  deadline: null,
  checklist: 'reinstatement',
  isForSars: false,
  scope: [
    'We check what the CIPC and SARS hold before we begin.',
    'We draw up the application (CoR40.5) and its supporting documents, and file it at the CIPC.',
    'We list and price the annual returns in arrears. They must follow within 30 business days, or the company is deregistered again.',
  ],
  done: ['Proof of the filing, and the CIPC’s decision', 'A priced list of what must follow'],
});

export const deregistration = defineEngagement({
  ...CIPC,
  id: 'deregistration',
  plannedMinutes: 90,
  group: 'cipc',
  name: 'Company deregistration',
  period: 'once',
  deadline: null,
  checklist: 'deregistration',
  isForSars: true,
  scope: [
    'We check what the CIPC and SARS hold before we begin.',
    'We ask SARS for confirmation that nothing is owed.',
    'We file the application at the CIPC.',
  ],
  done: ['SARS’s confirmation', 'Proof of the filing'],
});
