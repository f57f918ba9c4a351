import { firm } from '../firm.ts';

export const partnersPage = {
  title: 'Our Partners',
  description: `The banks, payment platforms and business-support organisations that ${firm.name} works with, and what each can do for you.`,
  hero: {
    eyebrow: 'Our partners',
    title: 'The people we call on your behalf',
    lede: 'Some of what a business needs is not in its books: an account, a card machine, a first loan, a mentor. We work with banks, payment platforms and business-support organisations, and introduce you when it helps.',
  },
  closing: {
    title: 'Trusted Partnership Network',
    text: 'Tell us what you are looking for. We say who can help, make the introduction, and keep the books that they will ask to see.',
    primaryButton: 'Get Started Today',
    secondaryButton: 'Schedule Consultation',
  },
};
