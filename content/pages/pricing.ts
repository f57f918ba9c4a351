import { pageText } from '#app/firm/core/page-text.ts';
import type { PlanGroup } from '../plans.ts';

export const pricing = pageText('pricing.pricing', {
  title: 'Pricing',
  alsoCalled: [
    'prices',
    'cost',
    'fees',
    'how much do you charge',
    'quote',
    'plans',
    'how much does it cost',
    'what does it cost',
    'cancel',
    'cancel my plan',
  ],
  description:
    'What {{firm.name}} charges for tax returns, bookkeeping, payroll and CIPC filings, in rand. {{prices.vat}} {{firm.promises}}',
  hero: {
    eyebrow: 'Pricing',
    title: 'Our Pricing',
    lede: 'Transparent pricing for South African individuals and businesses.',
    hint: '{{prices.vat}} A price binds us both once we have confirmed it to you in writing.',
    finder: 'Not sure? Answer four questions',
  },
  ribbon: 'Popular',
  button: 'Get Started',
  customButton: 'Book Consultation',
  start: 'Start with this plan',
  twoWays:
    '“Get Started” writes to us about the plan first. “Start with this plan” needs no message: you say who it is for, and read the proposal.',
  paidOnTop: 'Paid to others:',
  comparison: { title: 'What is included', paidOnTop: 'Paid to others, on top' },
  finder: {
    eyebrow: 'Price finder',
    title: 'Which plan is yours?',
    lede: 'Four questions at most. No names, no amounts, nothing is stored.',
    button: 'Show this plan',
    fits: 'For these answers',
    why: 'What does it change?',
    /** The effect of the turnover, at its question. */
    turnover:
      'Your turnover decides which plan you need. Within a plan it does not change the price. A company has Starter or Standard up to R10 million, Premium up to R50 million, and CFO above. Over {{vat.compulsory 2026-04-01}} in twelve months you must register for VAT.',
    /** If the turnover may be above the limit and VAT was answered with no; then with the plan for a vendor. */
    vendor: {
      must: 'If you sell for more than {{vat.compulsory 2026-04-01}} in twelve months, you must register for VAT.',
      other: (plan: string) => `Then your plan is ${plan}.`,
      same: (plan: string) => `${plan} has the returns in it.`,
    },
    open: {
      eyebrow: 'Your plan',
      title: 'Answer the questions',
      text: 'The plan that fits and its price stand here as soon as your answers decide them.',
    },
    talk: {
      title: 'Talk to us first',
      text: 'None of our plans is made for this, so we won’t push you into one. Tell us what there is to do, and you get a price in writing before we start.',
      button: 'Ask for a price',
      priced: {
        title: 'Priced by the part',
        text: 'You choose the parts you need, and get one amount in writing before we start.',
        button: 'See the prices',
      },
    },
    /** For a year. `ours` and `cipc`: amounts. */
    year: {
      line: (ours: string, cipc: string) =>
        `In a year: ${ours} to us, ${cipc} to the CIPC, and your accounting software`,
      cipc: (cipc: string) =>
        `The CIPC takes ${cipc} for the annual return, by turnover. Filed late, it takes more.`,
      filing: (price: string) =>
        `This plan does not file that return. If we do, with the owners that the CIPC wants to know first: ${price} a year.`,
      filed: 'We file that return in this plan.',
      software: 'The software is yours, at its maker’s price: we add nothing to it.',
      fund: 'The Compensation Fund takes its own amount, by what you pay your people and what they do.',
      taxes: 'The taxes themselves are not in it.',
    },
    /** An open question does not change the plan. */
    rest: 'Answer the rest as well, and what is due first stands here.',
    dates: 'Due first',
    yearEnd: 'For a financial year that ends in February.',
    vat: 'Which VAT returns are yours depends on your category, A or B: it is on your VAT103.',
    ofCategory: 'With category',
    allDates: 'All your dates',
  },
  faq: {
    title: 'Questions about prices',
    entries: [
      {
        question: 'Is this the price I pay?',
        answer: '{{prices.offer}}',
      },
      {
        question: 'Is VAT in it?',
        answer:
          'Yes, at {{vat.rate 2026-04-01}}, the rate that holds in 2026, and our VAT number is {{firm.vatNumber}}.',
      },
      {
        question: 'What comes on top?',
        answer:
          'What you owe to others: the tax itself, interest and penalties, and the fees of the CIPC, the Master of the High Court and the Compensation Fund. With monthly books also your subscription to the [accounting software](/questions/which-software), {{firm.books}}: you pay it to its maker. Each plan names what applies to it.',
      },
      {
        question: 'What is not in a plan?',
        answer:
          'Earlier years that were never filed, late corrections, objections and appeals against SARS, and an audit or independent review. We quote for each of those before we start. An auto-assessment is corrected at the price of a return while the 40 business days from its notice run.',
      },
      {
        question: 'We have an accountant. How do we change?',
        answer:
          'You write one letter, and we fetch the rest. [Change accountants](/switching) has the days from today, and the letter.',
      },
      {
        question: 'What if I outgrow my plan?',
        answer: 'We say so, and what the next one costs, before we do any of the work.',
      },
      {
        question: 'Do I sign a contract?',
        answer:
          'You accept a letter of engagement, because our professional bodies want one. It has no fixed term. Monthly plans run from month to month. End one by e-mail, and you owe what was done up to then and nothing more. Your books and papers are yours and come with you.',
      },
    ],
  },
  promises: '{{firm.promiseLine}}',
  letter: '{{prices.letter}}',
});

export const planGroups = pageText<{ value: PlanGroup; label: string; intro?: string }[]>(
  'pricing.planGroups',
  [
    { value: 'individual', label: 'Individual' },
    { value: 'business', label: 'Business' },
    {
      value: 'more-services',
      label: 'More Services',
      intro:
        'Company compliance services for South African regulatory requirements: what the CIPC asks of a company from its first year to its last.',
    },
  ],
);
