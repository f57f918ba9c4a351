import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const irp6Entity = defineChecklist({
  id: 'irp6-entity',
  name: 'Figures for the provisional tax of a company or trust',
  questions: [
    { id: 'own-books', text: 'Do you keep the books yourselves?' },
    {
      id: 'sold',
      text: 'Was a property, a business or shares sold this year, or will it be before the year ends?',
    },
    {
      id: 'bought',
      text: 'Was equipment or a vehicle bought this year, or will it be before the year ends?',
    },
    {
      id: 'assessed',
      text: 'Has SARS sent an assessment since the last time we filed?',
      help: 'Also say yes if this is the first time.',
    },
  ],
  items: [
    {
      id: 'books',
      what: 'Trial balance or income statement of the year so far',
      why: 'An estimate without books is a guess, and SARS may ask for the working behind it.',
      where: 'From your accounting program, up to the end of last month.',
      answers: ['file'],
      notMine: 'with-reason',
      when: { 'own-books': 'yes' },
    },
    {
      id: 'forecast',
      what: 'A forecast of the rest of the year',
      why: 'The estimate is of the whole year. If the second one is too low, a penalty can follow.',
      where: 'Sales and large costs you expect, month by month if you have them. A few sentences will do.',
      answers: ['sentence', 'file'],
      notMine: 'with-reason',
    },
    {
      id: 'sold',
      what: 'What was or will be sold: what it cost, and what comes in',
      why: 'A gain of the year belongs in the second estimate.',
      where: 'The agreement of the sale, and the purchase papers.',
      answers: ['file', 'photos', 'sentence'],
      when: { sold: 'yes' },
    },
    {
      id: 'bought',
      what: 'What was or will be bought: the invoice and the day',
      why: 'It only counts if it falls in the year.',
      where: 'The supplier’s invoice, or the order if it has not come yet.',
      answers: ['file', 'photos', 'sentence'],
      when: { bought: 'yes' },
    },
    {
      id: 'vesting',
      what: 'What the trustees will vest in beneficiaries this year',
      why: 'Income that is vested within the year is not estimated as the trust’s own.',
      where: 'A draft resolution, or a sentence with names and amounts.',
      answers: ['sentence', 'file'],
      of: 'trust',
    },
    {
      id: 'assessment',
      what: 'The latest notice of assessment, with the balance of losses',
      why: 'Its taxable income is the basic amount, and a loss may be set off in part.',
      where: 'On eFiling. We look there ourselves once you have appointed us.',
      answers: ['file', 'photos'],
      when: { assessed: 'yes' },
    },
  ],
});
