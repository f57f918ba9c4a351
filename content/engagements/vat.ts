import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const RETURN = {
  group: 'vat',
  name: 'VAT return (VAT201)',
  taxpayers: ['individual', 'company', 'trust'],
  checklist: 'vat201',
  letter: 'vat',
  service: 'accounting',
  isForSars: true,
  needsApproval: true,
  scope: [
    'We check your sales and purchases for VAT, and claim only what a valid tax invoice proves.',
    'We agree the return with the books, to the cent.',
    'We show you the return and the amount, and file it on eFiling once you have approved it.',
    'We remind you before the due date, with the amount and the reference to pay under.',
    'If SARS asks for documents on this return, we give you one list and one date, and send the answer.',
  ],
  done: ['The return as it was filed', 'The VAT report behind it, as it was on that day'],
} as const;

/** Categories A and B. */
export const vat201 = defineEngagement({
  ...RETURN,
  id: 'vat201',
  plannedMinutes: 120,
  period: 'two-months',
  deadline: 'vat201',
});

/** Category C. */
export const vat201Monthly = defineEngagement({
  ...RETURN,
  id: 'vat201-monthly',
  plannedMinutes: 90,
  name: 'Monthly VAT return (VAT201)',
  period: 'month',
  deadline: 'vat201',
});

/** Category D. */
export const vat201HalfYearly = defineEngagement({
  ...RETURN,
  id: 'vat201-half-yearly',
  plannedMinutes: 120,
  name: 'Half-yearly VAT return (VAT201)',
  period: 'half-year',
  year: 'tax',
  deadline: ['vat201', 'vat201'],
});

/** Category E. */
export const vat201Yearly = defineEngagement({
  ...RETURN,
  id: 'vat201-yearly',
  plannedMinutes: 180,
  name: 'Yearly VAT return (VAT201)',
  period: 'year',
  year: 'financial',
  deadline: 'vat201',
});
