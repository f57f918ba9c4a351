/** The three tabs of the pricing page, in order. */
export type PlanGroup = 'individual' | 'business' | 'more-services';

/** One plan. `price` in cents; with `upTo` the price is agreed within that range. */
export type Plan = {
  id: string;
  group: PlanGroup;
  title: string;
  price: number;
  upTo?: number;
  /** Follows the price: 'per month'. */
  period: string;
  /** How the price may be paid in parts; `amount` in cents. */
  instalments?: { count: number; amount: number };
  summary: string;
  features: string[];
  /** Carries the 'popular' ribbon. */
  highlight: boolean;
  /** Agreed in a consultation: the button reads 'Book Consultation', not 'Get Started'. */
  custom?: boolean;
};

export const plans: Plan[] = [
  {
    id: 'individual-income-tax',
    group: 'individual',
    title: 'Individual Income Tax',
    price: 1_495_00,
    period: 'per return',
    summary: 'One return for one year of assessment, prepared and filed.',
    features: [
      'Your IRP5, medical and retirement certificates checked against what SARS holds',
      'Every deduction you can prove claimed, and none that you cannot',
      'The return filed through eFiling',
      'The assessment compared with our own working',
    ],
    highlight: false,
  },
  {
    id: 'provisional-income-tax',
    group: 'individual',
    title: 'Provisional Income Tax',
    price: 4_995_00,
    period: 'per year',
    instalments: { count: 2, amount: 2_497_50 },
    summary: 'For freelancers, landlords and directors whose income is not all taxed at source.',
    features: [
      'Both IRP6 estimates, August and February, with the working behind each',
      'A reminder before every due date, with the amount to pay',
      'Advice on the optional third payment in September',
      'The annual return that settles the year',
    ],
    highlight: true,
  },
  {
    id: 'turnover-tax',
    group: 'individual',
    title: 'Turnover Tax',
    price: 9_995_00,
    period: 'per year',
    summary: 'For a small business taxed on its turnover instead of its profit.',
    features: [
      'A check that turnover tax suits you better than ordinary income tax',
      'Registration with SARS',
      'Both interim payments and the annual return',
      'A yearly look at the turnover limit',
    ],
    highlight: false,
  },
  {
    id: 'starter',
    group: 'business',
    title: 'Starter',
    price: 3_695_00,
    period: 'per month',
    summary: 'Books in order for a young company.',
    features: [
      'Monthly cloud bookkeeping',
      'Bank reconciliations',
      'Annual financial statements',
      'Company tax return and provisional tax',
    ],
    highlight: false,
  },
  {
    id: 'standard',
    group: 'business',
    title: 'Standard',
    price: 4_995_00,
    period: 'per month',
    summary: 'For a company with staff and VAT.',
    features: [
      'Everything in Starter',
      'VAT returns',
      'Payroll with PAYE, UIF and SDL on the monthly EMP201',
      'A management report every month',
    ],
    highlight: true,
  },
  {
    id: 'premium',
    group: 'business',
    title: 'Premium',
    price: 9_995_00,
    period: 'per month',
    summary: 'For a company that wants its figures read, not only kept.',
    features: [
      'Everything in Standard',
      'Online employee portal with leave booking and approval',
      'CIPC annual return and beneficial ownership filing',
      'A meeting every quarter about tax, cash and plans',
    ],
    highlight: false,
  },
  {
    id: 'cfo',
    group: 'business',
    title: 'CFO',
    price: 19_995_00,
    upTo: 49_995_00,
    period: 'per month',
    summary: 'A finance head for some days of the month, agreed with you.',
    features: [
      'Everything in Premium',
      'Budgets and cash-flow forecasts',
      'Packs for your board, bank or investors',
      'A named person who sits in your meetings',
    ],
    highlight: false,
    custom: true,
  },
  {
    id: 'company-reinstatement',
    group: 'more-services',
    title: 'Company Reinstatement',
    price: 2_495_00,
    period: 'once-off',
    summary: 'Brings a deregistered company back to life at the CIPC.',
    features: [
      'The application to the CIPC',
      'The supporting documents',
      'The annual returns that are in arrears listed and priced',
    ],
    highlight: false,
  },
  {
    id: 'company-deregistration',
    group: 'more-services',
    title: 'Company Deregistration',
    price: 1_695_00,
    period: 'once-off',
    summary: 'Closes a company that no longer trades, so that it stops owing returns.',
    features: [
      'A check that nothing is owed to SARS',
      'The request to the CIPC',
      'Confirmation when the company is off the register',
    ],
    highlight: false,
  },
  {
    id: 'annual-returns-submission',
    group: 'more-services',
    title: 'Annual Returns Submission',
    price: 1_495_00,
    period: 'per submission',
    summary: 'The yearly return that keeps a company on the CIPC register.',
    features: [
      'The due date watched',
      'The return filed',
      'The CIPC fee worked out beforehand; it is paid on top',
    ],
    highlight: false,
  },
  {
    id: 'beneficial-ownership-submission',
    group: 'more-services',
    title: 'Beneficial Ownership Submission',
    price: 1_495_00,
    period: 'per submission',
    summary: 'Tells the CIPC which people own or control the company in the end.',
    features: [
      'The ownership chain drawn up',
      'The register and documents prepared',
      'The filing at the CIPC',
    ],
    highlight: false,
  },
  {
    id: 'directors-amendments',
    group: 'more-services',
    title: 'Directors Amendments',
    price: 1_495_00,
    period: 'per amendment',
    summary: 'Records a director who joins, leaves or changes details.',
    features: [
      'The resolutions and consents prepared',
      'The change filed at the CIPC',
      'The new registration certificate sent to you',
    ],
    highlight: false,
  },
];
