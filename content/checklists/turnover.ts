import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const turnover = defineChecklist({
  id: 'turnover',
  name: 'Figures for your turnover tax',
  questions: [
    { id: 'own-books', text: 'Do you keep the books yourself?' },
    { id: 'investments', text: 'Did the business also earn rent, interest or dividends?' },
    { id: 'sold', text: 'Did you sell equipment, a vehicle or a property of the business?' },
    { id: 'services', text: 'Do you earn from consulting or another profession?' },
    { id: 'shares', text: 'Do you, or the owners of the company, hold shares in another company?' },
  ],
  items: [
    {
      id: 'turnover',
      what: 'What came in for sales, month by month since 1 March',
      why: 'Turnover tax is worked out on turnover, without costs.',
      where: 'A report from your books or till, or the statements of the account that sales are paid into.',
      answers: ['file', 'photos', 'sentence'],
      when: { 'own-books': 'yes' },
    },
    {
      id: 'forecast',
      what: 'What you expect until the end of February',
      why: 'Both payments go by the turnover of the whole year, and there is a limit to watch.',
      where: 'Orders, and months that are usually quiet or busy. After the year has ended, write "over".',
      answers: ['sentence', 'file'],
    },
    {
      id: 'investments',
      what: 'Rent, interest and dividends of the business',
      why: 'For a company too much of them, together with professional fees, ends the right to turnover tax.',
      where: 'Bank statements, and the IT3(b) once it is there.',
      codes: ['IT3(b)'],
      answers: ['file', 'photos', 'sentence'],
      when: { investments: 'yes' },
    },
    {
      id: 'sold',
      what: 'What was sold: what it is, when, and for how much',
      why: 'A business that sells too much of what it owns within three years no longer qualifies.',
      where: 'The invoice or agreement of the sale.',
      answers: ['file', 'photos', 'sentence'],
      when: { sold: 'yes' },
    },
    {
      id: 'services',
      what: 'How much of the turnover is fees for such services',
      why: 'Most professional services do not qualify, whatever the turnover.',
      where: 'A sentence: which service, and about how much of the year.',
      answers: ['sentence', 'file'],
      when: { services: 'yes' },
    },
    {
      id: 'shares',
      what: 'Which shares, in which company, since when',
      why: 'Apart from a few kinds, such as listed shares, they end the right to turnover tax.',
      where: 'A sentence for each.',
      answers: ['sentence', 'file'],
      when: { shares: 'yes' },
    },
  ],
});
