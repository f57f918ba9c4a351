/**
 * A tool's name is only written here: every menu, heading, title and list reads it. A tool of several parts is one page
 * with tabs; each of its calculators names its `part`.
 */
export type Tool = {
  name: string;
  /** What a visitor learns from it, for the list of all tools. */
  about: string;
  /** The id of the plan in `plans.ts` for this work. */
  plan?: string;
  /** Another plan for one part, by the calculator's type. */
  partPlan?: Readonly<Record<string, string>>;
  /** The id of the service that does it: the name of its page's file. */
  service: string;
  /** Its address, if it is a page and not a calculator. */
  to?: string;
  /** Parts that are pages, before the calculators; each exists with its service. */
  pages?: readonly { part: string; to: string; service: string }[];
};

export const tools = {
  'refund-check': {
    name: 'Refund Check',
    about:
      'You look for more to claim: answer six yes-or-no questions, and see what each brings back, the papers for it, and until when.',
    to: '/refund-check',
    service: 'tax-individual',
  },
  'auto-assessment': {
    name: 'Is My Auto-Assessment Right?',
    about:
      'SARS has sent you a figure: type what the notice says, and see whether it is right, what to correct, and until when.',
    plan: 'individual-income-tax',
    service: 'tax-individual',
  },
  claims: {
    name: 'What Can I Claim?',
    about: 'See what medical bills, travel, a home office or a donation take off your tax.',
    plan: 'individual-income-tax',
    service: 'tax-individual',
  },
  freelancer: {
    name: 'How Much to Put Away for Tax',
    about:
      'Type what came in so far, or each month as it comes: how much of every R 1 000 to put away, and what to pay SARS next.',
    to: '/freelancer',
    service: 'tax-individual',
  },
  provisional: {
    name: 'Provisional Tax Calculator',
    about: 'Know what to pay in August and February, and what a low estimate costs.',
    plan: 'provisional-income-tax',
    service: 'tax-individual',
  },
  structure: {
    name: 'Which Business Structure?',
    about: 'Compare what is left for you as a sole proprietor, with turnover tax, or through a company.',
    plan: 'starter',
    partPlan: { turnover: 'turnover-tax' },
    service: 'tax-company',
  },
  company: {
    name: 'Company Tax Calculator',
    about: 'Work out what a company pays on its profit and on the dividends it declares.',
    plan: 'starter',
    service: 'tax-company',
  },
  vat: {
    name: 'VAT Registration Calculator',
    about: 'Check twelve months of turnover: must you register for VAT, and by when?',
    plan: 'starter',
    service: 'accounting',
  },
  estate: {
    name: 'Winding Up an Estate',
    about:
      'Get each step after a death and the days that the law names, the estate duty, and the most an executor may charge.',
    pages: [
      { part: 'Timeline', to: '/tax/deceased-estate/timeline', service: 'tax-deceased-estate' },
      { part: 'Letters', to: '/tax/deceased-estate/letters', service: 'tax-deceased-estate' },
    ],
    service: 'tax-deceased-estate',
  },
  switching: {
    name: 'Change Accountants',
    about:
      'See each day from today, write the letter to your present accountant, and leaf through a sample report.',
    to: '/switching',
    service: 'accounting',
  },
  individual: {
    name: 'Individual Tax Calculator',
    about: 'See the income tax on a salary, a pension or other income, and what is left of it.',
    plan: 'individual-income-tax',
    service: 'tax-individual',
  },
  pay: {
    name: 'Take-Home Pay Calculator',
    about: 'Read a payslip line by line, compare two job offers, or see what a second income costs.',
    service: 'payroll',
  },
  'lump-sums': {
    name: 'Lump Sum Tax Calculator',
    about:
      'See what reaches your bank account after a retrenchment, a retirement or a savings-pot withdrawal.',
    plan: 'individual-income-tax',
    service: 'tax-individual',
  },
  'capital-gains': {
    name: 'Capital Gains Tax Calculator',
    about: 'Find the tax on selling a house, shares or a business.',
    plan: 'individual-income-tax',
    service: 'tax-individual',
  },
  property: {
    name: 'Property and Gifts Calculator',
    about: 'Know the transfer duty before you buy, and the donations tax before you give.',
    service: 'tax-individual',
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof tools;
