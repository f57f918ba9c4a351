import { figures } from '#content/figures.ts';
import { estateDutyDue } from '#app/tax/rates/estate-duty-rates.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { monthsAfter, plusDays } from './calendar-day.ts';
import { longDayText } from './day-text.ts';
import { oneSource, TAX_ADMINISTRATION_ACT, twoSources, type Evidence } from './deadline-rule.ts';
import type { EstateLetterId } from '#content/estate-letters.ts';
import { abatement, type EstateSize, type Estates } from './estate-sizes.ts';
import { closingDay, seasons } from './filing-seasons.ts';

/** `today`: what is due today or has passed. */
export type When = 'today' | 'month' | 'later';

/** `letters` is the day of the letters of executorship; null before they are granted, and for a small estate. */
export type EstateDays = { size: EstateSize; death: string; letters: string | null };

export type Reckoned = { day: string; note?: string } | { unknown: string };

export type EstateStep = {
  /** Part of the identity of calendar entries, and of ticks that families keep: never changed. */
  id: string;
  what: string;
  who: string;
  estates?: Estates;
  within: string;
  law: string;
  evidence: Evidence;
  late: string;
  /** A letter that goes with it. */
  letter?: EstateLetterId;
  /** When to see to it if it has no day; else later. */
  seeTo?: When;
  reckon: (days: EstateDays) => Reckoned;
};

const ESTATES_ACT = 'Administration of Estates Act 66 of 1965';
const ESTATE_DUTY_ACT = 'Estate Duty Act 45 of 1955';
const newestSeason = Math.max(...Object.keys(figures[seasons.employee.figure] ?? {}).map(Number));
const ASK_THE_MASTER =
  'If it is done, all is well. If not, do it this week, and ask the Master for more time.';
const ASK_SARS =
  'File it when you can, and ask SARS for more time. It can be asked within 21 business days after the day, and for up to three years where a serious illness stood in the way (Tax Administration Act, section 244(3)).';
const FILE_NOW =
  'If it is filed, all is well. If not, file it now; SARS can be asked to lift a penalty (Tax Administration Act, sections 217 and 218).';
const RETURN_SOURCES: Evidence = {
  sources: ['The yearly notice of SARS', 'https://source.acts.co.za (Tax Administration Act, section 244)'],
  confidence: 'one-source',
};
const FAMILY = 'You: the husband, wife or nearest relative';
const EXECUTOR = 'The executor';
const SIGNER = 'You sign; we can prepare it';
const NO_LETTERS = 'It counts from the letters of executorship, which have not been granted yet.';

const smallEstateEvidence: Evidence = twoSources(
  'https://www.justice.gov.za/master/deceased-how.html',
  'https://mclarens.co.za/article/section-183-estates',
  'https://www.estateadminsa.co.za/faq-section-18-3-estates',
  'https://www.blcattorneys.co.za/2023/10/19/immovable-property-deceased-estate/',
);

export const estateEvidence: Evidence = twoSources(
  'https://www.acts.co.za/administration-of-estates-act-1965/9__inventories.php',
  'http://acts.co.za/administration-of-estates-act-1965/35__liquidation_and_distribution_accounts.php',
  'https://www.derebus.org.za/administration-and-winding-up-of-a-deceased-estate/',
  'https://www.galileowills.co.za/the-process-of-administration-of-a-deceased-estate/',
  'https://www.vwhattorneys.co.za/deceased-estate-administration-and-the-role-of-executors-duties/',
);

