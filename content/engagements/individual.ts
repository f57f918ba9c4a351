import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const RETURN = {
  taxpayers: ['individual'],
  period: 'year',
  year: 'tax',
  // Employers reconcile until 31 May, and issue IRP5s after that.
  papersFrom: 6,
  checklist: 'itr12',
  letter: 'individual-return',
  service: 'tax-individual',
  isForSars: true,
  needsApproval: true,
  scope: [
    'We check your IRP5, medical and retirement certificates against what SARS holds.',
    'We claim every deduction you can prove, and none that you cannot.',
    'We prepare the return, show you a draft of one page, and file it on eFiling once you have approved it.',
    'We compare the assessment with our own working and look into every difference.',
    'If SARS asks for documents on this return, we give you one list and one date, and send the answer.',
  ],
  done: [
    'The return as it was filed, with the working behind it',
    'SARS’s assessment, compared with our working',
  ],
} as const;

export const itr12 = defineEngagement({
  ...RETURN,
  id: 'itr12',
  plannedMinutes: 90,
  group: 'income-tax',
  name: 'Income tax return (ITR12)',
  deadline: 'itr12',
});

export const itr12Provisional = defineEngagement({
  ...RETURN,
  id: 'itr12-provisional',
  plannedMinutes: 120,
  group: 'income-tax',
  name: 'Income tax return of a provisional taxpayer (ITR12)',
  deadline: 'itr12-provisional',
});

export const irp6 = defineEngagement({
  id: 'irp6',
  plannedMinutes: 60,
  group: 'provisional-tax',
  name: 'Provisional tax (IRP6)',
  taxpayers: ['individual'],
  period: 'half-year',
  year: 'tax',
  deadline: ['irp6-first', 'irp6-second'],
  checklist: 'irp6',
  letter: 'provisional',
  service: 'tax-individual',
  isForSars: true,
  isAskedWithin: true,
  needsApproval: true,
  scope: [
    'We estimate the taxable income of the whole year from your figures so far and your forecast.',
    'We show you the estimate, the assumptions in it and the amount to pay, and file the IRP6 once you have approved it.',
    'We remind you before the due date, with the amount and the reference to pay under.',
    'After the second payment we tell you whether the voluntary third one would save you interest.',
  ],
  done: ['The IRP6 as it was filed', 'The working behind the estimate, in case SARS asks for it'],
});

export const turnoverPayment = defineEngagement({
  id: 'turnover-payment',
  plannedMinutes: 30,
  group: 'turnover-tax',
  name: 'Turnover tax payment (TT02)',
  taxpayers: ['individual', 'company'],
  period: 'half-year',
  year: 'tax',
  deadline: ['turnover-first', 'turnover-second'],
  checklist: 'turnover',
  letter: 'provisional',
  service: 'tax-company',
  isForSars: true,
  isAskedWithin: true,
  needsApproval: true,
  scope: [
    'We estimate the turnover of the whole year from your figures so far and your forecast.',
    'We look at the turnover limit, and tell you early when you come near it.',
    'We work out the payment, and file it once you have approved it.',
    'We remind you before the due date, with the amount and the reference to pay under.',
  ],
  done: ['The payment’s form as it was filed', 'The working behind the estimate'],
});

export const turnoverReturn = defineEngagement({
  id: 'turnover-return',
  plannedMinutes: 60,
  group: 'turnover-tax',
  name: 'Annual turnover tax return (TT03)',
  taxpayers: ['individual', 'company'],
  period: 'year',
  year: 'tax',
  deadline: 'turnover-return',
  checklist: 'turnover',
  letter: 'individual-return',
  service: 'tax-company',
  isForSars: true,
  needsApproval: true,
  scope: [
    'We check that you still qualify for turnover tax, and that it suits you better than ordinary income tax.',
    'We prepare the return, show you a draft, and file it once you have approved it.',
    'We compare the assessment with our own working and look into every difference.',
  ],
  done: [
    'The return as it was filed, with the working behind it',
    'SARS’s assessment, compared with our working',
  ],
});
