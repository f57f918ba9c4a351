import { oneSource, TAX_ADMINISTRATION_ACT, twoSources } from '#app/firm/core/deadline-rule.ts';
import { defineEngagement } from '#app/work/core/engagements/define-engagement.ts';

const MATTER = {
  taxpayers: ['individual', 'company', 'trust', 'estate'],
  period: 'once',
  deadline: null,
  letter: 'single-matter',
  service: 'tax-individual',
} as const;

const WITHIN_21_DAYS = { from: 'event', count: 21, unit: 'business-days' } as const;

export const objection = defineEngagement({
  ...MATTER,
  id: 'objection',
  plannedMinutes: 300,
  group: 'disputes',
  name: 'Objection to an assessment',
  isForSars: true,
  needsApproval: true,
  checklist: 'objection',
  due: {
    from: 'event',
    event: 'the date of the assessment, or the day on which SARS gave its reasons',
    count: 80,
    unit: 'dispute-days',
    law: `Rule 7(1) of the dispute rules of 10 March 2023 under section 103 of the ${TAX_ADMINISTRATION_ACT}`,
    evidence: twoSources('https://www.cliffedekkerhofmeyr.com', 'https://www.reganvanrooy.com'),
  },
  scope: [
    'We compare the assessment with the return and the law, and tell you whether an objection is worth it.',
    'We ask SARS for its reasons where the notice does not give them.',
    'We draw up the grounds and the proof, and file the objection once you have approved it.',
    'We apply for suspension of payment where you want it: an objection alone does not stop the debt.',
    'We watch SARS’s time to decide, and tell you what the decision means and what can follow.',
  ],
  done: ['The objection as it was filed, with the proof', 'SARS’s decision, and what it means for you'],
});

/** The letter names its day: the law only says that the time is reasonable (section 46). */
export const verification = defineEngagement({
  ...MATTER,
  id: 'verification',
  plannedMinutes: 180,
  group: 'disputes',
  name: 'Verification or request for papers by SARS',
  isForSars: true,
  checklist: 'verification',
  scope: [
    'We read SARS’s letter, and tell you what it asks for and by when.',
    'We agree the papers with the return before SARS sees them.',
    'We send the answer on eFiling, and keep the proof of it.',
    'We read the outcome, and tell you by when an objection would have to follow.',
  ],
  done: ['The answer as it was sent', 'SARS’s outcome, compared with the return'],
});

export const taxCompliance = defineEngagement({
  ...MATTER,
  id: 'tcs-pin',
  plannedMinutes: 20,
  group: 'registrations',
  name: 'Tax compliance status (PIN)',
  isForSars: true,
  checklist: 'tcs-pin',
  scope: [
    'We look at what stands in the way: returns that are missing, debt, and numbers that are not up to date.',
    'We tell you what has to be filed or paid first, and what our part of it costs.',
    'We ask SARS for the PIN, and send it to you.',
  ],
  done: ['The PIN, with the day on which it expires'],
});

export const vatRegistration = defineEngagement({
  ...MATTER,
  id: 'vat-registration',
  plannedMinutes: 120,
  group: 'registrations',
  name: 'Registration for VAT',
  taxpayers: ['individual', 'company', 'trust'],
  service: 'accounting',
  isForSars: true,
  checklist: 'vat-registration',
  due: {
    ...WITHIN_21_DAYS,
    event: 'the day on which the sales passed the limit',
    law: `Value-Added Tax Act 89 of 1991, section 23; ${TAX_ADMINISTRATION_ACT}, section 22(2)`,
    evidence: oneSource(
      'https://source.acts.co.za/tax-administration-act-2011/22__registration_requirements.php',
    ),
  },
  scope: [
    'We work out from your sales whether you must register, or may, and from which day.',
    'We draw up the application with its proof, and file it.',
    'We answer what SARS asks, and go with you to an appointment where it wants one.',
    'We tell you what invoices must say from then on, and when the first return is due.',
  ],
  done: ['The notice of registration, with category and first period'],
});

export const employerRegistration = defineEngagement({
  ...MATTER,
  id: 'paye-registration',
  plannedMinutes: 60,
  group: 'registrations',
  name: 'Registration as an employer (PAYE)',
  service: 'payroll',
  isForSars: true,
  checklist: 'employer-registration',
  due: {
    ...WITHIN_21_DAYS,
    event: 'the day on which you became an employer',
    law: `${TAX_ADMINISTRATION_ACT}, section 22(2); Income Tax Act 58 of 1962, Fourth Schedule, paragraph 15`,
    evidence: twoSources(
      'https://source.acts.co.za/tax-administration-act-2011/22__registration_requirements.php',
      'https://tax.co.za/when-must-an-employer-register-for-employees-tax-purposes/',
    ),
  },
  scope: [
    'We register you with SARS for PAYE, and for SDL and UIF contributions where you have to pay them.',
    'We tell you which returns follow, and when the first of them is due.',
  ],
  done: ['The notice of registration, with the PAYE number'],
});

/** No source that we read says by when an employer registers with the Fund itself. */
export const uifRegistration = defineEngagement({
  ...MATTER,
  id: 'uif-registration',
  plannedMinutes: 60,
  group: 'registrations',
  name: 'Registration with the Unemployment Insurance Fund (UIF)',
  service: 'payroll',
  isForSars: false,
  checklist: 'employer-registration',
  scope: [
    'We register you as an employer with the Fund, beside SARS.',
    'We declare your employees to the Fund for the first time.',
  ],
  done: ['The Fund’s reference number', 'The first declaration as it was sent'],
});

/** No source that we read says by when an employer registers with the Fund. */
export const coidaRegistration = defineEngagement({
  ...MATTER,
  id: 'coida-registration',
  plannedMinutes: 60,
  group: 'registrations',
  name: 'Registration with the Compensation Fund (COIDA)',
  service: 'payroll',
  isForSars: false,
  checklist: 'employer-registration',
  scope: [
    'We find the class of risk that fits what your people do.',
    'We register you as an employer with the Compensation Fund.',
    'We ask for the letter of good standing once the first assessment has been paid.',
  ],
  done: ['The Fund’s reference number', 'The letter of good standing, once the Fund has issued it'],
});
