import { firm } from './firm.ts';

/** One of the four service cards on the home page. */
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

/** One reason in the why-choose-us grid of the home page. */
export type Reason = {
  title: string;
  text: string;
  icon: 'shield' | 'clock-ledger' | 'laptop' | 'price' | 'handshake' | 'people';
};

export const reasons: Reason[] = [
  {
    title: 'Answerable to our bodies',
    text: `We are members of ${firm.bodies.slice(0, -1).join(', ')} and ${firm.bodies.at(-1)}. Their codes bind us, and you can hold us to them.`,
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
