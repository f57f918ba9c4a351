import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

export const books = defineEngagement({
  id: 'books',
  plannedMinutes: 300,
  group: 'accounts',
  name: 'Monthly bookkeeping',
  taxpayers: ['individual', 'company', 'trust', 'estate'],
  period: 'month',
  deadline: null,
  checklist: 'books-month',
  letter: 'books',
  service: 'accounting',
  isForSars: false,
  scope: [
    'We enter and code the bank, sales, purchases, cards, loans, petty cash and the payroll journal, with the paper attached to each entry.',
    'Software suggests the entries. A bookkeeper of ours accepts or corrects each one, and an accountant checks every entry before the month is closed.',
    'We reconcile each account with a statement of the bank, the supplier or SARS, and give you a list of what we can’t explain.',
    'We close the month by the 10th of the next one, if we have your papers by then.',
  ],
  done: ['Books that are reconciled and closed for the month', 'A list of open questions'],
});
