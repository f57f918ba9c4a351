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

export const partnerGroups: Record<'financial' | 'payment' | 'business', { title: string; text: string }> = {
  financial: {
    title: 'Financial Partners',
    text: 'Banks and funders who know how our books are kept, and what a signed set of statements from us stands for.',
  },
  payment: {
    title: 'Payment Solutions',
    text: 'Card machines, payment links and debit orders whose settlements reach your ledger line by line.',
  },
  business: {
    title: 'Business Support',
    text: 'Incubators, forums and mentors for the questions of a business that no ledger answers.',
  },
};
