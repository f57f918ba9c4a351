import { firm } from '../firm.ts';

export const careers = {
  title: 'Careers',
  description: `Work with ${firm.name} in ${firm.city}: whom we look for, articles with ${firm.trainsWith.join(' and ')} for trainee accountants, and how to apply.`,
  hero: {
    eyebrow: 'Careers',
    title: 'A desk, a lamp and good books',
    lede: `We are a small practice in ${firm.city}. People stay because the work is checked, the hours end, and nobody signs what they have not read.`,
    text: 'We list no vacancies here, because a list grows old. We read every application, and keep the good ones in mind.',
    button: 'Apply',
  },
  people: { eyebrow: 'Whom we look for', title: 'Four kinds of careful people' },
  trainees: {
    eyebrow: 'Trainees',
    title: 'Serve your articles here',
    lede: 'You rotate between bookkeeping, tax, payroll and advisory, so that at the end you have seen a set of books from the first slip to the assessment.',
  },
  apply: {
    title: 'How to apply',
    text: 'We choose by what you can do and would like to learn. Tell us if you need anything changed so that you can show it.',
    button: 'Write your application',
    privacy:
      'Your application is a message like any other: who reads it, and when it is deleted, is in the [privacy policy](/privacy).',
  },
};

export const people: { title: string; text: string }[] = [
  {
    title: 'Accountants',
    text: 'You close a month without being asked, reconcile before you report, and can say in one sentence why a figure moved.',
  },
  {
    title: 'Tax practitioners',
    text: 'You read the Act before the summary, write down your working, and tell a client what will not be allowed before SARS does.',
  },
  {
    title: 'Payroll administrators',
    text: 'You know that a payslip is somebody’s rent. PAYE, UIF and SDL are right the first time, and the EMP201 is in before the 7th.',
  },
  {
    title: 'Trainees',
    text: 'You have the degree, or are about to, and want to learn on real books with somebody who checks every page of them.',
  },
];

export const trainingContracts: Record<(typeof firm.trainsWith)[number], { title: string; text: string }> = {
  SAICA: {
    title: 'Articles with SAICA',
    text: 'A training contract towards Chartered Accountant (SA) or Associate General Accountant (SA). It runs for three years if you come with the degree, and longer if you study beside it.',
  },
  SAIPA: {
    title: 'Articles with SAIPA',
    text: 'A learnership of three years towards Professional Accountant (SA), after a BCom with the subjects that SAIPA asks for. The professional evaluation comes at its end.',
  },
};

export const applicationSteps = [
  'Write on the contact page. Begin the subject with "Application", and say which desk you mean.',
  'Tell us in the message what you have done, what you would like to learn and when you could begin. A page is enough, and please leave out your ID number.',
  'If there is a desk, or soon may be, one of the directors phones you and asks for your CV and certificates.',
  'You meet the people you would work with, and see the books you would keep. Bring your questions.',
];
