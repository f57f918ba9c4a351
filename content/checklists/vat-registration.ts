import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const vatRegistration = defineChecklist({
  id: 'vat-registration',
  name: 'Papers to register you for VAT',
  questions: [
    { id: 'choice', text: 'Do you register by choice, below the limit?' },
    { id: 'new', text: 'Have you not sold anything yet?' },
    { id: 'imports', text: 'Do you import or export goods?' },
  ],
  items: [
    {
      id: 'sales',
      what: 'Sales of the last twelve months, month by month',
      why: 'They show from which day you must register, or that you may.',
      where: 'From your accounting program, or the invoices.',
      answers: ['file', 'photos'],
      when: { new: 'no' },
    },
    {
      id: 'contracts',
      what: 'Contracts or orders that show what you will sell',
      why: 'Before the first sale they are the proof that you trade.',
      where: 'Signed contracts, orders, or a budget with what it rests on.',
      answers: ['file', 'photos'],
      when: { new: 'yes' },
    },
    {
      id: 'reason',
      what: 'Why you want to register below the limit',
      why: 'SARS asks, and so would we: customers without VAT numbers then pay more.',
      where: 'A sentence is enough.',
      answers: ['sentence'],
      when: { choice: 'yes' },
    },
    {
      id: 'bank',
      what: 'Proof of the bank account of the business',
      why: 'Refunds are paid to this account and to no other.',
      where: 'A letter of the bank or a stamped statement, not older than three months.',
      answers: ['file', 'photos'],
    },
    {
      id: 'address',
      what: 'Proof of the address of the business',
      why: 'SARS registers the place at which it can find the business.',
      where: 'A lease, or an account for water, lights or a phone.',
      answers: ['file', 'photos'],
    },
    {
      id: 'ids',
      what: 'ID or passport of the owner, the directors or the trustees',
      why: 'The application names the people behind the business.',
      where: 'A photograph of each is fine.',
      answers: ['photos', 'file'],
    },
    {
      id: 'customs',
      what: 'The customs client number, if you have one',
      why: 'SARS joins both registrations.',
      where: 'On the letter of registration for customs.',
      answers: ['sentence', 'file'],
      when: { imports: 'yes' },
    },
  ],
});
