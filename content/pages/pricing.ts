import { firm } from '../firm.ts';
import type { PlanGroup } from '../plans.ts';
import { promises } from './phrases.ts';

export const pricing = {
  title: 'Pricing',
  description: `What ${firm.name} charges for tax returns, bookkeeping, payroll and CIPC filings, in rand, VAT included. ${promises}`,
  hero: {
    eyebrow: 'Pricing',
    title: 'Our Pricing',
    lede: 'Transparent pricing for South African individuals and businesses. What stands here is what stands on the invoice.',
    hint: 'Prices are for the work each plan describes. We confirm yours in writing before we begin; nothing on this page is an offer that binds either of us.',
  },
  ribbon: 'Popular',
  button: 'Get Started',
  customButton: 'Book Consultation',
  comparison: { title: 'What is included', paidOnTop: 'Paid to others, on top' },
  smallPrint: {
    title: 'What a price holds, and what it does not',
    lines: [
      'Every price includes VAT at {{vat.rate 2026-04-01}}, the rate that holds in 2026.',
      'It does not include what is owed to others: the tax itself, interest and penalties, and the fees of the CIPC, the Master of the High Court and the Compensation Fund.',
      'It does not include earlier years that were never filed, objections and appeals against SARS, or an audit or independent review. Each of those has a price of its own.',
      'When your work outgrows the plan we say so, and what the next one costs, before we do any of it.',
    ],
  },
  promises: {
    title: firm.promises.join(' · '),
    texts: [
      'Monthly plans run from month to month. End one by e-mail, and you owe what was done up to then and nothing more. Your books and papers are yours and come with you.',
      'Not sure which plan is yours? Tell us what you earn from and what you file, and we name the smallest that does it. What each service consists of is told under [accounting](/accounting), [tax](/tax/individual), [payroll](/payroll) and [advisory](/advisory).',
    ],
    button: 'Ask which plan fits',
  },
};

export const planGroups: { value: PlanGroup; label: string; intro?: string }[] = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  {
    value: 'more-services',
    label: 'More Services',
    intro:
      'Company compliance services for South African regulatory requirements: what the CIPC asks of a company from its first year to its last.',
  },
];
