import { pageText } from '#app/firm/core/page-text.ts';
import type { firm } from '../firm.ts';

export const careers = pageText('careers.careers', {
  title: 'Careers',
  alsoCalled: ['jobs', 'vacancies', 'internship', 'trainee accountant', 'training contract'],
  description:
    'Work with {{firm.name}} in {{firm.city}}: who we look for, how trainee accountants learn with us, and how to apply.',
  hero: {
    eyebrow: 'Careers',
    title: 'Work with us',
    lede: 'We are a small practice in {{firm.city}}. People stay because their work is checked, they go home on time, and nobody signs what they have not read.',
    text: 'We don’t list vacancies here. We read every application and keep the good ones.',
    button: 'Apply',
  },
  people: { eyebrow: 'Who we look for', title: 'The people we hire' },
  trainees: {
    eyebrow: 'Trainees',
    title: 'Serve your articles here',
    lede: 'You rotate through bookkeeping, tax, payroll and advisory. By the end you have seen a set of books from the first slip to the assessment.',
  },
  apply: {
    title: 'How to apply',
    text: 'We hire for what you can do and what you want to learn. If you need anything arranged for an interview, tell us.',
    button: 'Write your application',
    privacy: 'Who reads your application, and when we delete it, is in the [privacy policy](/privacy).',
  },
});

export const people = pageText<{ title: string; text: string }[]>('careers.people', [
  {
    title: 'Accountants',
    text: 'You close a month without being asked, reconcile before you report, and can explain in one sentence why a figure changed.',
  },
  {
    title: 'Tax practitioners',
    text: 'You read the Act before the summary, show your working, and tell a client what SARS won’t allow before SARS does.',
  },
  {
    title: 'Payroll administrators',
    text: 'You know a payslip is somebody’s rent. PAYE, UIF and SDL are right the first time, and the EMP201 is in before the 7th.',
  },
  {
    title: 'Trainees',
    text: 'You have your degree, or nearly, and want to learn on real books with somebody who checks every page.',
  },
]);

export const trainingContracts = pageText<
  Record<(typeof firm.trainsWith)[number], { title: string; text: string }>
>('careers.trainingContracts', {
  SAICA: {
    title: 'Articles with SAICA',
    text: 'A training contract towards Chartered Accountant (SA) or Associate General Accountant (SA). It runs for three years if you come with the degree, and longer if you study while you work.',
  },
  SAIPA: {
    title: 'Articles with SAIPA',
    text: 'A learnership of three years towards Professional Accountant (SA), after a BCom with the subjects SAIPA asks for. You write the professional evaluation at the end.',
  },
});

export const applicationSteps = pageText('careers.applicationSteps', [
  'Write on the contact page. Begin the subject with "Application", and say which job you want.',
  'Tell us what you have done, what you want to learn and when you can start. A page is enough, and please leave out your ID number.',
  'If we have an opening, or expect one soon, {{firm.head}} phones you and asks for your CV and certificates.',
  'You meet the people you would work with, and talk through a day in the job. Bring your questions.',
]);
