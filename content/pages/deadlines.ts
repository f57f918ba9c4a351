export const deadlinesPage = {
  title: 'Tax deadlines',
  description:
    'Twelve months of South African tax and company deadlines for the case you choose, moved off weekends and public holidays, with the rule behind each date.',
  hero: {
    eyebrow: 'Deadlines',
    title: 'The day it is really due',
    lede: 'A deadline on a Sunday is a Friday. Say who you are, and you see the next twelve months with weekends and public holidays already counted, and the rule behind each date.',
  },
};
