import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const loanLetter = defineChecklist({
  id: 'loan-letter',
  name: 'For the letter to the bank',
  questions: [],
  items: [
    {
      id: 'request',
      what: 'What the bank asks for, in its own words',
      why: 'We confirm what we have seen, and some letters ask for more than anybody can confirm.',
      where: 'The bank’s e-mail or form.',
      answers: ['file', 'photos', 'sentence'],
    },
    {
      id: 'figures',
      what: 'The papers behind the figures, where we do not keep your books',
      why: 'The letter names the records that we have seen.',
      where: 'Statements, payslips, the last assessment or the financial statements.',
      answers: ['file', 'photos'],
      isOptional: true,
    },
    {
      id: 'to',
      what: 'To whom the letter is addressed, and by when you need it',
      why: 'It is written to one reader and for one purpose.',
      where: 'Name and branch of the bank.',
      answers: ['sentence'],
    },
  ],
});
