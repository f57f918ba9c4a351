import type { ClaimKind } from '#app/tax/unknown-to-sars.ts';
import type { Paper } from './papers.ts';

export const CLAIM_PAPERS: Record<ClaimKind, Pick<Paper, 'for' | 'text'>> = {
  annuity: {
    for: 'Retirement annuity',
    text: 'The certificate of the fund, IT3(f), for the tax year.',
  },
  'rent-costs': {
    for: 'Costs of letting',
    text: 'Lease, bank statements of the rent, rates and levies, interest certificate of the bond, invoices for repairs.',
  },
  'trade-costs': {
    for: 'Costs of freelance work',
    text: 'Your invoices, bank statements, and a receipt for each cost.',
  },
  medical: {
    for: 'Medical aid and bills',
    text: "The scheme's tax certificate, invoices and proof of payment.",
  },
  listed: {
    for: 'Disability',
    text: "Form ITR-DD, completed by a registered practitioner; an invoice for each item on SARS's list.",
  },
  travel: {
    for: 'Travel allowance',
    text: 'Logbook with each business trip and the odometer at the start and the end of the year; the invoice of the vehicle.',
  },
  'home-office': {
    for: 'Home office',
    text: "The employer's letter, a plan with square metres, photographs, lease or municipal accounts, invoices of repairs, and a calendar of the days at home.",
  },
  donations: { for: 'Donations', text: 'Receipts that name section 18A and the number of the organisation.' },
  'other-tax': {
    for: 'Tax on the second job or pension',
    text: 'IRP5 or IT3(a) of that employer or fund.',
  },
};

export const ASSESSMENT_PAPERS: Paper = {
  for: 'The assessment and your IRP5',
  text: 'The notice (ITA34), and the IRP5 of each employer: compare code by code.',
  isThere: null,
};
