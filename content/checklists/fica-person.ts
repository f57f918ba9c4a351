import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const ficaPerson = defineChecklist({
  id: 'fica-person',
  name: 'Who you are',
  questions: [
    {
      id: 'passport',
      text: 'Do you identify yourself with a passport, and not a South African ID?',
      known: 'passport',
    },
    {
      id: 'own-address',
      text: 'Is there an account or statement in your own name with your home address on it?',
    },
    { id: 'acts', text: 'Does somebody else deal with us for you?' },
  ],
  items: [
    {
      id: 'id',
      what: 'Your ID: the card from both sides, or the page of the ID book with your photo',
      why: 'The Financial Intelligence Centre Act (FICA) or the rules of our profession require us to know whom we act for.',
      where: 'Photograph it flat and in daylight, with all four corners.',
      answers: ['photos', 'file'],
      notMine: 'never',
      when: { passport: 'no' },
    },
    {
      id: 'passport',
      what: 'Your passport: the page with your photo, and the permit if you have one',
      why: 'The Financial Intelligence Centre Act (FICA) or the rules of our profession require us to know whom we act for.',
      where: 'Photograph it flat and in daylight, with all four corners.',
      answers: ['photos', 'file'],
      notMine: 'never',
      when: { passport: 'yes' },
    },
    {
      id: 'address',
      what: 'Proof of your home address',
      why: 'It shows that the name and the address belong together.',
      where: 'A recent municipal account, bank statement or other account with your name and address.',
      answers: ['photos', 'file'],
      notMine: 'never',
      when: { 'own-address': 'yes' },
    },
    {
      id: 'address-of-another',
      what: 'Proof of address in the name of the person you live with, and a line from them',
      why: 'It shows where you live when no account is in your name.',
      where: 'Their account or lease, with a signed sentence that you live there, and their ID.',
      answers: ['photos', 'file'],
      notMine: 'never',
      when: { 'own-address': 'no' },
    },
    {
      id: 'authority',
      what: 'The power of attorney or the court’s order, and the ID of whoever acts for you',
      why: 'We have to know both of you, and what that person may decide.',
      where: 'From whoever acts for you.',
      answers: ['file', 'photos'],
      notMine: 'with-reason',
      when: { acts: 'yes' },
    },
    {
      id: 'tax-number',
      what: 'Your income tax number',
      why: 'We find you on eFiling with it, and do not mix you up with somebody of the same name.',
      where: 'On any IRP5, assessment or letter from SARS.',
      answers: ['sentence', 'photos', 'file'],
      isOptional: true,
      known: 'taxNumber',
    },
  ],
});
