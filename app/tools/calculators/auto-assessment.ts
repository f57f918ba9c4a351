import { agrees, type AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { broughtBy, checkedAssessment } from '#app/tax/corrected-notice.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
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
import { autoAssessmentInput } from './auto-assessment-input.ts';
import { autoAssessmentTexts } from './auto-assessment-texts.ts';
import { gapSentences, soFarSentences } from './auto-assessment-so-far.ts';
import { billsLimitText } from './bills-limit.ts';
import { defineCalculator, type Headline, type Sells } from './calculator.ts';
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
  alsoCalled: [
    'auto-assessment',
    'sars sms',
    'simulated assessment',
    'did sars get it right',
    'sars assessment',
    'ita34',
    'estimated assessment',
  ],
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
  soFar(result, { assessedTax }, missing) {
    const open = openOf(missing);
    return open && soFarSentences({ ...result, assessedTax }, open);
  },
  sheet(result, { entry, input, rates, today }) {
    const { difference, balanceAsAssessed, claims } = result;
    const { taxYear } = rates.individual.name;
    const uncounted = claims.filter(({ isProved }) => !isProved);
    const waiting = uncounted.filter((claim) => !failsRule(claim, input));
    const late = lateOffer(taxYear, entry.choice('noticeDay'), today);
    const toCome = broughtTogether(waiting, input, rates);
    const same =
      uncounted.length > waiting.length && toCome === 0
        ? `${sameAs(balanceAsAssessed, 0)}, while the home office does not count`
        : sameAs(balanceAsAssessed, toCome);
    const isSame = agrees(input.assessedTax, result.taxAsAssessed);
    const hasWork = !isSame || difference !== 0 || uncounted.length > 0;
    const mayBeProvisional = entry.choice('hasOther') === 'yes';
    return {
      tax: { key: 'difference', cents: difference, label: labelOf(difference) },
      means: isSame ? meaningOf(result, waiting.length, late !== null) : FIND_OUT,
      sells: {
        ...(isSame && worthOf(difference, waiting, input, rates)),
        ...(late && hasWork && { note: late }),
      },
      counts: `About ${taxYearLabel(taxYear)}. ${
        hasWork ? untilWhen(taxYear, entry.choice('noticeDay'), today) : 'There is nothing to file.'
      }`,
      headlines: [
        !isSame
          ? DIFFERS
          : { label: ANSWER, text: difference === 0 ? same : comparedWith(balanceAsAssessed, difference) },
        ...(difference === 0
          ? []
          : [balanceOf(result.balanceCorrected, isSame ? 'once corrected' : 'by your answers')]),
        balanceOf(result.balanceOnNotice, isSame ? 'as SARS has it' : 'by your assessment'),
      ],
      sections: [
        {
          kind: 'advice',
          title: 'What to do',
          lines: [
            ...(isSame
              ? adviceOn(result, { waiting: uncounted.length, isLate: late !== null })
              : gapSentences({ ...result, assessedTax: input.assessedTax }, input.notice)),
            ...uncounted.map((claim) => unproved(claim, input, rates)),
            ...(result.taxCorrected > 0 ? belowLimit(input, result.taxableCorrected, rates) : []),
            ...(hasWork ? correctionDates(taxYear, entry.choice('noticeDay'), today, mayBeProvisional) : []),
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

function meaningOf({ difference, balanceCorrected }: Balances, waiting: number, isLate: boolean): string {
  if (difference > 0) {
    const isBack = balanceCorrected > 0;
    if (isLate)
      return `A correction could ${isBack ? 'bring more back' : 'leave less to pay'}, if it is still in time or SARS agrees to more time.`;
    return `A correction ${isBack ? 'brings more back' : 'leaves less to pay'}. Have the papers ready before you ask for it.`;
  }
  if (difference < 0) return 'SARS has counted too little. Correct it before SARS finds it.';
  return waiting > 0
    ? 'There may be more to claim, once the papers for it are there.'
    : 'By your answers there is nothing to correct.';
}

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

function labelOf(difference: Cents): string {
  return difference < 0 ? 'What the correction costs' : 'What the correction brings';
}

const ANSWER = 'By your answers';
const OFFERS = 'SARS offers';
const ASKS = 'SARS asks';

const DIFFERS: Headline = { label: ANSWER, text: 'Your assessment differs: compare it first' };

const FIND_OUT =
  'Your figures and those of SARS do not agree. Find out which are right before you correct anything.';

/** No paper helps here; the box may just not be ticked yet. */
function failsRule({ kind }: Claim, { isOffice, isMainPlace }: AutoAssessmentInput): boolean {
  return kind === 'home-office' && !(isOffice && isMainPlace);
}

/** The difference comes first: the question was whether the assessment is right. In cents, as `Balances`. */
function comparedWith(balance: Cents, difference: Cents): string {
  const amount = formatShortRand(Math.abs(difference));
  if (balance >= 0) return `${amount} ${difference > 0 ? 'more' : 'less'} than ${OFFERS}`;
  const back = balance + difference;
  if (back > 0) return `${formatShortRand(back)} back, where ${ASKS} for ${formatShortRand(-balance)}`;
  return `${amount} ${difference > 0 ? 'less' : 'more'} to pay than ${ASKS}`;
}

/** No success for zero. `toCome`: the value of claims without papers, null if unknown. */
function sameAs(balance: Cents, toCome: Cents | null): string {
  if (toCome) return `${comparedWith(balance, toCome)}, once the papers are there`;
  return `The same as ${balance < 0 ? ASKS : OFFERS}${toCome === null ? ', until a claim has its papers' : ''}`;
}

type Standing = { waiting: number; isLate: boolean };

/** In cents: positive is a refund, negative is to pay; `difference` is what a correction changes. */
type Balances = { difference: Cents; balanceAsAssessed: Cents; balanceCorrected: Cents };

/** Of a correction that helps: first what is owed goes down, and only the rest comes back. */
function effectOf({ difference, balanceAsAssessed, balanceCorrected }: Balances): string {
  if (balanceAsAssessed >= 0) return `${formatRand(difference)} more comes back to you`;
  if (balanceCorrected > 0)
    return `instead of paying ${formatRand(-balanceAsAssessed)} you get ${formatRand(balanceCorrected)} back`;
  if (balanceCorrected === 0) return `the ${formatRand(-balanceAsAssessed)} is no longer owed`;
  return `${formatRand(difference)} less is to pay, and ${formatRand(-balanceCorrected)} is left`;
}

function adviceOn(balances: Balances, { waiting, isLate }: Standing): readonly string[] {
  const { difference, balanceAsAssessed } = balances;
  const owed = formatRand(Math.max(0, -balanceAsAssessed));
  if (difference > 0) {
    const effect = effectOf(balances);
    return [
      isLate
        ? `With the papers named below, and if it is still in time: ${effect}.`
        : `Do not leave it as it is: silence counts as agreement. Have it corrected, with the papers named below: ${effect}.`,
      ...(balanceAsAssessed < 0
        ? [`Until SARS has corrected it, pay the ${owed} by the day that the notice names.`]
        : []),
    ];
  }
  if (difference < 0)
    return [
      `SARS does not know of this yet: ${formatRand(-difference)} more is owed. Correct it yourself: silence counts as agreement with it, and who waits may pay a penalty for the understatement as well.`,
    ];
  const pay = balanceAsAssessed < 0 ? [`Pay the ${owed} by the day that the notice names.`] : [];
  if (waiting > 0) return pay;
  return [
    'By your six answers SARS has everything, and there is nothing to correct. You need not accept it: silence counts as agreement.',
    ...pay,
  ];
}

function unproved(claim: Claim, input: AutoAssessmentInput, rates: AutoAssessmentRates): string {
  const { kind } = claim;
  const name = CLAIM_PAPERS[kind].for.toLowerCase();
  const brings = broughtBy(kind, input, rates);
  if (brings === null)
    return `Not counted yet: ${name}. Fill in its other fields to see what it would bring.`;
  if (failsRule(claim, input))
    return `Not counted: ${name}. It counts only for a room that is fitted out for work and used for nothing else, in which you do more than half of your duties (section 23(b)). If yours is one, tick its box: with its papers it would bring ${formatRand(brings)}.`;
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

function balanceOf(cents: Cents, when: string): Headline {
  if (cents === 0) return { label: `Refund ${when}`, text: 'None, and nothing to pay' };
  return { label: `${cents < 0 ? 'Tax to pay' : 'Your refund'} ${when}`, once: true, cents: Math.abs(cents) };
}
