import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const deregistration = defineChecklist({
  id: 'deregistration',
  name: 'Papers to deregister your company',
  questions: [
    { id: 'bank', text: 'Does the company still have a bank account?' },
    { id: 'owns', text: 'Does it still own or owe anything?' },
    { id: 'registered', text: 'Is it registered for VAT or as an employer?', known: 'vendor-or-employer' },
  ],
  items: [
    {
      id: 'registration',
      what: 'Registration number, and the CIPC customer code if you have one',
      why: 'The application is filed under them.',
      where: 'On the registration certificate.',
      answers: ['sentence', 'file', 'photos'],
    },
    {
      id: 'decision',
      what: 'The owners’ decision to close it, and the last day of business',
      why: 'We ask SARS and the CIPC from that day on.',
      where: 'A signed resolution. We send you the words.',
      answers: ['file', 'photos', 'sentence'],
    },
    {
      id: 'bank',
      what: 'The last bank statement, and the date on which you close the account',
      why: 'What is left in it has to go somewhere before the company ends.',
      where: 'From the bank.',
      answers: ['file', 'photos'],
      when: { bank: 'yes' },
    },
    {
      id: 'owns',
      what: 'What it owns and owes, and what is to happen with it',
      why: 'What a deregistered company still owns falls to the State.',
      where: 'A list is fine.',
      answers: ['sentence', 'file'],
      when: { owns: 'yes' },
    },
    {
      id: 'numbers',
      what: 'The VAT and PAYE numbers, and the last returns',
      why: 'SARS looks at every return before it confirms that nothing is owed.',
      where: 'On eFiling, or the notices of registration.',
      answers: ['sentence', 'file', 'photos'],
      when: { registered: 'yes' },
    },
  ],
});
