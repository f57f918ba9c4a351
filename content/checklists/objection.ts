import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const objection = defineChecklist({
  id: 'objection',
  name: 'Papers for your objection',
  questions: [
    { id: 'own-return', text: 'Did somebody else prepare the return that was assessed?' },
    { id: 'reasons', text: 'Has SARS given you the reasons for the assessment?' },
    {
      id: 'cannot-pay',
      text: 'Do you want payment to wait until SARS has decided?',
      help: 'An objection alone does not stop the debt or the interest on it.',
    },
  ],
  items: [
    {
      id: 'assessment',
      what: 'The notice of assessment',
      why: 'The days to object count from its date.',
      where: 'On eFiling, with the returns of that year: ITA34, VAT217 or EMP217.',
      answers: ['file', 'photos'],
    },
    {
      id: 'grounds',
      what: 'What is wrong with it, in your words',
      why: 'The objection names each amount that you dispute, and why.',
      where: 'A few sentences are enough. We look for the law.',
      answers: ['sentence', 'file'],
    },
    {
      id: 'proof',
      what: 'The papers that prove your side',
      why: 'SARS decides on what it can see.',
      where: 'Certificates, invoices, contracts, statements and letters on these amounts.',
      answers: ['file', 'photos'],
    },
    {
      id: 'return',
      what: 'The return as it was filed, with its papers',
      why: 'The objection must agree with what was declared.',
      where: 'On eFiling, or from whoever prepared it.',
      answers: ['file'],
      when: { 'own-return': 'yes' },
    },
    {
      id: 'reasons',
      what: 'SARS’s letter with the reasons',
      why: 'The grounds answer these reasons, and the days may count from this letter.',
      where: 'On eFiling, under letters.',
      answers: ['file', 'photos'],
      when: { reasons: 'yes' },
    },
    {
      id: 'means',
      what: 'What you can pay now, and what you own and owe',
      why: 'SARS weighs whether the tax can still be collected later.',
      where: 'A list is fine. Add the last bank statement of each account.',
      answers: ['sentence', 'file'],
      when: { 'cannot-pay': 'yes' },
    },
  ],
});
