import { pageText } from '#app/firm/core/page-text.ts';

export const whyChooseUs = pageText('why-choose-us.whyChooseUs', {
  title: 'Why Choose Us',
  alsoCalled: ['team', 'people', 'about us', 'who are you'],
  description:
    'Who does the work at {{firm.name}}: names, qualifications and SARS practitioner numbers, what you get with us, and where to check it before you write.',
  hero: {
    eyebrow: 'Why choose us',
    title: 'Know who does your tax',
    lede: 'A small team. Everyone has a field of their own, a professional body to answer to and a name on the work. You can check all of it before you write to us.',
    button: 'Get Started Today',
  },
  reasons: { eyebrow: 'What you get', title: 'What changes when you join us' },
  proofs: {
    eyebrow: 'Before you write',
    title: 'Check us first',
    lede: 'You don’t need an account or a phone call for any of this.',
  },
  beginnings: { eyebrow: 'How to start', title: 'Three steps, and you can stop at any of them' },
  closing: {
    title: 'Ask us the rest',
    text: 'Tell us what you have and what is due, or ask for one of us by name.',
    button: 'Get Started Today',
  },
});

export type Reason = {
  title: string;
  text: string;
  icon: 'shield' | 'clock-ledger' | 'price' | 'cloud' | 'people' | 'handshake';
  link: { label: string; to: string };
};

export const reasons = pageText<Reason[]>('why-choose-us.reasons', [
  {
    title: 'We answer to somebody',
    text: 'We are members of {{firm.bodies}}. Each has a code of conduct and handles complaints. The companies whose software we use have accredited us.',
    icon: 'shield',
    link: { label: 'Bodies and accreditations', to: '/about/licensing' },
  },
  {
    title: 'We have seen it before',
    text: 'Between us we have {{firm.experience}} in accounting, tax, payroll and advisory work.',
    icon: 'clock-ledger',
    link: { label: 'What we write about', to: '/blog' },
  },
  {
    title: 'You know the price first',
    text: 'Our prices are on this site. {{firm.promises}}',
    icon: 'price',
    link: { label: 'Every price', to: '/pricing' },
  },
  {
    title: 'AI sorts, an accountant checks',
    text: 'AI sorts the entries in your cloud books, and an accountant checks every one. You see the same ledger we do.',
    icon: 'cloud',
    link: { label: 'How we keep books', to: '/accounting' },
  },
  {
    title: 'Everything in one place',
    text: '{{firm.clients}}: individuals, companies, trusts and deceased estates. One team does the books, the payroll and the returns, so the figures agree.',
    icon: 'people',
    link: { label: 'Who we work for', to: '/about/clients' },
  },
  {
    title: 'We know who to call',
    text: 'We work with banks, payment platforms and business-support organisations, and introduce you when it helps.',
    icon: 'handshake',
    link: { label: 'Our partners', to: '/about/partners' },
  },
]);

export const proofs = pageText<{ claim: string; check: string; to: string }[]>('why-choose-us.proofs', [
  { claim: 'What it costs', check: 'All our prices', to: '/pricing' },
  { claim: 'Which tax tables we use', check: 'Every table, with its source', to: '/rates' },
  { claim: 'How we work out your tax', check: 'Calculators that show each step', to: '/calculator' },
  { claim: 'What is due, and when', check: 'The next twelve months', to: '/deadlines' },
  {
    claim: 'What it is like to work with us',
    check: 'Clients, in their own words',
    to: '/about/testimonials',
  },
  { claim: 'What we do with your information', check: 'The privacy policy', to: '/privacy' },
]);

export const beginnings = pageText<{ title: string; text: string }[]>('why-choose-us.beginnings', [
  {
    title: 'Write or call',
    text: 'Tell us what you have and what is due, in your own words. One of us reads every message and answers by e-mail or phone.',
  },
  {
    title: 'Get a price',
    text: 'You hear what the work costs before we start. If you don’t need us, we tell you so.',
  },
  {
    title: 'Stay because you want to',
    text: '{{firm.promises}}',
  },
]);
