import { monthsAfter, plusDays } from './calendar-day.ts';
import { longDayText } from './day-text.ts';
import { oneSource, twoSources, type Evidence } from './deadline-rule.ts';
import { MASTERS_OFFICE, masterPapers, masterPapersEvidence, SECTION_9 } from './estate-master-papers.ts';
import type { EstateStep } from './estate-step.ts';

const ESTATES_ACT = 'Administration of Estates Act 66 of 1965';
export const ASK_THE_MASTER =
  'If it is done, all is well. If not, the time that the law gives has passed: do it today, and ask the Master for more time with it.';
const FAMILY = 'You: the husband, wife or nearest relative';
const NO_LETTERS = 'It counts from the letters of executorship, which have not been granted yet.';
export const EXECUTOR = 'The executor';

const TOGETHER = 'If the will names more than one executor, they act together, and each of them signs.';

/** Of 2021/22, for both kinds of letters; the Act names no time. */
const HOW_LONG =
  'The law names no day. In 2021/22 the offices took 21 working days on average once all the papers were there (the Minister of Justice, 12 August 2022), and some offices longer.';
const HOW_LONG_SOURCE = 'https://pmg.org.za/committee-question/19708/ (12 August 2022, how long it takes)';

const smallEstateEvidence: Evidence = twoSources(
  'https://www.justice.gov.za/master/deceased-how.html',
  'https://mclarens.co.za/article/section-183-estates',
  'https://www.estateadminsa.co.za/faq-section-18-3-estates',
  'https://www.blcattorneys.co.za/2023/10/19/immovable-property-deceased-estate/',
  HOW_LONG_SOURCE,
);

const executorEvidence: Evidence = twoSources(
  'https://www.justice.gov.za/master/deceased-how.html',
  'https://www.nobleprosperity.co.za/2018/05/29/how-to-report-an-estate-that-exceeds-r250-000-to-the-master-or-to-a-service-point-of-the-master/',
  'http://dpvl.co.za/cgi-bin/dpvl/showarticle.pl?1670823172',
  HOW_LONG_SOURCE,
  'https://vdt.co.za/property/how-should-co-executors-of-a-deceased-estate-act/ (14 December 2021, more than one executor)',
  'https://vandeventers.law/Legal-Articles/entryid/2014/when-co-executors-lock-horns',
);

const SECTION_35 =
  'http://acts.co.za/administration-of-estates-act-1965/35__liquidation_and_distribution_accounts.php';
const GUIDES = [
  'https://www.derebus.org.za/administration-and-winding-up-of-a-deceased-estate/',
  'https://www.galileowills.co.za/the-process-of-administration-of-a-deceased-estate/',
  'https://www.vwhattorneys.co.za/deceased-estate-administration-and-the-role-of-executors-duties/',
] as const;

export const guideEvidence: Evidence = twoSources(...GUIDES);

const accountEvidence: Evidence = twoSources(SECTION_35, ...GUIDES);

export const estateEvidence: Evidence = twoSources(SECTION_9, SECTION_35, ...GUIDES);

