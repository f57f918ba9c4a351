import { agrees, type AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { broughtBy, checkedAssessment } from '#app/tax/corrected-notice.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { limitOfBills } from '#app/tax/medical.ts';
import { autoAssessmentRates, type AutoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import type { Claim } from '#app/tax/unknown-to-sars.ts';
import { lastEndedYear, notOfTheYear } from './auto-assessment-month.ts';
import { ASSESSMENT_PAPERS, CLAIM_PAPERS } from './claim-papers.ts';
import {
  autoAssessmentFields,
  autoAssessmentNeeds,
  figuresSwitched,
  openOf,
} from './auto-assessment-fields.ts';
import { autoAssessmentInput, knowsNotice } from './auto-assessment-input.ts';
import { autoAssessmentTexts } from './auto-assessment-texts.ts';
import {
  adviceOn,
  ANSWER,
  balanceOf,
  comparedWith,
  CREDITS_ASSUMED,
  DIFFERS,
  FIND_OUT,
  labelOf,
  meaningOf,
  NOTHING_TO_FILE,
  sameAs,
  WHEN,
} from './auto-assessment-words.ts';
import { gapSentences, soFarSentences } from './auto-assessment-so-far.ts';
import { billsLimitText } from './bills-limit.ts';
import { defineCalculator, type Sells } from './calculator.ts';
import { correctionDates, lateOffer, untilWhen } from './correction-dates.ts';
import { yearOption } from './fields.ts';

const YEARS_BACK = 3;

export const autoAssessmentCalculator = defineCalculator({
  type: 'auto-assessment',
  tool: 'auto-assessment',
  path: '/auto-assessment',
  estimates: 'whether an auto-assessment is worth correcting, by how much and until when',
  success: 'Your auto-assessment has been checked.',
  hasPeriods: false,
  yearLast: true,
  onPapers: true,
  bases: ['sars'],
  initialYear: lastEndedYear,
  years: () => Array.from({ length: YEARS_BACK }, (_, back) => yearOption(lastEndedYear() - back)),
  fields: autoAssessmentFields,
  needs: autoAssessmentNeeds,
  switched: figuresSwitched,
  input: autoAssessmentInput,
  rates: (basis, taxYear, entry) =>
    notOfTheYear(entry.choice('wholeYear'), autoAssessmentInput(entry)) ??
    autoAssessmentRates(basis, taxYear),
  tax: checkedAssessment,
  soFar(result, { assessedTax, notice }, missing) {
    const open = openOf(missing);
    const from = notice || assessedTax !== undefined ? 'notice' : 'irp5';
    return open && soFarSentences({ ...result, assessedTax, from }, open);
  },
  sheet(result, { entry, input, rates, today }) {
    const { difference, balanceAsAssessed, claims } = result;
    const { taxYear } = rates.individual.name;
    const uncounted = claims.filter(({ isProved }) => !isProved);
    const waiting = uncounted.filter((claim) => !failsRule(claim, input));
    const late = lateOffer(taxYear, entry.choice('noticeDay'), today);
    const toCome = broughtTogether(waiting, input, rates);
    const from = knowsNotice(entry) ? 'notice' : 'irp5';
    const same =
      uncounted.length > waiting.length && toCome === 0
        ? `${sameAs(balanceAsAssessed, 0, from)}, while the home office does not count`
        : sameAs(balanceAsAssessed, toCome, from);
    const isLate = late !== null;
    const isSame = agrees(input.assessedTax, result.taxAsAssessed);
    const hasWork = !isSame || difference !== 0 || uncounted.length > 0;
    const mayBeProvisional = entry.choice('hasOther') === 'yes';
    const costs = result.balanceCorrected < result.balanceOnNotice;
    const isAlone = !hasWork && entry.choice('figures') === 'notice';
    return {
      tax: { key: 'difference', cents: difference, label: labelOf(difference) },
      means: isSame ? meaningOf(result, { waiting: waiting.length, isLate, from, isAlone }) : FIND_OUT,
      sells: {
        ...(isSame && worthOf(difference, waiting, input, rates)),
        ...(late && hasWork && { note: late }),
      },
      counts: `About ${taxYearLabel(taxYear)}. ${
        hasWork
          ? untilWhen(taxYear, entry.choice('noticeDay'), today)
          : NOTHING_TO_FILE[isAlone ? 'alone' : from]
      }`,
      headlines: [
        !isSame
          ? DIFFERS
          : {
              label: ANSWER,
              text:
                difference === 0
                  ? `${same}${isAlone ? ', by the notice alone' : ''}`
                  : comparedWith(balanceAsAssessed, difference, from),
            },
        ...(difference === 0
          ? []
          : [balanceOf(result.balanceCorrected, isSame ? 'once corrected' : 'by your answers')]),
        balanceOf(result.balanceOnNotice, isSame ? WHEN[from] : 'by your assessment'),
      ],
      sections: [
        {
          kind: 'advice',
          title: 'What to do',
          lines: [
            ...(isSame
              ? adviceOn(result, { waiting: uncounted.length, isLate, from, isAlone })
              : gapSentences({ ...result, assessedTax: input.assessedTax }, input.notice)),
            ...(entry.isChecked('creditsUnknown') && !entry.isGiven('creditsOnNotice')
              ? [CREDITS_ASSUMED]
              : []),
            ...uncounted.map((claim) => unproved(claim, input, rates)),
            ...(result.taxCorrected > 0 ? belowLimit(input, result.taxableCorrected, rates) : []),
            ...(hasWork
              ? correctionDates(taxYear, entry.choice('noticeDay'), today, { mayBeProvisional, costs })
              : []),
          ],
        },
        {
          kind: 'papers',
          papers: [
            ASSESSMENT_PAPERS,
            ...claims.map(({ kind, isProved }) => ({ ...CLAIM_PAPERS[kind], isThere: isProved })),
          ],
        },
      ],
      position: { brackets: rates.individual.brackets, income: result.taxableCorrected },
    };
  },
  explains: autoAssessmentTexts,
});

/** An amount owed is always sold; a claim that cannot be counted yet may be worth anything. */
function worthOf(
  difference: Cents,
  waiting: readonly Claim[],
  input: AutoAssessmentInput,
  rates: AutoAssessmentRates,
): Sells {
  const brought = broughtTogether(waiting, input, rates);
  return difference < 0 || brought === null ? {} : { worth: difference + brought };
}

/** The value of claims that wait for papers; null if one of them cannot be counted yet. */
function broughtTogether(
  waiting: readonly Claim[],
  input: AutoAssessmentInput,
  rates: AutoAssessmentRates,
): Cents | null {
  const brought = waiting.map(({ kind }) => broughtBy(kind, input, rates));
  if (brought.includes(null)) return null;
  return brought.reduce<Cents>((sum, cents) => sum + (cents ?? 0), 0);
}

/** No paper helps here; the box may just not be ticked yet. */
function failsRule({ kind }: Claim, { isOffice, isMainPlace }: AutoAssessmentInput): boolean {
  return kind === 'home-office' && !(isOffice && isMainPlace);
}

function unproved(claim: Claim, input: AutoAssessmentInput, rates: AutoAssessmentRates): string {
  const { kind } = claim;
  const name = CLAIM_PAPERS[kind].for.toLowerCase();
  const brings = broughtBy(kind, input, rates);
  if (brings === null)
    return `Not counted yet: ${name}. Fill in its other fields to see what it would bring.`;
  if (failsRule(claim, input))
    return `Not counted: ${name}. Tick its box if it is true of your room (section 23(b)): with its papers it would bring ${formatRand(brings)}.`;
  return `Not counted yet: ${name}. With its papers it would bring ${formatRand(brings)}.`;
}

/** Why medical bills have no effect, if a limit is the reason. */
function belowLimit(input: AutoAssessmentInput, taxable: Cents, rates: AutoAssessmentRates): string[] {
  const limit = limitOfBills(input, taxable, rates.individual);
  const brings = broughtBy('medical', { ...input, hasMedicalPapers: false }, rates);
  if (!limit || input.medicalExpenses === 0 || brings !== 0) return [];
  const hasScheme = input.medicalMembers > 0 && input.medicalContributions > 0;
  return [`Your medical bills bring nothing so far: ${billsLimitText(limit, hasScheme)}.`];
}
