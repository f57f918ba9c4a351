import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const employerRegistration = defineChecklist({
  id: 'employer-registration',
  name: 'Papers to register you as an employer',
  questions: [
    { id: 'paid', text: 'Have you paid anybody already?' },
    { id: 'sars', text: 'Does SARS know you as an employer?', known: 'employer' },
  ],
  items: [
    {
      id: 'first-day',
      what: 'The day on which the first employee began',
      why: 'The registration counts from that day.',
      where: 'On the first contract.',
      answers: ['date', 'sentence'],
    },
    {
      id: 'people',
      what: 'A list of your employees',
      why: 'The Funds and SARS ask for them by name.',
      where: 'Name, ID or passport number, first day and pay of each. A spreadsheet is best.',
      answers: ['file', 'photos'],
    },
    {
      id: 'work',
      what: 'What your people do, and where',
      why: 'The Compensation Fund sets its rate by the kind of work.',
      where: 'A sentence for each kind of job.',
      answers: ['sentence', 'file'],
    },
    {
      id: 'bank',
      what: 'Proof of the bank account',
      why: 'What is paid back goes to this account.',
      where: 'A letter of the bank or a stamped statement, not older than three months.',
      answers: ['file', 'photos'],
    },
    {
      id: 'pay-so-far',
      what: 'What was paid to whom so far',
      why: 'The months since the first pay day are declared too.',
      where: 'Payslips, or the payments in the bank statement.',
      answers: ['file', 'photos'],
      when: { paid: 'yes' },
    },
    {
      id: 'paye-number',
      what: 'The PAYE reference number',
      why: 'The Funds ask for it.',
      where: 'On the notice of registration from SARS, or any EMP201.',
      answers: ['sentence', 'file', 'photos'],
      when: { sars: 'yes' },
    },
  ],
});
