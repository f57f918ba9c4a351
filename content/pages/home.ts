import { pageText } from '#app/firm/core/page-text.ts';

export const home = pageText('home.home', {
  description:
    '{{firm.name}} in {{firm.city}} keeps books, runs payroll and files returns for people, companies, trusts and estates. Estimate your tax to the cent.',
  hero: {
    eyebrow: 'Accounting · Tax · Payroll · Advisory',
    headingLines: ['Your books in order.', 'Your tax, to the cent.'],
    lede: "We're a practice in {{firm.city}} for people, companies, trusts and estates. AI sorts your entries, and an accountant checks every one.",
    primaryButton: 'Get Started',
    secondaryButton: 'Book a Consultation',
  },
  questions: { title: 'What is on your mind?', link: 'All tools' },
  services: { title: 'What we do' },
  deadlines: {
    title: "What's due next",
    link: 'All dates',
    notPublished: 'SARS has not published the days of the next season yet.',
  },
  prices: {
    title: 'What it costs',
    lede: '{{prices.vat}} {{firm.promises}}',
    link: 'All prices',
    plans: ['individual-income-tax', 'provisional-income-tax', 'starter'],
  },
  reasons: { title: 'Why choose us', link: 'About us' },
  testimonials: { title: 'What our clients say', button: 'Read More Testimonials' },
  articles: { title: 'Tax, in plain English', button: 'View More Articles' },
  closing: {
    title: "Bring us the shoebox. We'll do the books.",
    text: "Tell us what you have and what's due. You get a price before we start. {{firm.promises}}",
    primaryButton: 'Get Started',
    secondaryButton: 'See our prices',
  },
  disclaimer:
    'Estimates and articles on this site are general information, not advice on your own affairs. Figures hold for the tax year they name.',
});

export type Service = {
  title: string;
  text: string;
  href: string;
  icon: 'book' | 'return' | 'payroll' | 'advisory';
};

export const services = pageText<Service[]>('home.services', [
  {
    title: 'Accounting',
    text: 'Cloud books, monthly reports and annual financial statements.',
    href: '/accounting',
    icon: 'book',
  },
  {
    title: 'Tax',
    text: 'Income tax for people, companies, trusts and deceased estates.',
    href: '/tax/individual',
    icon: 'return',
  },
  {
    title: 'Payroll',
    text: 'Payslips, PAYE, UIF, SDL, COIDA and IRP5s, with leave online.',
    href: '/payroll',
    icon: 'payroll',
  },
  {
    title: 'Advisory',
    text: 'Company registration, business plans, B‑BBEE and CIPC returns.',
    href: '/advisory',
    icon: 'advisory',
  },
]);

export type Reason = {
  title: string;
  text: string;
  icon: 'shield' | 'clock-ledger' | 'laptop' | 'price' | 'handshake' | 'people';
};

export const reasons = pageText<Reason[]>('home.reasons', [
  {
    title: 'Registered professionals',
    text: 'Members of {{firm.bodies}}. Their rules bind us.',
    icon: 'shield',
  },
  {
    title: "We've done this before",
    text: 'We bring {{firm.experience}}.',
    icon: 'clock-ledger',
  },
  {
    title: 'Your software is ours',
    text: 'Its makers accredit us, and you see the same books we do.',
    icon: 'laptop',
  },
  {
    title: 'Cancel anytime',
    text: 'You can leave {{firm.anyMonth}}, and the price you see is the price you pay.',
    icon: 'price',
  },
  {
    title: 'People we can call',
    text: "Need a bank or a payment platform? We'll introduce you.",
    icon: 'handshake',
  },
  {
    title: 'For you and your business',
    text: 'Employees, freelancers, companies, trusts and executors.',
    icon: 'people',
  },
]);
