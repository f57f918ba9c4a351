import type { Conditions } from './price-finder.ts';

export type PlanGroup = 'individual' | 'business' | 'more-services';

/** `price` in cents; with `upTo` the price is agreed within that range. */
export type Plan = {
  id: string;
  group: PlanGroup;
  title: string;
  price: number;
  upTo?: number;
  /** Follows the price: 'per month'. */
  period: string;
  /** `amount` in cents. */
  instalments?: { count: number; amount: number };
  summary: string;
  alsoCalled?: string[];
  /** The id of the plan whose features this one includes. */
  buildsOn?: string;
  /** Plans that share a feature must use the same words for it. */
  features: string[];
  paidOnTop: string;
  /** The price finder takes the first plan of this file that fits; without conditions, never this one. */
  for?: Conditions;
  highlight: boolean;
  /** Agreed in a consultation: the button reads 'Book Consultation', not 'Get Started'. */
  custom?: boolean;
};

const REMINDER = 'A reminder before every due date, with the amount to pay';
const ASSESSMENT = 'The assessment compared with our own working';
const CIPC_CHECK = 'A check of what the CIPC and SARS hold before we begin';
const CIPC_PAPERS = 'The resolutions and supporting documents drawn up';
const CIPC_FILING = 'The filing at the CIPC';
const CIPC_PROOF = 'Proof of the filing sent to you';

export const plans: Plan[] = [
  {
    id: 'individual-income-tax',
    group: 'individual',
    title: 'Individual Income Tax',
    price: 1_495_00,
    period: 'per return',
    summary:
      'One return for one year of assessment, prepared and filed. A late correction or an objection is quoted first.',
    alsoCalled: [
      'file my tax return',
      'do my return',
      'price of a return',
      'cost of a tax return',
      'charge for a tax return',
    ],
    features: [
      'Your IRP5, medical and retirement certificates checked against what SARS holds',
      'Every deduction you can prove claimed, and none that you cannot',
      'The annual return filed through eFiling',
      ASSESSMENT,
    ],
    paidOnTop: 'Nothing but the tax itself',
    for: { who: ['employee'], turnover: ['1m'], staff: ['none'], vat: ['no'] },
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
    alsoCalled: ['file my irp6'],
    buildsOn: 'individual-income-tax',
    features: [
      'Both IRP6 estimates, August and February, with the working behind each',
      REMINDER,
      'Advice on the optional third payment in September',
    ],
    paidOnTop: 'Nothing but the tax itself',
    for: { who: ['provisional'], turnover: ['1m'], staff: ['none'], vat: ['no'] },
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
      'Both interim payments and the annual turnover tax return',
      REMINDER,
      ASSESSMENT,
      'A yearly look at the turnover limit',
    ],
    paidOnTop: 'Nothing but the tax itself',
    for: { who: ['turnover'], turnover: ['1m'], staff: ['none'], vat: ['no'] },
    highlight: false,
  },
  {
    id: 'starter',
    group: 'business',
    title: 'Starter',
    price: 3_695_00,
    period: 'per month',
    summary: 'Books in order for a young company.',
    alsoCalled: ['monthly bookkeeping', 'bookkeeping price', 'bookkeeper', 'accountant for a company'],
    features: [
      'Monthly cloud bookkeeping',
      'Bank reconciliations',
      'Annual financial statements',
      'Company tax return and provisional tax',
    ],
    paidOnTop: 'Your subscription to the accounting software',
    for: { who: ['company'], turnover: ['1m', '10m'], staff: ['none'], vat: ['no'] },
    highlight: false,
  },
  {
    id: 'standard',
    group: 'business',
    title: 'Standard',
    price: 4_995_00,
    period: 'per month',
    summary: 'For a company with staff and VAT.',
    alsoCalled: ['payroll and vat', 'vat returns done'],
    buildsOn: 'starter',
    features: [
      'VAT returns',
      'Payroll with PAYE, UIF and SDL on the monthly EMP201',
      'Payroll set-up, the EMP501 twice a year, and the return of earnings (COIDA)',
      'A management report every month',
    ],
    paidOnTop: 'Your subscription to the accounting software',
    for: { who: ['company'], turnover: ['1m', '10m'], staff: ['none', 'few'] },
    highlight: true,
  },
  {
    id: 'premium',
    group: 'business',
    title: 'Premium',
    price: 9_995_00,
    period: 'per month',
    summary: 'For a company that wants its figures read, not only kept.',
    buildsOn: 'standard',
    features: [
      'Online employee portal with leave booking and approval',
      'CIPC annual return and beneficial ownership filing',
      'A meeting every quarter about tax, cash and plans',
    ],
    paidOnTop: 'Your subscription to the accounting software; the CIPC fee of the annual return',
    for: { who: ['company'], turnover: ['1m', '10m', '50m'], staff: ['none', 'few', 'many'] },
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
    alsoCalled: ['outsourced cfo', 'finance manager', 'cash flow forecast'],
    buildsOn: 'premium',
    features: [
      'Budgets and cash-flow forecasts',
      'Packs for your board, bank or investors',
      'A named person who sits in your meetings',
    ],
    paidOnTop: 'Your subscription to the accounting software; the CIPC fee of the annual return',
    for: { who: ['company'] },
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
    alsoCalled: ['deregistered', 'my company was deregistered', 'restore a company'],
    features: [
      CIPC_CHECK,
      CIPC_PAPERS,
      'The annual returns in arrears listed and priced',
      CIPC_FILING,
      CIPC_PROOF,
    ],
    paidOnTop: 'The CIPC fee; the annual returns in arrears and their fees',
    highlight: false,
  },
  {
    id: 'company-deregistration',
    group: 'more-services',
    title: 'Company Deregistration',
    price: 1_695_00,
    period: 'once-off',
    summary: 'Closes a company that no longer trades, so that it stops owing returns.',
    alsoCalled: ['close my company', 'deregister'],
    features: [CIPC_CHECK, 'Confirmation from SARS that nothing is owed asked for', CIPC_FILING, CIPC_PROOF],
    paidOnTop: 'No CIPC fee',
    highlight: false,
  },
  {
    id: 'annual-returns-submission',
    group: 'more-services',
    title: 'Annual Returns Submission',
    price: 1_495_00,
    period: 'per submission',
    summary: 'The yearly return that keeps a company on the CIPC register.',
    alsoCalled: ['cipc annual return', 'cipc'],
    features: ['The due date watched', 'The CIPC fee worked out beforehand', CIPC_FILING, CIPC_PROOF],
    paidOnTop: 'The CIPC fee, by turnover and lateness',
    highlight: false,
  },
  {
    id: 'beneficial-ownership-submission',
    group: 'more-services',
    title: 'Beneficial Ownership Submission',
    price: 1_495_00,
    period: 'per submission',
    summary: 'Tells the CIPC which people own or control the company in the end.',
    alsoCalled: ['beneficial owner', 'bo register'],
    features: ['The ownership chain drawn up', CIPC_PAPERS, CIPC_FILING, CIPC_PROOF],
    paidOnTop: 'No CIPC fee',
    highlight: false,
  },
  {
    id: 'directors-amendments',
    group: 'more-services',
    title: 'Directors Amendments',
    price: 1_495_00,
    period: 'per amendment',
    summary: 'Records a director who joins, leaves or changes details.',
    alsoCalled: ['change of directors', 'cor39', 'remove a director'],
    features: [CIPC_PAPERS, CIPC_FILING, 'The new registration certificate sent to you'],
    paidOnTop: 'No CIPC fee',
    highlight: false,
  },
];
