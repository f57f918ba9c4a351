import { firm } from '../firm.ts';
import { bodies, promises } from './phrases.ts';

export const home = {
  description: `${firm.name} in ${firm.city} keeps books, runs payroll and files returns for people, companies, trusts and estates. Estimate your tax to the cent.`,
  hero: {
    eyebrow: 'Accounting · Tax · Payroll · Advisory',
    headingLines: ['Your books in order.', 'Your tax, to the cent.'],
    lede: `A ${firm.city} practice for people, companies, trusts and estates. AI-assisted cloud accounting, payroll that runs on time, and returns that hold when SARS asks.`,
    primaryButton: 'Get Started',
    secondaryButton: 'Book a Consultation',
    promises: [...firm.promises, firm.clients],
  },
  services: { eyebrow: 'What we do', title: 'Four desks, one ledger' },
  deadlines: { eyebrow: 'Deadlines', title: 'Next on the calendar' },
  reasons: { eyebrow: `Why ${firm.name}`, title: 'Figures you can put your name to' },
  testimonials: {
    eyebrow: 'In their words',
    title: 'What clients say',
    button: 'Read More Testimonials',
  },
  articles: { eyebrow: 'From the blog', title: 'Tax, in plain English', button: 'View More Articles' },
  closing: {
    title: 'Bring us the shoebox. We keep the ledger.',
    text: `Tell us what you have and what is due. You get a price before we start. ${promises}`,
    primaryButton: 'Get Started',
    secondaryButton: 'See our prices',
  },
  disclaimer:
    'Estimates and articles on this site are general information, not advice on your affairs. Figures hold for the tax year they name.',
};

export type Service = {
  title: string;
  text: string;
  href: string;
  icon: 'book' | 'return' | 'payroll' | 'advisory';
};

export const services: Service[] = [
  {
    title: 'Cloud accounting',
    text: 'Monthly books, reconciliations, management reports and annual financial statements. AI sorts the entries, an accountant checks them.',
    href: '/accounting',
    icon: 'book',
  },
  {
    title: 'Tax',
    text: 'Returns, provisional tax and capital gains for individuals, companies, trusts and deceased estates.',
    href: '/tax/individual',
    icon: 'return',
  },
  {
    title: 'Payroll',
    text: 'Salaries, payslips, PAYE, UIF, SDL, COIDA and IRP5, with a portal where staff book their own leave.',
    href: '/payroll',
    icon: 'payroll',
  },
  {
    title: 'Advisory',
    text: 'Business plans, company registration, tax set-up, B‑BBEE, beneficial ownership and annual returns.',
    href: '/advisory',
    icon: 'advisory',
  },
];

export type Reason = {
  title: string;
  text: string;
  icon: 'shield' | 'clock-ledger' | 'laptop' | 'price' | 'handshake' | 'people';
};

export const reasons: Reason[] = [
  {
    title: 'Answerable to our bodies',
    text: `We are members of ${bodies}. Their codes bind us, and you can hold us to them.`,
    icon: 'shield',
  },
  {
    title: 'Experience at the desk',
    text: `Between us we have ${firm.experience} in accounting, tax and payroll.`,
    icon: 'clock-ledger',
  },
  {
    title: 'At home in your software',
    text: 'The companies behind the accounting software we use have accredited us. You see the same books we do.',
    icon: 'laptop',
  },
  {
    title: 'Free to leave',
    text: `${firm.promises.join('. ')}. The price on the page is the price on the invoice.`,
    icon: 'price',
  },
  {
    title: 'Connected where it counts',
    text: 'We work with banks, payment platforms and business-support organisations, and introduce you when it helps.',
    icon: 'handshake',
  },
  {
    title: 'For people and their businesses',
    text: `${firm.clients}: salaried people, freelancers, companies, trusts and the executors of estates.`,
    icon: 'people',
  },
];
