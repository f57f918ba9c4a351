import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

export const itr12t = defineEngagement({
  id: 'itr12t',
  plannedMinutes: 180,
  group: 'income-tax',
  name: 'Income tax return of the trust (ITR12T)',
  taxpayers: ['trust'],
  period: 'year',
  year: 'tax',
  deadline: 'itr12t',
  checklist: 'itr12t',
  letter: 'trust',
  service: 'tax-trust',
  isForSars: true,
  needsApproval: true,
  scope: [
    'We read the deed for what the trustees may vest, and in whom.',
    'We draw up the trust’s accounts and work out what is taxed in the trust, in the beneficiaries and in a donor.',
    'We prepare the return, show you a draft, and file it once the trustees have approved it, with the papers SARS wants to see.',
    'We tell those who lent to the trust what section 7C of the Income Tax Act means for their loans.',
    'We compare the assessment with our own working and look into every difference.',
  ],
  done: [
    'The trust’s accounts and the return as it was filed',
    'SARS’s assessment, compared with our working',
    'For each beneficiary, what to enter on their own return',
  ],
});

export const it3t = defineEngagement({
  id: 'it3t',
  plannedMinutes: 90,
  group: 'income-tax',
  name: 'Report of what the trust vested (IT3(t))',
  taxpayers: ['trust'],
  period: 'year',
  year: 'tax',
  deadline: 'it3t',
  checklist: null,
  letter: 'trust',
  service: 'tax-trust',
  isForSars: true,
  scope: [
    'We report every vested amount to SARS, person by person, from the resolutions and the accounts.',
    'We check that the report, the ITR12T and the resolutions agree.',
  ],
  done: ['The report as it was filed', 'For each beneficiary, the amounts that were reported'],
});

export const irp6Trust = defineEngagement({
  id: 'irp6-trust',
  plannedMinutes: 60,
  group: 'provisional-tax',
  name: 'Provisional tax of a trust (IRP6)',
  taxpayers: ['trust'],
  period: 'half-year',
  year: 'tax',
  deadline: ['trust-irp6-first', 'trust-irp6-second'],
  checklist: 'irp6-entity',
  letter: 'provisional',
  service: 'tax-trust',
  isForSars: true,
  isAskedWithin: true,
  needsApproval: true,
  scope: [
    'We estimate what the trust will keep and what the trustees will vest, from the books so far and your plans.',
    'Before the end of February we give the trustees the income by type and a draft resolution.',
    'We show you the estimate and the amount to pay, and file the IRP6 once the trustees have approved it.',
    'We remind you before the due date, with the amount and the reference to pay under.',
  ],
  done: ['The IRP6 as it was filed', 'The working behind the estimate, in case SARS asks for it'],
});
