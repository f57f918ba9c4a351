import { pageText } from '#app/firm/core/page-text.ts';

export const team = pageText('team.team', {
  eyebrow: 'The people',
  title: 'Who does the work',
  lede: 'Each of us has one field. Ask for any of us by name.',
  facts: {
    practitionerNumber: 'SARS practitioner number',
    languages: 'Speaks',
  },
  askAbout: 'Ask about',
  wrote: 'Written by',
  meet: 'Meet the whole team',
});
