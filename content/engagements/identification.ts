import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const IDENTIFICATION = {
  period: 'once',
  deadline: null,
  letter: null,
  isForSars: false,
  scope: ['We identify you as the law and the rules of our profession ask, before we act for you.'],
  done: ['Nobody can give us instructions in your name'],
} as const;

export const identification = defineEngagement({
  ...IDENTIFICATION,
  id: 'identification',
  plannedMinutes: 30,
  group: 'identification-of-clients',
  name: 'Identification (FICA)',
  taxpayers: ['individual'],
  checklist: 'fica-person',
  service: 'tax-individual',
});

/** The firm's own: the client has nothing to do, and is told nothing. */
export const ficaReview = defineEngagement({
  ...IDENTIFICATION,
  id: 'fica-review',
  group: 'identification-of-clients',
  name: 'FICA review',
  taxpayers: ['individual', 'company', 'trust', 'estate'],
  checklist: null,
  service: 'accounting',
  isOurs: true,
  scope: ['We look again at how you were identified, who owns and controls you, and how risky that is.'],
  done: ['The record and the day of the next review are as they should be'],
});

export const identificationOfEntity = defineEngagement({
  ...IDENTIFICATION,
  id: 'identification-entity',
  plannedMinutes: 60,
  group: 'identification-of-clients',
  name: 'Identification of a company, trust or estate (FICA)',
  taxpayers: ['company', 'trust', 'estate'],
  checklist: 'fica-entity',
  service: 'accounting',
});
