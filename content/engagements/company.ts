import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

export const financialStatements = defineEngagement({
  id: 'financial-statements',
  plannedMinutes: 900,
  group: 'accounts',
  name: 'Annual financial statements',
  taxpayers: ['company'],
  period: 'year',
  year: 'financial',
  deadline: 'company-statements',
  checklist: 'financial-statements',
  letter: 'company-year',
  service: 'accounting',
  isForSars: false,
  scope: [
    'We draw up the annual financial statements under IFRS for SMEs from the closed books, with working papers behind every note.',
    'We work out the public interest score, and tell you whether the statements must be audited or reviewed.',
    'You get a draft to ask questions about before the directors approve and sign the statements.',
    'We do not audit or review the statements, and we give no opinion on them.',
  ],
  done: ['The annual financial statements, ready to sign', 'The working papers, on request'],
});

export const itr14 = defineEngagement({
  id: 'itr14',
  plannedMinutes: 240,
  group: 'income-tax',
  name: 'Company income tax return (ITR14)',
  taxpayers: ['company'],
  period: 'year',
  year: 'financial',
  deadline: 'company-itr14',
  checklist: 'itr14',
  letter: 'company-year',
  service: 'tax-company',
  isForSars: true,
  needsApproval: true,
  scope: [
    'We work out the company’s tax from the signed financial statements.',
    'We test whether the company is a small business corporation, and keep the proof in the file.',
    'We prepare the return, show you a draft, and file it once you have approved it.',
    'We check that income tax, VAT and PAYE agree with each other before we file.',
    'We compare the assessment with our own working and look into every difference.',
  ],
  done: [
    'The return as it was filed, with the tax computation',
    'SARS’s assessment, compared with our working, and the balance of losses',
  ],
});

export const irp6Company = defineEngagement({
  id: 'irp6-company',
  plannedMinutes: 60,
  group: 'provisional-tax',
  name: 'Provisional tax of a company (IRP6)',
  taxpayers: ['company'],
  period: 'half-year',
  year: 'financial',
  deadline: ['company-irp6-first', 'company-irp6-second'],
  checklist: 'irp6-entity',
  letter: 'provisional',
  service: 'tax-company',
  isForSars: true,
  isAskedWithin: true,
  needsApproval: true,
  scope: [
    'We estimate the taxable income of the whole year from the books so far and your forecast.',
    'We show you the estimate, the assumptions in it and the amount to pay, and file the IRP6 once you have approved it.',
    'We remind you before the due date, with the amount and the reference to pay under.',
    'After the second payment we tell you whether the voluntary third one would save interest.',
  ],
  done: ['The IRP6 as it was filed', 'The working behind the estimate, in case SARS asks for it'],
});
