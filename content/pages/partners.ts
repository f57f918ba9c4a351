import { pageText } from '#app/firm/core/page-text.ts';

export const partnersPage = pageText('partners.partnersPage', {
  title: 'Our Partners',
  alsoCalled: ['bank', 'payment platform'],
  description:
    'The banks, payment platforms and business-support organisations that {{firm.name}} works with, and what each can do for you.',
  hero: {
    eyebrow: 'Our partners',
    title: 'People we can introduce you to',
    lede: 'A business also needs a bank account, a card machine, a first loan, a mentor. We work with banks, payment platforms and business-support organisations, and introduce you when it helps.',
  },
  closing: {
    title: 'Trusted Partnership Network',
    text: 'Tell us what you are looking for. We tell you who can help, introduce you, and keep the books they will ask to see.',
    primaryButton: 'Get Started Today',
    secondaryButton: 'Schedule Consultation',
  },
});

export const partnerGroups = pageText<
  Record<'financial' | 'payment' | 'business', { title: string; text: string }>
>('partners.partnerGroups', {
  financial: {
    title: 'Financial Partners',
    text: 'Banks and funders who know how we keep books, and what our signed statements mean.',
  },
  payment: {
    title: 'Payment Solutions',
    text: 'Card machines, payment links and debit orders that go into your books line by line.',
  },
  business: {
    title: 'Business Support',
    text: 'Incubators, forums and mentors for the questions your books can’t answer.',
  },
});
