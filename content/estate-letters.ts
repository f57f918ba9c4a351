/** A letter of a family or an executor after a death. Whole sentences; the writer fills in the fields. */
export type Declared = {
  /** The addressee, as on a button. */
  to: string;
  name: string;
  reference: string;
  /** Behind “Death of NAME, ID NUMBER: ”. */
  about: string;
  asks: readonly string[];
  /** In addition to the death certificate and the writer's authority. */
  encloses: readonly string[];
  /** In time, and after the legal day has passed. */
  late?: { days: number; asks: string };
  /** Further texts, by the size of the estate. */
  bySize?: Record<LetterSize, { asks: string; withoutWill: readonly string[]; encloses: readonly string[] }>;
  /** Says before letters are there that a copy follows. */
  beforeLetters?: true;
  /** Encloses the will itself; other letters a copy. */
  originalWill?: true;
};

export type LetterSize = 'small' | 'larger';

export const estateLetters = {
  bank: {
    to: 'The bank',
    name: 'Name of the bank',
    reference: 'Account number',
    about: 'accounts with you',
    asks: [
      'tell me which accounts, cards, loans, investments and safe-deposit boxes the deceased had with you, alone or with somebody else;',
      'give me the balance of each on the day of death, with the interest up to that day;',
      'stop the cards of the deceased, and tell me of every debit order before you stop it: the instalment of a bond and the insurance of a house or a car must go on;',
      'tell me what is owed on a bond or another loan, and whether credit life cover pays it;',
      'tell me of any funeral cover or other policy that the deceased had through you;',
      'list the papers that you need, and name a person to whom I can write.',
    ],
    encloses: ['a copy of the ID of the deceased, and of mine'],
    beforeLetters: true,
  },
  employer: {
    to: 'The employer',
    name: 'Name of the employer',
    reference: 'Employee number',
    about: 'pay and benefits',
    asks: [
      'tell me what is still payable up to the day of death: pay, leave and bonuses;',
      'pay what belongs to the estate into its own bank account only; you get the number once the account is open;',
      'name the pension or provident fund and any group life cover, with the forms to claim from them;',
      'tell me until when the medical scheme is paid, if there was one, and who may stay in it;',
      'send me the employee’s tax certificate (IRP5) up to the day of death, for the last income tax return;',
      'tell me what belongs to you and where to return it.',
    ],
    encloses: [],
    beforeLetters: true,
  },
  insurer: {
    to: 'An insurer or a fund',
    name: 'Name of the insurer or the fund',
    reference: 'Policy or member number',
    about: 'policies and benefits',
    asks: [
      'tell me which policies, annuities and funds the deceased had with you, and those on the life of the deceased;',
      'tell me what each pays, and to whom: a person who is named in it, or the estate;',
      'give me the value of each on the day of death;',
      'send me the forms to claim, for the estate and, if one names me, for myself, and list the papers that you need.',
    ],
    encloses: [],
    beforeLetters: true,
  },
  master: {
    to: 'The Master',
    name: 'Office of the Master of the High Court',
    reference: 'Reference of the estate, if there is one',
    about: 'report of the estate',
    asks: [
      'confirm that you have received these papers, and give me the reference of the estate;',
      'tell me what else your office needs, and in what form.',
    ],
    encloses: [
      'the death notice (J294)',
      'the inventory (J243)',
      'the marriage certificate, if there is one',
    ],
    originalWill: true,
    late: {
      days: 14,
      asks: 'accept the death notice and the inventory although the 14 days have passed, and allow the further time for which section 9(1) of the Administration of Estates Act 66 of 1965 provides;',
    },
    bySize: {
      small: {
        asks: 'give letters of authority under section 18(3) of the Administration of Estates Act 66 of 1965, because the estate is worth no more than it allows;',
        withoutWill: ['the next-of-kin affidavit (J192), if there is no valid will'],
        encloses: ['a list of the creditors', 'the acceptance of the Master’s directions (J155)'],
      },
      larger: {
        asks: 'give letters of executorship;',
        withoutWill: [
          'the next-of-kin affidavit (J192), if there is no valid will',
          'the heirs’ nomination, if no will names an executor who accepts',
        ],
        encloses: [
          'the acceptance of trust as executor (J190), twice, with the ID of who is to be executor',
          'the security (J262), if it is needed',
        ],
      },
    },
  },
} as const satisfies Record<string, Declared>;

export type EstateLetterId = keyof typeof estateLetters;

/** By the size of the estate; `''`: not known yet. */
export const lettersToCome: Record<LetterSize | '', string> = {
  small:
    'I have no letters of authority from the Master of the High Court. A copy follows as soon as there are any.',
  larger:
    'I have no letters of executorship from the Master of the High Court. A copy follows as soon as there are any.',
  '': 'I have no letters of executorship or letters of authority from the Master of the High Court. A copy follows as soon as there are any.',
};

/** The writer's role; `encloses` proves it. `hasLetters`: from the Master. */
export const estateWriters = {
  relative: { label: 'Next of kin', words: 'next of kin', encloses: null },
  spouse: { label: 'Surviving spouse', words: 'the surviving spouse', encloses: null },
  named: {
    label: 'Named as executor in the will, without letters yet',
    words: 'the person whom the will names as executor',
    encloses: 'the will, which names me as executor',
  },
  executor: {
    label: 'Executor, with letters of executorship',
    words: 'the executor',
    encloses: 'my letters of executorship',
    hasLetters: true,
  },
  representative: {
    label: 'Representative, with letters of authority',
    words: 'the representative whom the Master has authorised',
    encloses: 'my letters of authority',
    hasLetters: true,
  },
} as const satisfies Record<
  string,
  { label: string; words: string; encloses: string | null; hasLetters?: true }
>;

export const MASTERS_FORMS =
  'The forms of the Master (J294, J243 and the others) are on justice.gov.za/master, by their number, and at every office of the Master.';

export const estateLettersPage = {
  eyebrow: 'For executors and families',
  description:
    'Letters to the bank, the employer, an insurer and the Master after a death in South Africa: fill in once, then print, copy or download each.',
  alsoCalled: ['letter to bank after death', 'notify bank of death', 'tell the employer of a death'],
  lede: 'Fill this in once, and each letter is written with it: to print, to copy, or as a Word file.',
  consent:
    'Keep what is said of the person who died and of you at this link, for the next letter. Whoever has the link can read it.',
  notKept: 'Nothing that you type here is kept, unless you tick the box below.',
  /** `entries`: typed for the previous addressee. */
  leftOut: (entries: readonly string[]) =>
    `Left out, because it was typed for whom you wrote to before: ${entries.join('; ')}. Type it again if it belongs here.`,
  kept: 'To write a letter, or its Word file, your entries are sent to our server over an encrypted connection. It stores none of them.',
  writesAsHint:
    'If payroll or a bank asks for letters of executorship, or of authority, before the Master has issued them: tell them that you have applied, and send a copy once you have them.',
  carried: 'The day of death and the value are those of your timeline.',
  printed:
    'If you print this page, only the letter comes out. Sign it, and keep a copy. Executors act together: if there are two, one of you writes, and both sign.',
  forms: `${MASTERS_FORMS} Fill them in, sign them, and put them with the letter.`,
};
