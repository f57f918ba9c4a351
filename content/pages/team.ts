export const team = {
  eyebrow: 'The people',
  title: 'Who does the work',
  lede: 'Each of us has one field. Whoever answers your first message also does your books or your return, and you can ask for them by name.',
  facts: {
    practitionerNumber: 'SARS practitioner number',
    languages: 'Speaks',
  },
  askAbout: 'Ask about',
  wrote: 'Written by',
  meet: 'Meet the whole team',
};