export const masterSteps: readonly EstateStep[] = [
  {
    id: 'master-papers',
    what: 'Death notice, inventory and will, to the Master: one visit',
    who: FAMILY,
    within: 'Within 14 days of the death; the will at once; the inventory later if the Master allows it',
    law: `${ESTATES_ACT}, sections 7, 8(1) and 9(1)`,
    evidence: masterPapersEvidence,
    late: ASK_THE_MASTER,
    letter: 'master',
    where: MASTERS_OFFICE,
    papers: masterPapers,
    seeTo: 'today',
    reckon: ({ death, letters }) =>
      letters
        ? { unknown: 'Done: the Master grants letters only once these papers are in.', isSettled: true }
        : { day: plusDays(death, 14) },
  },
  {
    id: 'authority',
    what: 'Letters of authority from the Master',
    who: 'The Master names one of you, usually whom the will names',
    estates: 'withoutExecutor',
    within: 'Once the papers are complete',
    law: `${ESTATES_ACT}, section 18(3)`,
    evidence: smallEstateEvidence,
    late: ASK_THE_MASTER,
    seeTo: 'month',
    reckon: () => ({ unknown: `${HOW_LONG} For the short road as a whole we found no source.` }),
  },
  {
    id: 'hand-over',
    what: 'Debts paid, and what is left handed to the heirs',
    who: 'You, as the Master’s representative',
    estates: 'withoutExecutor',
    within: 'As the letters of authority say',
    law: `${ESTATES_ACT}, section 18(3)`,
    evidence: smallEstateEvidence,
    late: ASK_THE_MASTER,
    reckon: () => ({
      unknown:
        'The tax comes first: SARS is one of the creditors. The money goes through an account in the name of the estate (section 28(1)). No notice in the Gazette, and no liquidation and distribution account unless the Master asks for one. To sell a house or land you need a further direction of the Master first.',
    }),
  },
  {
    id: 'appointed',
    what: 'Letters of executorship from the Master',
    who: 'The Master appoints the executor',
    estates: 'withExecutor',
    within: 'Once the papers are complete',
    law: `${ESTATES_ACT}, sections 13, 14 and 18`,
    evidence: executorEvidence,
    late: ASK_THE_MASTER,
    seeTo: 'month',
    reckon: ({ letters }) =>
      letters
        ? {
            unknown: `Granted on ${longDayText(letters)}: the account below counts from that day. ${TOGETHER}`,
            isSettled: true,
          }
        : { unknown: `${HOW_LONG} Enter the day in the form once you have the letters. ${TOGETHER}` },
  },
  {
    id: 'estate-account',
    what: 'A bank account in the name of the estate',
    who: `${EXECUTOR} opens it`,
    estates: 'withExecutor',
    within: 'Once there is more money in hand than the Chief Master sets',
    law: `${ESTATES_ACT}, section 28(1)`,
    evidence: oneSource('http://acts.co.za/administration-of-estates-act-1965/28_banking_accounts.php'),
    late: ASK_THE_MASTER,
    reckon: () => ({ unknown: 'The law names no day. What comes in for the estate is paid into it.' }),
  },
  {
    id: 'creditors',
    what: 'Creditors’ claims, called for in the Gazette and a newspaper',
    who: EXECUTOR,
    estates: 'withExecutor',
    within: 'A period that the notice names, of 30 days to three months after it appears',
    law: `${ESTATES_ACT}, section 29`,
    evidence: guideEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ letters }) => ({
      unknown: letters
        ? `The notice names the last day for claims. It cannot be before ${longDayText(plusDays(letters, 30))}.`
        : `The notice names the last day for claims. ${NO_LETTERS}`,
    }),
  },
  {
    id: 'account',
    what: 'Liquidation and distribution account, to the Master',
    who: `${EXECUTOR} draws it up, or has an attorney do it; we can prepare the tax figures in it`,
    estates: 'withExecutor',
    within: 'Within six months of the letters of executorship, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 35(1)`,
    evidence: accountEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ letters }) => (letters ? { day: monthsAfter(letters, 6) } : { unknown: NO_LETTERS }),
  },
  {
    id: 'inspection',
    what: 'Inspection of the account by whom it concerns',
    who: `${EXECUTOR} gives notice; heirs and creditors look`,
    estates: 'withExecutor',
    within: 'At least 21 days from the day that the notice names',
    law: `${ESTATES_ACT}, section 35(5)`,
    evidence: accountEvidence,
    late: ASK_THE_MASTER,
    reckon: () => ({ unknown: 'The notice of inspection names the first of at least 21 days.' }),
  },
];

export const paidOut: EstateStep = {
  id: 'paid-out',
  what: 'Creditors paid, and what is left handed to the heirs',
  who: EXECUTOR,
  estates: 'withExecutor',
  within: 'At once when the inspection is over and nobody has objected',
  law: `${ESTATES_ACT}, section 35(12)`,
  evidence: accountEvidence,
  late: ASK_THE_MASTER,
  reckon: () => ({
    unknown:
      'As the account says, and not before the tax is known: an executor who pays out too early can be held to what SARS is then short of.',
  }),
};
