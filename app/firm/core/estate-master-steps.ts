import { monthsAfter, plusDays } from './calendar-day.ts';
import { longDayText } from './day-text.ts';
import { oneSource, twoSources, type Evidence } from './deadline-rule.ts';
import type { EstateStep } from './estate-step.ts';

const ESTATES_ACT = 'Administration of Estates Act 66 of 1965';
export const ASK_THE_MASTER =
  'If it is done, all is well. If not, you are late by the book, and Masters are used to it: do it today, and ask for more time with it.';
const FAMILY = 'You: the husband, wife or nearest relative';
const PAPERS =
  'Hand in: death notice (J294), death certificate, inventory (J243), every will in the original, the marriage certificate and a declaration of the marriage by the husband or wife, if there is one, and the ID of who is to be executor, with the acceptance of trust as executor (J190), twice. Without a valid will also the next-of-kin affidavit (J192). If no will names an executor, or the one who is named declines, also the heirs’ nomination. And security (J262), unless the will frees the executor from it, or the executor is husband, wife, parent or child.';
const NO_LETTERS = 'It counts from the letters of executorship, which have not been granted yet.';
export const EXECUTOR = 'The executor';

const smallEstateEvidence: Evidence = twoSources(
  'https://www.justice.gov.za/master/deceased-how.html',
  'https://mclarens.co.za/article/section-183-estates',
  'https://www.estateadminsa.co.za/faq-section-18-3-estates',
  'https://www.blcattorneys.co.za/2023/10/19/immovable-property-deceased-estate/',
);

const executorEvidence: Evidence = twoSources(
  'https://www.justice.gov.za/master/deceased-how.html',
  'https://www.nobleprosperity.co.za/2018/05/29/how-to-report-an-estate-that-exceeds-r250-000-to-the-master-or-to-a-service-point-of-the-master/',
  'http://dpvl.co.za/cgi-bin/dpvl/showarticle.pl?1670823172',
);

export const estateEvidence: Evidence = twoSources(
  'https://www.acts.co.za/administration-of-estates-act-1965/9__inventories.php',
  'http://acts.co.za/administration-of-estates-act-1965/35__liquidation_and_distribution_accounts.php',
  'https://www.derebus.org.za/administration-and-winding-up-of-a-deceased-estate/',
  'https://www.galileowills.co.za/the-process-of-administration-of-a-deceased-estate/',
  'https://www.vwhattorneys.co.za/deceased-estate-administration-and-the-role-of-executors-duties/',
);

/** Of the Master, up to the account. */
export const masterSteps: readonly EstateStep[] = [
  {
    id: 'death-notice',
    what: 'Notice of the death to the Master',
    who: FAMILY,
    within: 'Within 14 days of the death',
    law: `${ESTATES_ACT}, section 7`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    letter: 'master',
    reckon: ({ death }) => ({ day: plusDays(death, 14) }),
  },
  {
    id: 'inventory',
    what: 'Inventory of what belonged to the deceased, to the Master',
    who: FAMILY,
    within: 'Within 14 days of the death, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 9(1)`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ death }) => ({ day: plusDays(death, 14) }),
  },
  {
    id: 'will',
    what: 'The will in the original, if there is one, to the Master',
    who: 'You, or the person who keeps it',
    within: 'As soon as that person hears of the death',
    law: `${ESTATES_ACT}, section 8(1)`,
    evidence: twoSources(
      'http://acts.co.za/administration-of-estates-act-1965/8__transmission_or_delivery_of_wills_to_master_and_registration_thereof_.php',
      'https://www.justice.gov.za/master/deceased-how.html',
    ),
    late: ASK_THE_MASTER,
    seeTo: 'today',
    reckon: () => ({
      unknown:
        'The law names no day: at once. Hand in every will, also an older one, with the two papers, and keep copies: the bank asks for one.',
    }),
  },
  {
    id: 'authority',
    what: 'Letters of authority from the Master',
    who: 'You hand in the papers; the Master names one of you as representative, usually the person whom the will names',
    estates: 'withoutExecutor',
    within: 'Once the papers are complete',
    law: `${ESTATES_ACT}, section 18(3)`,
    evidence: smallEstateEvidence,
    late: ASK_THE_MASTER,
    seeTo: 'month',
    reckon: () => ({
      unknown:
        'The law names no day. Hand in: death notice (J294), death certificate, marriage certificate and will if there are any, next-of-kin affidavit (J192) if there is no valid will, inventory (J243), a list of creditors, and the acceptance of the Master’s directions (J155).',
    }),
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
    who: 'You hand in the papers; the Master appoints the executor',
    estates: 'withExecutor',
    within: 'Once the papers are complete',
    law: `${ESTATES_ACT}, sections 13, 14 and 18`,
    evidence: executorEvidence,
    late: ASK_THE_MASTER,
    seeTo: 'month',
    reckon: ({ letters }) => ({
      unknown: letters
        ? `Granted on ${longDayText(letters)}: the account below counts from that day.`
        : `The law names no day. ${PAPERS} Enter the day above once you have the letters.`,
    }),
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
    evidence: estateEvidence,
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
    who: `${EXECUTOR}; we can prepare the tax figures in it`,
    estates: 'withExecutor',
    within: 'Within six months of the letters of executorship, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 35(1)`,
    evidence: estateEvidence,
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
    evidence: estateEvidence,
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
  evidence: estateEvidence,
  late: ASK_THE_MASTER,
  reckon: () => ({
    unknown:
      'As the account says, and not before the tax is known: an executor who pays out too early can be held to what SARS is then short of.',
  }),
};
