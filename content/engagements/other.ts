import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

export const loanLetter = defineEngagement({
  id: 'loan-letter',
  plannedMinutes: 60,
  group: 'accounts',
  name: 'Accountant’s letter for a loan or lease',
  taxpayers: ['individual', 'company', 'trust'],
  period: 'once',
  deadline: null,
  checklist: 'loan-letter',
  letter: 'single-matter',
  service: 'accounting',
  isForSars: false,
  scope: [
    'We state income and figures from records that we have seen, and name those records.',
    'We say what we did not check. We give no opinion on whether you can repay the loan.',
    'We send the letter to you. To the bank it goes only when you ask us to.',
  ],
  done: ['The signed letter'],
});

export const managementAccounts = defineEngagement({
  id: 'management-accounts',
  plannedMinutes: 300,
  group: 'accounts',
  name: 'Monthly management accounts',
  taxpayers: ['individual', 'company', 'trust'],
  period: 'month',
  deadline: null,
  checklist: null,
  letter: 'management-accounts',
  service: 'accounting',
  isForSars: false,
  scope: [
    'We draw up income, balance sheet and cash of the month from books that are closed.',
    'We compare them with the month before, the year before and the budget, if you have one.',
    'We explain what changed in half a page, and talk it through with you.',
  ],
  done: ['The accounts of the month, with what changed and why'],
});

/** For anything else: its title says what it is about. */
export const other = defineEngagement({
  id: 'other',
  group: 'other-work',
  name: 'Other work',
  taxpayers: ['individual', 'company', 'trust', 'estate'],
  period: 'once',
  deadline: null,
  asksTitle: true,
  checklist: null,
  letter: 'single-matter',
  service: 'accounting',
  isForSars: false,
  scope: ['We do what we agreed with you in writing, by e-mail or in the messages of this work.'],
  done: ['What was agreed, in writing'],
});
