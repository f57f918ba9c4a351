import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const EMPLOYER = {
  taxpayers: ['individual', 'company', 'trust', 'estate'],
  letter: 'payroll',
  service: 'payroll',
} as const;

export const payrollStart = defineEngagement({
  ...EMPLOYER,
  id: 'payroll-start',
  plannedMinutes: 180,
  group: 'paye',
  name: 'Payroll set-up',
  isForSars: false,
  period: 'once',
  deadline: null,
  checklist: 'payroll-start',
  scope: [
    'We register you as an employer where you are not registered yet.',
    'We set up every employee, and carry over what each has earned and paid since 1 March.',
    'We show you a draft of the first payroll, and explain every difference from the last one, before anything is paid.',
  ],
  done: ['A payroll that is ready for the next pay day', 'The draft of the first payslips'],
});

export const payroll = defineEngagement({
  ...EMPLOYER,
  id: 'payroll',
  plannedMinutes: 90,
  group: 'paye',
  name: 'Monthly payroll (EMP201)',
  isForSars: true,
  isAskedWithin: true,
  period: 'month',
  deadline: 'emp201',
  alongside: ['uif-declaration'],
  checklist: 'payroll-month',
  scope: [
    'We work out every salary from what you tell us has changed, and show you a draft with each difference from last month.',
    'Once you have approved it, we publish the payslips and make the payment file for your bank.',
    'We file the EMP201 with PAYE, UIF and SDL, and tell the UIF who came and went.',
    'We reconcile what was paid with SARS’s statement.',
  ],
  done: ['A payslip for each employee', 'The EMP201 as it was filed, and the journal for the books'],
});

export const emp501 = defineEngagement({
  ...EMPLOYER,
  id: 'emp501',
  plannedMinutes: 180,
  group: 'paye',
  name: 'Employer reconciliation (EMP501)',
  isForSars: true,
  period: 'half-year',
  year: 'tax',
  deadline: ['emp501-interim', 'emp501-annual'],
  checklist: null,
  scope: [
    'We show SARS that the months add up: what was declared, what was paid and what the certificates say.',
    'After the annual reconciliation we issue an IRP5 for every employee.',
  ],
  done: ['The EMP501 as it was filed', 'After the end of February, an IRP5 for every employee'],
});

export const coida = defineEngagement({
  ...EMPLOYER,
  id: 'coida',
  plannedMinutes: 60,
  group: 'paye',
  name: 'Return of earnings (COIDA)',
  isForSars: false,
  period: 'year',
  year: 'tax',
  deadline: 'coida',
  checklist: null,
  scope: [
    'We file the return of earnings with the Compensation Fund from the payroll of March to February.',
    'We ask for the letter of good standing once the assessment has been paid.',
  ],
  done: ['The return as it was filed', 'The letter of good standing, once the Fund has issued it'],
});
