import type { EstateLetterId } from '#content/estate-letters.ts';
import type { When } from './estate-step.ts';

/** What families see to besides the steps that the law names: it has no day and no section. */
export type EstateTask = {
  /** Part of the ticks that families keep: never changed. */
  id: string;
  what: string;
  who: string;
  how: string;
  seeTo: When;
  /** Of what it says about others than the family. */
  sources?: readonly string[];
  letter?: EstateLetterId;
  more?: { label: string; to: string };
};

const YOU = 'You';

export const estateTasks: readonly EstateTask[] = [
  {
    id: 'certificate',
    what: 'Copies of the death certificate',
    who: YOU,
    how: 'One goes out with each of the letters below.',
    seeTo: 'today',
  },
  {
    id: 'papers',
    what: 'The will, bank statements and policies, in one folder',
    who: YOU,
    how: 'What you do not find, the letters below ask for.',
    seeTo: 'today',
  },
  {
    id: 'tell-bank',
    what: 'The bank told of the death',
    who: YOU,
    how: 'The letter asks for every account, and for its balance on the day of death.',
    seeTo: 'month',
    letter: 'bank',
  },
  {
    id: 'bank-answer',
    what: 'Balances, and a list of the papers that it needs',
    who: 'The bank',
    how: 'If nothing has come after two weeks, call and name your letter.',
    seeTo: 'month',
  },
  {
    id: 'tell-employer',
    what: 'The employer told, if there was one',
    who: YOU,
    how: 'The letter asks for pay that is still due, the pension fund, and the IRP5.',
    seeTo: 'month',
    letter: 'employer',
  },
  {
    id: 'tell-insurers',
    what: 'Insurers and funds told',
    who: YOU,
    how: 'The letter asks what each policy pays, and to whom.',
    seeTo: 'month',
    letter: 'insurer',
  },
  {
    id: 'tell-sars',
    what: 'SARS told of the death',
    who: 'You, or we if you wish',
    how: 'Online or by email, with the death certificate, the ID of the deceased and your own. The last return of the deceased, and those of the estate, are still to be filed. The case number that SARS gives you goes on all that you send later.',
    seeTo: 'month',
    sources: [
      'https://www.sars.gov.za/types-of-tax/estate-duty/ (29 June 2023, an estate is reported to SARS)',
      'https://www.pa.org.za (the Minister of Finance, 6 March 2024, question W159)',
    ],
  },
  {
    id: 'tax-figures',
    what: 'The tax of the estate',
    who: 'We, if you wish',
    how: 'The last return, capital gains on the day of death, what the estate earns, and estate duty.',
    seeTo: 'later',
    more: { label: 'What each costs', to: '/tax/deceased-estate#cost' },
  },
];
