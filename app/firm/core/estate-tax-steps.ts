import { figures } from '#content/figures.ts';
import { estateDutyDue } from '#app/tax/rates/estate-duty-rates.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { businessDaysAfter } from './business-days.ts';
import { monthsAfter, plusDays } from './calendar-day.ts';
import { longDayText } from './day-text.ts';
import { oneSource, TAX_ADMINISTRATION_ACT, twoSources, type Evidence } from './deadline-rule.ts';
import { EXECUTOR, guideEvidence } from './estate-master-steps.ts';
import { abatement } from './estate-sizes.ts';
import type { EstateStep, Reckoned } from './estate-step.ts';
import { closingDay, seasons } from './filing-seasons.ts';

const ESTATE_DUTY_ACT = 'Estate Duty Act 45 of 1955';
const newestSeason = Math.max(...Object.keys(figures[seasons.employee.figure] ?? {}).map(Number));
/** `closed`: the day by which it was due. */
function askSars(closed: string, today: string): string {
  const last = businessDaysAfter(closed, 21);
  const until = `until ${longDayText(last)}, 21 business days after the day`;
  const ill = 'for up to three years where a serious illness stood in the way';
  const law = '(Tax Administration Act, section 244(3))';
  return today <= last
    ? `File it when you can, and ask SARS for more time. You can ask ${until}, and ${ill} ${law}.`
    : `File it when you can. You could ask for more time ${until}; after that only ${ill} ${law}. You can ask SARS to lift a penalty.`;
}
const FILE_WHEN_YOU_CAN = 'File it when you can.';
const FILE_NOW =
  'If it is filed, all is well. If not, file it now; you can ask SARS to lift a penalty (Tax Administration Act, sections 217 and 218).';
const RETURN_SOURCES: Evidence = {
  sources: ['The yearly notice of SARS', 'https://source.acts.co.za (Tax Administration Act, section 244)'],
  confidence: 'one-source',
};
const SIGNER = 'You sign; we can prepare it';

export const estateTaxSteps: readonly EstateStep[] = [
  {
    id: 'no-duty',
    what: 'Estate duty: none in the usual case',
    who: 'Nobody pays, in most cases',
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
    id: 'return-before',
    what: 'Income tax return of the year before, if it was not filed',
    who: SIGNER,
    within: 'By the end of the filing season after that year',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: RETURN_SOURCES,
    late: FILE_NOW,
    reckon: ({ death }, today) => returnBy(taxYearOn(death) - 1, death, today),
  },
  {
    id: 'last-return',
    what: 'Last income tax return of the deceased',
    who: SIGNER,
    within: 'By the end of the filing season of the year in which the death falls',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: RETURN_SOURCES,
    late: FILE_NOW,
    more: { label: 'Work out the tax up to the day of death', to: '/calculator?type=individual#lastDay' },
    reckon: ({ death }, today) => returnBy(taxYearOn(death), death, today),
  },
  {
    id: 'duty-return',
    what: 'Return for estate duty (REV267), to SARS',
    who: 'The executor signs; we can prepare it',
    estates: 'withDuty',
    within: 'The section names no day; SARS assesses the duty from it',
    law: `${ESTATE_DUTY_ACT}, section 7(1)`,
    evidence: twoSources(
      'https://source.acts.co.za/estate-duty-act-1955/7__rendering_of_returns.php',
      'http://k-mos.com/?cat=1856',
    ),
    late: FILE_NOW,
    reckon: () => ({
      unknown:
        'It lists what belonged to the deceased on the day of death, what the law counts with it, such as policies, and what comes off. After a marriage in community of property only the half of the deceased counts.',
    }),
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
    evidence: guideEvidence,
    late: 'Pay it now: interest stops with the payment.',
    reckon: () => ({ unknown: `${estateDutyDue}. SARS’s notice of assessment names the day.` }),
  },
];

/** In days after the death: nobody is expected to file a return. */
const GRIEF = 30;

function returnBy(yearOfAssessment: number, death: string, today: string): Reckoned {
  const year = taxYearLabel(yearOfAssessment);
  if (yearOfAssessment > newestSeason)
    return {
      unknown: `SARS has not named the season for ${year} yet; the last ones opened in July after the year. Keep for it: the IRP5, certificates of interest and of the medical aid, and of what was let the lease, the rent and each cost.`,
    };
  const [closes] = closingDay(seasons.employee, yearOfAssessment);
  const [provisional] = closingDay(seasons.provisional, yearOfAssessment);
  if (!closes || closes.day <= plusDays(death, GRIEF)) {
    const isOpen = provisional && provisional.day >= today;
    const first = isOpen
      ? `For a provisional taxpayer, as many are who let or have a business: until ${longDayText(provisional.day)}. For others: `
      : '';
    const later =
      provisional && !isOpen && provisional.day > death
        ? ` Somebody who paid provisional tax had until ${longDayText(provisional.day)}.`
        : '';
    const over =
      closes && closes.day > death ? `closed on ${longDayText(closes.day)}, just after the death` : 'is over';
    return {
      unknown: `${first}${first ? 'the' : 'The'} season for ${year} ${over}. ${closes ? askSars(closes.day, today) : FILE_WHEN_YOU_CAN}${later}`,
    };
  }
  const note = provisional && `For a provisional taxpayer: ${longDayText(provisional.day)}.`;
  return { day: closes.day, ...(note && { note }) };
}
