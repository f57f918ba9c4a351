import { firm } from '../firm.ts';
import { bodies, promises } from './phrases.ts';

export const whyChooseUs = {
  title: 'Why Choose Us',
  description: `What speaks for ${firm.name}, and where you can check it before you write to us: prices, tax tables, professional bodies, clients and partners.`,
  hero: {
    eyebrow: 'Why choose us',
    title: 'Do not take our word for it',
    lede: `Every firm says that it is careful. Here is what speaks for ${firm.name}, and where you can check each line of it yourself.`,
    button: 'Get Started Today',
  },
  grounds: { eyebrow: 'Six grounds', title: 'What speaks for us' },
  proofs: {
    eyebrow: 'Before you write',
    title: 'Check us first',
    lede: 'None of this needs an account, a phone number or a conversation.',
  },
  beginnings: { eyebrow: 'How it begins', title: 'Three steps, none of them binding' },
  closing: {
    title: 'Then ask us the rest',
    text: 'What no page can answer, one of us will. Tell us what you have and what is due.',
    button: 'Get Started Today',
  },
};

export type Ground = {
  title: string;
  text: string;
  icon: 'shield' | 'clock-ledger' | 'price' | 'cloud' | 'people' | 'handshake';
  link: { label: string; to: string };
};

export const grounds: Ground[] = [
  {
    title: 'Somebody can call us to account',
    text: `We are members of ${bodies}. Each has a code of conduct, and each hears complaints. The companies whose software we use have accredited us.`,
    icon: 'shield',
    link: { label: 'Bodies and accreditations', to: '/about/licensing' },
  },
  {
    title: 'We have seen your question before',
    text: `Between us we bring ${firm.experience} in accounting, tax, payroll and advisory work. What is new to you is seldom new to us.`,
    icon: 'clock-ledger',
    link: { label: 'What we write about', to: '/blog' },
  },
  {
    title: 'You know the price before we start',
    text: `The prices stand on this site. ${promises}`,
    icon: 'price',
    link: { label: 'Every price', to: '/pricing' },
  },
  {
    title: 'AI sorts, an accountant checks',
    text: 'Cloud books are kept month by month: AI puts each entry where it seems to belong, and an accountant decides whether it does. You see the same ledger as we do.',
    icon: 'cloud',
    link: { label: 'How we keep books', to: '/accounting' },
  },
  {
    title: 'One desk for all of it',
    text: `${firm.clients}: individuals, companies, trusts and deceased estates. Books, payroll and returns come from one place, so the figures agree with each other.`,
    icon: 'people',
    link: { label: 'Who we work for', to: '/about/clients' },
  },
  {
    title: 'We know whom to call',
    text: 'We work with banks, payment platforms and business-support organisations, and introduce you when it helps.',
    icon: 'handshake',
    link: { label: 'Our partners', to: '/about/partners' },
  },
];

export const proofs: { claim: string; check: string; to: string }[] = [
  {
    claim: 'What a return, a payroll or a year of books costs',
    check: 'All prices on one page',
    to: '/pricing',
  },
  {
    claim: 'Which rates our figures rest on',
    check: 'Every tax table, with its source and date',
    to: '/rates',
  },
  { claim: 'How we work out a tax', check: 'A calculator that shows each step', to: '/calculator' },
  { claim: 'What is due, and when', check: 'The dates of the next twelve months', to: '/deadlines' },
  { claim: 'Whether our advice keeps up', check: 'Articles that say when they were checked', to: '/blog' },
  { claim: 'What we do with what you tell us', check: 'The privacy policy', to: '/privacy' },
];

export const beginnings: { title: string; text: string }[] = [
  {
    title: 'You write or call',
    text: 'Say what you have and what is due, in your own words. One of our team reads every message and answers by e-mail or phone.',
  },
  {
    title: 'You get a price',
    text: 'You hear what the work costs before we begin it. If it is no work for us, you hear that instead.',
  },
  {
    title: 'You stay because you want to',
    text: `There is nothing to sign that keeps you here. ${firm.promises.at(0)}, and you may ${firm.promises.at(-1)?.toLowerCase()}.`,
  },
];
