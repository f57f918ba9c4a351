import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';
import { ownerItems } from './owner-items.ts';

export const beneficialOwners = defineChecklist({
  id: 'beneficial-owners',
  name: 'Papers to file the beneficial owners',
  questions: [
    { id: 'chain', text: 'Does a company or a trust hold shares?' },
    {
      id: 'changed',
      text: 'Has an owner changed since the last filing?',
      help: 'Also say yes if nothing was filed before.',
    },
  ],
  items: [
    ...ownerItems,
    {
      id: 'chain',
      what: 'Papers of each company or trust that holds shares',
      why: 'The chart must go on to the people behind it.',
      where: 'Its share register, or the trust deed with the letters of authority.',
      answers: ['file', 'photos'],
      when: { chain: 'yes' },
    },
    {
      id: 'change',
      what: 'What changed, and on which day',
      why: 'A change is filed within ten business days.',
      where: 'The agreement of sale or the transfer form.',
      answers: ['file', 'photos', 'sentence'],
      when: { changed: 'yes' },
    },
  ],
});
