import { figures } from '#content/figures.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { monthsAfter, plusDays } from './calendar-day.ts';
import { longDayText } from './day-text.ts';
import { oneSource, TAX_ADMINISTRATION_ACT, twoSources, type Evidence } from './deadline-rule.ts';
import { closingDay, seasons } from './filing-seasons.ts';

/** `letters` is the day of the letters of executorship; null before they are granted. */
export type EstateDays = { death: string; letters: string | null };

/** A day, or why there is none: `unknown` is a sentence. */
export type Reckoned = { day: string; note?: string } | { unknown: string };

export type EstateStep = {
  /** Part of the identity of calendar entries: never changed. */
  id: string;
  what: string;
  within: string;
  law: string;
  evidence: Evidence;
  /** What to do once the day has passed. */
  late: string;
  reckon: (days: EstateDays) => Reckoned;
};

const ESTATES_ACT = 'Administration of Estates Act 66 of 1965';
const ESTATE_DUTY_ACT = 'Estate Duty Act 45 of 1955';
const newestSeason = Math.max(...Object.keys(figures[seasons.employee.figure] ?? {}).map(Number));
const ASK_THE_MASTER = 'If it has not been done: do it now, and ask the Master for more time.';
const FILE_NOW = 'If it has not been filed: file it now.';
const NO_LETTERS = 'It counts from the letters of executorship, which have not been granted yet.';

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
    within: 'Within 14 days of the death',
    law: `${ESTATES_ACT}, section 7`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ death }) => ({ day: plusDays(death, 14) }),
  },
  {
    id: 'inventory',
    what: 'Inventory of what belonged to the deceased, to the Master',
    within: 'Within 14 days of the death, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 9(1)`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ death }) => ({ day: plusDays(death, 14) }),
  },
  {
    id: 'creditors',
    what: 'Creditors’ claims, called for in the Gazette and a newspaper',
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
    within: 'Within six months of the letters of executorship, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 35(1)`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    reckon: ({ letters }) => (letters ? { day: monthsAfter(letters, 6) } : { unknown: NO_LETTERS }),
  },
  {
    id: 'inspection',
    what: 'Inspection of the account by whom it concerns',
    within: 'At least 21 days from the day that the notice names',
    law: `${ESTATES_ACT}, section 35(5)`,
    evidence: estateEvidence,
    late: ASK_THE_MASTER,
    reckon: () => ({ unknown: 'The notice of inspection names the first of at least 21 days.' }),
  },
  {
    id: 'return-before',
    what: 'Income tax return of the year before, if it was not filed',
    within: 'By the end of the filing season after that year',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: oneSource('The yearly notice of SARS'),
    late: FILE_NOW,
    reckon: ({ death }) => returnBy(taxYearOn(death) - 1, death),
  },
  {
    id: 'last-return',
    what: 'Last income tax return of the deceased',
    within: 'By the end of the filing season of the year in which the death falls',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: oneSource('The yearly notice of SARS'),
    late: FILE_NOW,
    reckon: ({ death }) => returnBy(taxYearOn(death), death),
  },
  {
    id: 'duty-interest',
    what: 'Payment on account of estate duty, where there is any',
    within: 'Before twelve months have passed since the death',
    law: `${ESTATE_DUTY_ACT}, section 10`,
    evidence: oneSource(
      'http://k-mos.com/?cat=1859 (another copy of the Act shows the subsection as repealed: ask us before you rely on it)',
    ),
    late: 'Pay on account now: any interest stops with the payment.',
    reckon: ({ death }) => ({
      day: plusDays(monthsAfter(death, 12), -1),
      note: 'Interest may run from the next day, even if SARS has not assessed the duty yet.',
    }),
  },
  {
    id: 'duty',
    what: 'Estate duty, where there is any',
    within: 'On the day that SARS’s notice of assessment names',
    law: `${ESTATE_DUTY_ACT}, section 9C`,
    evidence: estateEvidence,
    late: 'Pay it now: interest stops with the payment.',
    reckon: () => ({ unknown: 'SARS’s notice of assessment names the day.' }),
  },
];

function returnBy(yearOfAssessment: number, death: string): Reckoned {
  const year = taxYearLabel(yearOfAssessment);
  if (yearOfAssessment > newestSeason) return { unknown: `SARS has not named the season for ${year} yet.` };
  const [closes] = closingDay(seasons.employee, yearOfAssessment);
  if (!closes || closes.day <= death)
    return { unknown: `The season for ${year} is over: file the return now if it is still open.` };
  const [provisional] = closingDay(seasons.provisional, yearOfAssessment);
  const note = provisional && `For a provisional taxpayer: ${longDayText(provisional.day)}.`;
  return { day: closes.day, ...(note && { note }) };
}
