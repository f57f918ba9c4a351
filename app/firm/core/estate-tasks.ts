import type { EstateLetterId } from '#content/estate-letters.ts';
import type { When } from './estate-step.ts';

/** Tasks beside the steps of the law: they have no day and no section. */
export type EstateTask = {
  /** Identifies the ticks that families keep: never changed. */
  id: string;
  what: string;
  who: string;
  how: string;
  seeTo: When;
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
    id: 'look-after',
    what: 'The house and the car locked, insured and looked after',
    who: YOU,
    how: 'Whoever has them keeps them until the Master has named who acts for the estate (Administration of Estates Act 66 of 1965, section 11(1)(b)). Tell their insurer of the death, and ask what the cover needs while the house stands empty or somebody else drives the car.',
    seeTo: 'today',
    sources: [
      'https://studylib.net/doc/7378966/administration-of-estates-act (5 February 2009, the whole Act)',
    ],
  },
  {
    id: 'tell-bank',
    what: 'Tell the bank of the death',
    who: YOU,
    how: 'The letter asks for every account, its balance on the day of death, and a list of the papers that the bank needs. If nothing has come after two weeks, call and name your letter.',
    seeTo: 'month',
    letter: 'bank',
  },
  {
    id: 'tell-employer',
    what: 'Tell the employer, if there was one',
    who: YOU,
    how: 'The letter asks for pay that is still due, the pension fund, and the IRP5. If payroll asks for letters of executorship, or of authority, before the Master has issued them: tell them that you have applied.',
    seeTo: 'month',
    letter: 'employer',
  },
  {
    id: 'tell-insurers',
    what: 'Tell insurers and funds',
    who: YOU,
    how: 'The letter asks what each policy pays, and to whom. What a pension or retirement fund pays on a death usually stays outside the estate: the trustees of the fund divide it among dependants and those whom the member named (Pension Funds Act 24 of 1956, section 37C). Being named counts, but the trustees decide. What is paid as a lump sum is taxed by the table of retirement lump sums, in the name of the person who died.',
    seeTo: 'month',
    sources: [
      'https://www.simekaconsult.co.za/connecting/section-37c-of-the-pension-funds-act-duties-of-the-board-of-management-in-distributing-a-death-benefit/',
      'https://www.mclarens.co.za/section-37c-of-the-pension-funds-act/',
      'https://www.allangray.co.za/latest-insights/retirement/how-to-think-about-beneficiary-nominations-for-your-retirement-funds',
      'https://www.businesslive.co.za/bt/money/2019-08-04-harry-joffe-how-to-inherit-retirement-fund-benefits-tax-efficiently/ (4 August 2019, the tax)',
    ],
    letter: 'insurer',
    more: { label: 'The tax on a lump sum', to: '/calculator?type=lump-sum' },
  },
  {
    id: 'tell-sars',
    what: 'Tell SARS of the death',
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
  {
    id: 'transfer',
    what: 'The house and the car in the names of the heirs',
    who: 'You, with a conveyancer for the house',
    how: 'The house is transferred at the Deeds Office, which first wants the certificate of the municipality that rates and services are paid (Municipal Systems Act 32 of 2000, section 118(1)). The car is registered in the name of its heir at a licensing office.',
    seeTo: 'later',
    sources: [
      'https://bereavementstartguide.com/blog/property-transfer-deceased-estate-south-africa',
      'https://www.timdutoit.co.za/conveyancing/deceased-estates-conveyancing-property/',
    ],
  },
];
