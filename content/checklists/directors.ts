import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const directors = defineChecklist({
  id: 'directors',
  name: 'Papers for a change of directors',
  questions: [
    { id: 'joins', text: 'Does a director join?' },
    { id: 'leaves', text: 'Does a director leave?' },
    { id: 'details', text: 'Has a director’s name, address or other detail changed?' },
  ],
  items: [
    {
      id: 'joins',
      what: 'Who joins, and a certified copy of the ID or passport',
      why: 'The CIPC records the new director with it.',
      where: 'Have the copy certified, then photograph or scan it, stamp included.',
      answers: ['photos', 'file'],
      notMine: 'with-reason',
      when: { joins: 'yes' },
    },
    {
      id: 'contacts',
      what: 'Home address, e-mail and phone of the new director, and the day of the change',
      why: 'The change is filed within ten business days, and one-time pins go to these addresses.',
      where: 'A sentence is enough.',
      answers: ['sentence'],
      when: { joins: 'yes' },
    },
    {
      id: 'leaves',
      what: 'Who leaves, on which day, and the letter or resolution',
      why: 'The filing says how and when the director left.',
      where: 'The letter of resignation, the minutes, or the death certificate.',
      answers: ['file', 'photos'],
      notMine: 'with-reason',
      when: { leaves: 'yes' },
    },
    {
      id: 'details',
      what: 'What has changed, with proof of it',
      why: 'The register must show it as it is.',
      where: 'The marriage certificate for a name, an account for an address.',
      answers: ['file', 'photos', 'sentence'],
      when: { details: 'yes' },
    },
    {
      id: 'customer-code',
      what: 'Registration number, and the CIPC customer code if you have one',
      why: 'The change is filed under them.',
      where: 'On the registration certificate.',
      answers: ['sentence', 'file', 'photos'],
    },
  ],
});
