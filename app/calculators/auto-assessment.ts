import { autoAssessment } from '#app/tax/auto-assessment.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { autoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { taxYearOn, taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear, requireTaxYear } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/time.ts';
import type { Claim, ClaimKind } from '#app/tax/unknown-to-sars.ts';
import { autoAssessmentFields, autoAssessmentInput } from './auto-assessment-fields.ts';
import { defineCalculator } from './calculator.ts';
import { correctionDates } from './correction-dates.ts';
import { yearOption } from './fields.ts';
import type { Paper } from './papers.ts';

const YEARS_BACK = 3;
const BRINGS = 'What the correction brings';

const CLAIMS: Record<ClaimKind, Pick<Paper, 'for' | 'text'>> = {
  'rent-costs': {
    for: 'Costs of letting',
    text: 'Lease, bank statements of the rent, rates and levies, interest certificate of the bond, invoices for repairs.',
  },
  medical: {
    for: 'Medical bills of your own',
    text: "The scheme's certificate of claims it did not pay, invoices and proof of payment.",
  },
  listed: {
    for: 'Disability',
    text: "Form ITR-DD, completed by a registered practitioner; an invoice for each item on SARS's list.",
  },
  travel: {
    for: 'Travel allowance',
    text: 'Logbook with each business trip and the odometer at the start and the end of the year; the invoice of the vehicle.',
  },
  'home-office': {
    for: 'Home office',
    text: "The employer's letter, a plan with square metres, photographs, lease or municipal accounts, and a calendar of the days at home.",
  },
  donations: { for: 'Donations', text: 'Receipts that name section 18A and the number of the organisation.' },
  'other-tax': {
    for: 'Tax on the second job or pension',
    text: 'IRP5 or IT3(a) of that employer or fund.',
  },
};

const ALWAYS: Paper = {
  for: 'The assessment and your IRP5',
  text: 'The notice (ITA34), and the IRP5 of each employer: compare code by code.',
  isThere: null,
};

export const autoAssessmentCalculator = defineCalculator({
  type: 'auto-assessment',
  group: 'claims',
  path: '/auto-assessment',
  menuLabel: 'Auto-Assessment',
  heading: 'Is My Auto-Assessment Right?',
  estimates: 'whether an auto-assessment is worth correcting, by how much and until when',
  success: 'Your auto-assessment has been checked.',
  hasPeriods: false,
  isTax: false,
  bases: ['sars'],
  initialYear: lastEndedYear,
  years: () => Array.from({ length: YEARS_BACK }, (_, back) => yearOption(lastEndedYear() - back)),
  fields: () => autoAssessmentFields,
  needs: () => ['income', 'taxPaid'],
  input: autoAssessmentInput,
  rates: autoAssessmentRates,
  tax: autoAssessment,
  sheet(result, { rates, today }) {
    const { difference, claims, taxCorrected, grossCorrected } = result;
    const { taxYear } = rates.individual.name;
    return {
      tax: { key: 'difference', cents: difference, label: BRINGS },
      headlines: [
        { label: 'Is it right?', text: verdictOf(difference) },
        { label: BRINGS, once: true, cents: difference },
        balanceOf('as SARS has it', result.balanceAsAssessed),
        balanceOf('once corrected', result.balanceCorrected),
      ],
      advice: {
        title: 'What to do',
        lines: [
          ...adviceOn(difference, result.balanceAsAssessed),
          ...claims.filter(({ isProved }) => !isProved).map(unproved),
          ...(difference === 0 ? [] : correctionDates(taxYear, today)),
        ],
      },
      notes: [
        ...result.notes,
        ...(taxYear === newestTaxYear
          ? []
          : [
              `What the same amounts would bring now is the figure under SARS's tables of the ${taxYearLabel(newestTaxYear)} tax year.`,
            ]),
      ],
      papers: [ALWAYS, ...claims.map(({ kind, isProved }) => ({ ...CLAIMS[kind], isThere: isProved }))],
      position: { brackets: rates.individual.brackets, income: result.taxableCorrected },
      shares: {
        whole: 'your income once corrected',
        parts: [
          { label: 'Left after tax', cents: Math.max(0, grossCorrected - taxCorrected) },
          { label: 'Tax', cents: taxCorrected },
        ],
      },
    };
  },
  explains: {
    how: [
      'The tax is worked out as SARS has it: from your IRP5, the certificates of funds and schemes, and interest from the bank.',
      'Then once more with what SARS cannot know. Income that is missing counts in any case; a claim counts only if its papers are there.',
      'The difference is what the correction brings. Below zero it is owed: silence counts as agreement with a wrong assessment, and SARS may add a penalty.',
      'If nothing changes, there is nothing to correct; what is owed falls due on the day that the notice names.',
    ],
    leavesOut: [
      'Capital gains, foreign income, lump sums and income from a business: then a return is due in any case.',
      'Actual costs of a vehicle, and a part of a year: the travel calculator has them.',
      'Where deductions lower your income, the limit of 27.5% on retirement contributions may still go by the pay before them.',
    ],
    seeAlso: [
      {
        label: 'How to answer an auto-assessment',
        to: '/blog/understanding-new-sars-filing-requirements-2025',
      },
    ],
  },
});

/** That of which assessments are sent now. */
function lastEndedYear() {
  return requireTaxYear(Math.min(newestTaxYear, taxYearOn(southAfricanDay()) - 1));
}

function verdictOf(difference: Cents): string {
  if (difference === 0) return 'Nothing to correct';
  return difference > 0 ? 'Worth correcting' : 'It must be corrected';
}

function adviceOn(difference: Cents, balance: Cents): readonly string[] {
  if (difference === 0)
    return [
      balance < 0
        ? `With these entries the assessment stands: there is nothing to correct. Pay the ${formatRand(-balance)} by the day that the notice names.`
        : 'With these entries the assessment stands. You need not do anything.',
    ];
  if (difference > 0)
    return [
      `Ask SARS to correct it: ${formatRand(difference)} more comes back to you, with the papers named below.`,
    ];
  return [
    `SARS does not know of this yet: ${formatRand(-difference)} more is owed. Correct it yourself: who waits may pay a penalty for the understatement as well.`,
  ];
}

function unproved({ kind, amount }: Claim): string {
  return `Not counted, because its papers are not there: ${CLAIMS[kind].for.toLowerCase()}, ${formatRand(amount)}.`;
}

function balanceOf(when: string, cents: Cents) {
  const what = cents < 0 ? 'To pay' : 'Comes back';
  return { label: `${what} ${when}`, once: true as const, cents: Math.abs(cents) };
}