export const estateSteps: EstateStep[] = [
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
    id: 'authority',
    what: 'Letters of authority from the Master',
    who: 'You hand in the papers; the Master names one of you as representative',
    estates: 'withoutExecutor',
    within: 'Once the papers are complete',
    law: `${ESTATES_ACT}, section 18(3)`,
    evidence: smallEstateEvidence,
    late: ASK_THE_MASTER,
    seeTo: 'month',
    reckon: () => ({
      unknown:
        'The law names no day. Hand in: death notice (J294), death certificate, marriage certificate and will if there are any, next-of-kin affidavit (J192), inventory (J243), a list of creditors, and the acceptance of the Master’s directions (J155).',
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
        'No notice in the Gazette, and no liquidation and distribution account unless the Master asks for one. To sell a house or land you need a further direction of the Master first.',
    }),
  },
  {
    id: 'no-duty',
    what: 'Estate duty: none in the usual case',
    who: 'Nobody, unless there are large life policies',
    estates: 'withoutDuty',
    within: `Free up to ${abatement}`,
    law: `${ESTATE_DUTY_ACT}, section 4A`,
    evidence: twoSources(
      'https://www.citadel.co.za/dictionary/estate-duty/',
      'https://www.polity.org.za (6 May 2015, the abatement)',
    ),
    late: FILE_NOW,
    reckon: () => ({
      unknown: 'Policies on the life of the deceased count for the duty. If they are large, ask us first.',
    }),
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
  {
    id: 'return-before',
    what: 'Income tax return of the year before, if it was not filed',
    who: SIGNER,
    within: 'By the end of the filing season after that year',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: RETURN_SOURCES,
    late: FILE_NOW,
    reckon: ({ death }) => returnBy(taxYearOn(death) - 1, death),
  },
  {
    id: 'last-return',
    what: 'Last income tax return of the deceased',
    who: SIGNER,
    within: 'By the end of the filing season of the year in which the death falls',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: RETURN_SOURCES,
    late: FILE_NOW,
    reckon: ({ death }) => returnBy(taxYearOn(death), death),
  },
  {
    id: 'duty-interest',
    what: 'Payment on account of estate duty, where there is any',
    who: `${EXECUTOR} pays`,
    estates: 'withDuty',
    within: 'Before twelve months have passed since the death',
    law: `${TAX_ADMINISTRATION_ACT}, section 187(3)(c)`,
    evidence: oneSource('http://k-mos.com/?cat=1859'),
    late: 'Pay on account now: any interest stops with the payment.',
    reckon: ({ death }) => ({
      day: plusDays(monthsAfter(death, 12), -1),
      note: 'Interest may run from the next day, or from the assessment if that is earlier. By one print of the Act this paragraph was not yet in force, and then the notice of assessment names the day: paying on account is safe by both.',
    }),
  },
  {
    id: 'duty',
    what: 'Estate duty, where there is any',
    who: `SARS assesses, ${EXECUTOR.toLowerCase()} pays`,
    estates: 'withDuty',
    within: estateDutyDue,
    law: `${ESTATE_DUTY_ACT}, section 9C`,
    evidence: estateEvidence,
    late: 'Pay it now: interest stops with the payment.',
    reckon: () => ({ unknown: `${estateDutyDue}. SARS’s notice of assessment names the day.` }),
  },
];

/** Days after the death in which nobody is expected to file a return. */
const GRIEF = 30;

function returnBy(yearOfAssessment: number, death: string): Reckoned {
  const year = taxYearLabel(yearOfAssessment);
  if (yearOfAssessment > newestSeason) return { unknown: `SARS has not named the season for ${year} yet.` };
  const [closes] = closingDay(seasons.employee, yearOfAssessment);
  const [provisional] = closingDay(seasons.provisional, yearOfAssessment);
  if (!closes || closes.day <= plusDays(death, GRIEF)) {
    const later =
      provisional && provisional.day > death
        ? ` Somebody who paid provisional tax has until ${longDayText(provisional.day)}.`
        : '';
    const over =
      closes && closes.day > death ? `closed on ${longDayText(closes.day)}, just after the death` : 'is over';
    return { unknown: `The season for ${year} ${over}. ${ASK_SARS}${later}` };
  }
  const note = provisional && `For a provisional taxpayer: ${longDayText(provisional.day)}.`;
  return { day: closes.day, ...(note && { note }) };
}
