export const estateTimelinePage = {
  title: 'Timeline of a deceased estate',
  description:
    'For executors: enter the day of death and of the letters of executorship, and get each step with its date and its law, to print or put in a calendar.',
  eyebrow: 'For executors',
  heading: 'Which days count now',
  lede: 'Two days decide most of the others: the day of death, and the day on the letters of executorship.',
  back: 'What we do for an estate, and what it costs',
};
