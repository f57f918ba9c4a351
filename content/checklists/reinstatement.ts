import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const reinstatement = defineChecklist({
  id: 'reinstatement',
  name: 'Papers to reinstate your company',
  questions: [
    { id: 'traded', text: 'Was the company in business when it was deregistered?' },
    { id: 'owned', text: 'Did it own something of value: money, property, a claim, a name?' },
    { id: 'statements', text: 'Are there financial statements for the years since its last annual return?' },
  ],
  items: [
    {
      id: 'registration',
      what: 'Registration number, and any letter of the CIPC',
      why: 'We look up what the CIPC holds, and how far the deregistration has gone.',
      where: 'On the registration certificate or an old annual return.',
      answers: ['sentence', 'file', 'photos'],
    },
    {
      id: 'traded',
      what: 'Proof that it was in business',
      why: 'Only then, or if it owned something, can it be reinstated. The CIPC may ask for the proof.',
      where: 'Bank statements, invoices or contracts from around that day.',
      answers: ['file', 'photos'],
      when: { traded: 'yes' },
    },
    {
      id: 'owned',
      what: 'Proof of what it owned',
      why: 'Only then, or if it was in business, can it be reinstated. The CIPC may ask for the proof.',
      where: 'A bank statement, title deed, registration of a vehicle, or a claim in writing.',
      answers: ['file', 'photos'],
      when: { owned: 'yes' },
    },
    {
      id: 'directors',
      what: 'ID of each director, with address, e-mail and phone',
      why: 'They sign the application, and one-time pins go to them.',
      where: 'From each director.',
      answers: ['photos', 'file'],
      notMine: 'with-reason',
    },
    {
      id: 'turnover',
      what: 'Turnover of each year since the last annual return',
      why: 'The fees of the returns in arrears go by it.',
      where: 'The financial statements, or your own figures if there are none.',
      answers: ['sentence', 'file'],
    },
    {
      id: 'statements',
      what: 'Financial statements of those years',
      why: 'They or the supplement must follow within 30 business days of the reinstatement.',
      where: 'From whoever kept the books.',
      answers: ['file'],
      when: { statements: 'yes' },
    },
  ],
});
