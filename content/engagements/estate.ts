import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

export const estate = defineEngagement({
  id: 'estate',
  plannedMinutes: 1200,
  group: 'estates',
  name: 'Tax of a deceased estate',
  taxpayers: ['estate'],
  period: 'once',
  deadline: null,
  checklist: 'estate',
  letter: 'estate',
  service: 'tax-deceased-estate',
  isForSars: true,
  scope: [
    'We tell SARS of the death, and are recorded as the estate’s tax practitioner.',
    'We establish what SARS is owed, years that were never filed included.',
    'We prepare and file the last return of the person who died, with the capital gains on the day of death.',
    'We prepare and file the returns of the estate itself, if it earns or sells anything.',
    'We prepare the estate duty return (REV267), if one is needed.',
    'We give you the tax figures for the liquidation and distribution account, with the proof for each.',
    'We ask SARS for the letter in which it confirms that nothing is owed.',
  ],
  done: [
    'Each return as it was filed, with the working behind it',
    'The assessments, compared with our working',
    'SARS’s letter that nothing is owed, once it has been issued',
  ],
});
