import type { Item } from '#app/work/core/checklists/define-checklist.ts';

/** Required by the CIPC when beneficial owners are filed, with or before the annual return. */
export const ownerItems = [
  {
    id: 'share-register',
    what: 'The securities register: every holder, certificate and transfer, up to date',
    why: 'The filing only repeats what the register says, so it has to be right first.',
    where: 'In the company’s file. If certificates were never written, say so and we put it right.',
    answers: ['file', 'photos', 'sentence'],
    notMine: 'with-reason',
  },
  {
    id: 'owners',
    what: 'Who owns or controls the company in the end',
    why: 'Always people, never a company or a trust: follow the shares until you get to them.',
    where:
      'For each: full name, ID or passport number, date of birth, address, e-mail address, and how large the interest is.',
    answers: ['sentence', 'file'],
  },
  {
    id: 'owner-ids',
    what: 'A certified copy of each owner’s ID or passport',
    why: 'The CIPC takes the filing only with it.',
    where: 'Have the copy certified, then photograph or scan it, stamp included.',
    answers: ['photos', 'file'],
    notMine: 'never',
  },
  {
    id: 'control',
    what: 'Agreements that give somebody a say',
    why: 'A right to appoint a director or to decide a vote can make somebody an owner, however few the shares.',
    where: 'The shareholders’ agreement and the memorandum of incorporation. Say "none" if there is none.',
    answers: ['file', 'sentence'],
  },
  {
    id: 'mandate',
    what: 'The company’s mandate for us to file',
    why: 'The CIPC asks by what right we file for you.',
    where: 'We send you the text: sign it and send it back.',
    answers: ['file', 'photos'],
    notMine: 'never',
  },
] as const satisfies readonly Item[];
