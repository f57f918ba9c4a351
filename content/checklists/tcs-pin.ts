import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const tcsPin = defineChecklist({
  id: 'tcs-pin',
  name: 'For your tax compliance status',
  questions: [{ id: 'abroad', text: 'Is it for money that you send or invest abroad?' }],
  items: [
    {
      id: 'purpose',
      what: 'What you need it for, and by when',
      why: 'SARS asks for the purpose: a tender, good standing, or money that goes abroad.',
      where: 'In the tender or in the letter of whoever asks for it.',
      answers: ['sentence', 'file'],
    },
    {
      id: 'source',
      what: 'Where the money comes from, with proof',
      why: 'SARS looks at the source of every amount that leaves the country.',
      where: 'Bank statements, the sale agreement, the will, the loan or the gift in writing.',
      answers: ['file', 'photos'],
      when: { abroad: 'yes' },
    },
    {
      id: 'balance',
      what: 'What you own and owe in the last three years',
      why: 'SARS asks for a statement of assets and liabilities of each of these years.',
      where: 'A spreadsheet is best. Say what each value rests on.',
      answers: ['file', 'sentence'],
      when: { abroad: 'yes' },
    },
  ],
});
