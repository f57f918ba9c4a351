import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';
import { ownerItems } from './owner-items.ts';

export const cipcReturn = defineChecklist({
  id: 'cipc-return',
  name: 'Papers for the annual return at the CIPC',
  questions: [
    { id: 'first', text: 'Is this the first annual return that we file for you?', known: 'first' },
    {
      id: 'owners-filed',
      text: 'Have the beneficial owners been filed this calendar year?',
      help: 'The CIPC takes no annual return without it, even if nobody has changed.',
    },
    {
      id: 'moved',
      text: 'Has an address, an e-mail address or a phone number of the company or a director changed?',
    },
    { id: 'directors', text: 'Has a director joined or left since the last annual return?' },
    { id: 'audited', text: 'Must the company’s financial statements be audited?' },
  ],
  items: [
    {
      id: 'customer-code',
      what: 'Registration number, and the CIPC customer code if you have one',
      why: 'The return is filed under them.',
      where: 'On the registration certificate. The customer code is the one you sign in with at the CIPC.',
      answers: ['sentence', 'file', 'photos'],
      when: { first: 'yes' },
    },
    {
      id: 'turnover',
      what: 'Turnover of the last financial year',
      why: 'The CIPC’s fee goes by it. The CIPC has named companies in public for understating it.',
      where: 'In the last financial statements.',
      answers: ['file', 'sentence'],
    },
    {
      id: 'contacts',
      what: 'The new address, e-mail address or phone number, and whose it is',
      why: 'One-time pins and reminders go to what the CIPC has on record.',
      where: 'A sentence is enough.',
      answers: ['sentence'],
      when: { moved: 'yes' },
    },
    {
      id: 'directors',
      what: 'Which director joined or left, on which day, with the resolution or letter',
      why: 'The CIPC wants to hear of a change within ten business days (CoR39).',
      where: 'In the minute book. For a new director also a certified copy of the ID.',
      answers: ['file', 'photos', 'sentence'],
      when: { directors: 'yes' },
    },
    {
      id: 'audited-statements',
      what: 'The audited financial statements, with their iXBRL file',
      why: 'A company that must be audited files them in the CIPC’s digital format.',
      where: 'From your auditor or whoever drew them up.',
      answers: ['file'],
      when: { audited: 'yes' },
    },
    {
      id: 'accountability',
      what: 'Who keeps the books, who compiles the statements, and who reviews them',
      why: 'Companies without an audit answer this in the financial accountability supplement.',
      where: 'Names and what each of them is. If we do all of it, say so.',
      answers: ['sentence'],
      when: { audited: 'no' },
    },
    ...ownerItems.map((item) => ({ ...item, when: { 'owners-filed': 'no' as const } })),
  ],
});
