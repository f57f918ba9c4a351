export const deadlinesPage = {
  title: 'Tax deadlines',
  alsoCalled: [
    'due dates',
    'tax dates',
    'tax calendar',
    'when is it due',
    'filing season',
    'tax season',
    'when must I file',
    'closing date',
    'when is tax season',
  ],
  description:
    'Twelve months of South African tax and company deadlines for the case you choose, moved off weekends and public holidays, with the rule behind each date.',
  hero: {
    eyebrow: 'Deadlines',
    title: 'The day it is really due',
    lede: 'Weekends and public holidays are already counted.',
  },
};
