import { agrees, type AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { broughtBy, checkedAssessment } from '#app/tax/corrected-notice.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
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
import { soFarSentences } from './auto-assessment-so-far.ts';
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
    const until =
      uncounted.length > waiting.length
        ? ', while the home office does not count'
        : untilPapers(broughtTogether(waiting, input, rates));
    const isSame = agrees(input.assessedTax, result.taxAsAssessed);
    const hasWork = !isSame || difference !== 0 || uncounted.length > 0;
    const mayBeProvisional = entry.choice('hasOther') === 'yes';
    return {
      tax: { key: 'difference', cents: difference, label: labelOf(difference) },
      means: isSame ? meaningOf(difference, waiting.length, late !== null) : FIND_OUT,
      sells: {
        ...(isSame && worthOf(difference, waiting, input, rates)),
        ...(late && hasWork && { note: late }),
      },
      counts: `About ${taxYearLabel(taxYear)}. ${
        hasWork ? untilWhen(taxYear, entry.choice('noticeDay'), today) : 'There is nothing to file.'
      }`,
      headlines: [
        isSame ? answerOf(difference, balanceAsAssessed, until) : DIFFERS,
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
              ? adviceOn(difference, balanceAsAssessed, { waiting: uncounted.length, isLate: late !== null })
              : [differs(input.assessedTax, result.taxAsAssessed)]),
            ...uncounted.map((claim) => unproved(claim, input, rates)),
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
  explains: {
    how: [
      'From the notice, its own figures count: its taxable income, and its refund or what is to pay. Credits that it has stay as they are.',
      'From the IRP5 the tax is worked out as SARS has it, with the certificates of funds and schemes and interest from the bank: that shows whether SARS has all of it.',
      'Then once more with what SARS cannot know. Income that is missing counts in any case; a claim counts only if its papers are there.',
      'The difference is what the correction brings. Below zero it is owed: silence counts as agreement with a wrong assessment, and SARS may add a penalty.',
      'What is owed falls due on the day that the notice names, whether the assessment is corrected or not.',
    ],
    leavesOut: [
      'Capital gains, foreign income and lump sums: then a return is due in any case. With income of your own business too, and you may be a provisional taxpayer.',
      'Actual costs of a vehicle, and a part of a year: the travel calculator has them.',
      'Where deductions lower your income, the limit of 27.5% on retirement contributions may still go by the pay before them.',
    ],
    seeAlso: [
      { label: 'No assessment yet? See what you can claim, question by question', to: '/refund-check' },
      {
        label: 'How to answer an auto-assessment',
        to: '/blog/understanding-new-sars-filing-requirements-2025',
      },
    ],
  },
});

function meaningOf(difference: Cents, waiting: number, isLate: boolean): string {
  if (difference > 0 && isLate)
    return 'A correction could bring more back, if it is still in time or SARS agrees to more time.';
  if (difference > 0) return 'A correction brings more back. Have the papers ready before you ask for it.';
  if (difference < 0) return 'SARS has counted too little. Correct it before SARS finds it.';
  return waiting > 0
    ? 'There may be more to claim, once the papers for it are there.'
    : 'By your answers there is nothing to correct.';
}

/** What is owed is sold whatever it is; a claim that cannot be counted yet may be worth anything. */
function worthOf(
  difference: Cents,
  waiting: readonly Claim[],
  input: AutoAssessmentInput,
  rates: AutoAssessmentRates,
): Sells {
  const brought = broughtTogether(waiting, input, rates);
  return difference < 0 || brought === null ? {} : { worth: difference + brought };
}

/** By the claims that wait for their papers; null if one of them cannot be counted yet. */
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

const DIFFERS: Headline = { label: ANSWER, text: 'Your assessment differs: compare it first' };

const FIND_OUT =
  'Your figures and those of SARS do not agree. Find out which are right before you correct anything.';

/** No paper makes up for it; its box may only not be ticked yet. */
function failsRule({ kind }: Claim, { isOffice, isMainPlace }: AutoAssessmentInput): boolean {
  return kind === 'home-office' && !(isOffice && isMainPlace);
}

function differs(onAssessment: Cents, ours: Cents): string {
  return `SARS’s tax is ${formatRand(onAssessment)}, and your certificates alone give ${formatRand(ours)}. Compare them with the lines of your assessment. If SARS is wrong, have it corrected.`;
}

/** The difference first: whether the assessment is right was the question. Zero is no success. */
function answerOf(difference: Cents, balance: Cents, until: string): Headline {
  const offer = balance < 0 ? 'SARS asks' : 'SARS offers';
  if (difference === 0) return { label: ANSWER, text: `The same as ${offer}${until}` };
  const amount = formatShortRand(Math.abs(difference));
  if (balance < 0)
    return { label: ANSWER, text: `${amount} ${difference > 0 ? 'less' : 'more'} to pay than ${offer}` };
  return { label: ANSWER, text: `${amount} ${difference > 0 ? 'more' : 'less'} than ${offer}` };
}

/** Behind “the same”: what claims without their papers would bring, null if that is not known. */
function untilPapers(toCome: Cents | null): string {
  if (toCome === 0) return '';
  return toCome === null
    ? ', until a claim has its papers'
    : `: ${formatShortRand(toCome)} more, once the papers are there`;
}

type Standing = { waiting: number; isLate: boolean };

function adviceOn(difference: Cents, balance: Cents, { waiting, isLate }: Standing): readonly string[] {
  if (difference > 0)
    return [
      isLate
        ? `${formatRand(difference)} more could come back to you: with the papers named below, and if it is in time.`
        : `Have it corrected: ${formatRand(difference)} more comes back to you, with the papers named below.`,
    ];
  if (difference < 0)
    return [
      `SARS does not know of this yet: ${formatRand(-difference)} more is owed. Correct it yourself: who waits may pay a penalty for the understatement as well.`,
    ];
  const pay = balance < 0 ? [`Pay the ${formatRand(-balance)} by the day that the notice names.`] : [];
  if (waiting > 0) return pay;
  return ['By your six answers SARS has everything, and there is nothing to correct.', ...pay];
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

function balanceOf(cents: Cents, when: string): Headline {
  if (cents === 0) return { label: `Refund ${when}`, text: 'None, and nothing to pay' };
  return { label: `${cents < 0 ? 'Tax to pay' : 'Your refund'} ${when}`, once: true, cents: Math.abs(cents) };
}
