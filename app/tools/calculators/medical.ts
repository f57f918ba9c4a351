import { formatRand } from '#app/tax/money.ts';
import { medicalCredits, type MedicalCondition } from '#app/tax/medical-credits.ts';
import { FIRST_MEDICAL_YEAR, medicalRates } from '#app/tax/rates/medical-rates.ts';
import type { Refusal } from '#app/tax/refusal.ts';
import { billsLimitText } from './bills-limit.ts';
import { defineCalculator } from './calculator.ts';
import { amountField, checkField, choiceField, optionsOf } from './field.ts';
import { ageField, ageOf, membersField, yearsFrom } from './fields.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const DISABILITY = 'Disability or physical impairment';

export const conditionLabels = {
  none: 'None',
  impairment: 'Physical impairment, such as poor sight or hearing',
  disability: 'Disability',
} satisfies Record<MedicalCondition, string>;

const conditionField = {
  ...choiceField('condition', 'Of you, your spouse or your child', optionsOf(conditionLabels)),
  hint: 'A disability limits daily life moderately to severely, for more than a year. An impairment limits it less.',
  group: DISABILITY,
};

const confirmedField = {
  ...checkField('isConfirmed', 'A registered practitioner confirmed the disability on form ITR-DD'),
  group: DISABILITY,
};

const listedField = {
  ...amountField(
    'listedExpenses',
    "Expenses on SARS's list",
    'Carers, travel, maintenance, artificial limbs, aids and devices, services, continence products, service animals, alterations: needed because of it, and paid by you.',
  ),
  group: DISABILITY,
};

export const medicalCalculator = defineCalculator({
  type: 'medical',
  tool: 'claims',
  part: 'Medical',
  estimates: 'both medical tax credits: for the medical aid, and for bills you paid yourself',
  success: 'Your medical credits have been worked out.',
  hasPeriods: true,
  bases: ['sars'],
  years: () => yearsFrom(FIRST_MEDICAL_YEAR),
  fields: () => [
    amountField(
      'medicalContributions',
      'Medical contributions',
      "Yours and your employer's: IRP5 code 4005, or the certificate of the scheme.",
    ),
    membersField,
    ageField,
    amountField(
      'medicalExpenses',
      'Medical bills you paid yourself',
      'Bills that no scheme and no insurance paid back. Keep the invoices and proof of payment.',
    ),
    amountField(
      'taxableIncome',
      'Taxable income',
      'Under 65, bills count above 7.5% of it. Without retirement and severance lump sums.',
    ),
    conditionField,
    confirmedField,
    listedField,
  ],
  needs: () => ['taxableIncome', ['medicalContributions', 'medicalExpenses', 'listedExpenses']],
  input: (entry) => ({
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    medicalExpenses: entry.amount('medicalExpenses'),
    taxableIncome: entry.amount('taxableIncome'),
    condition: keyIn(conditionLabels, entry.choice('condition')) ?? 'none',
    isConfirmed: entry.isChecked('isConfirmed'),
    listedExpenses: entry.amount('listedExpenses'),
  }),
  rates: medicalRates,
  tax: medicalCredits,
  sheet(result, { input }) {
    return {
      tax: { key: 'totalMedicalCredits', cents: result.totalMedicalCredits },
      means: meansOf(result, input.medicalMembers > 0),
      headlines: [
        { label: 'Medical tax credits', cents: result.totalMedicalCredits },
        { label: 'For the medical aid (section 6A)', cents: result.medicalCredits },
        { label: 'For what you paid beyond it (section 6B)', cents: result.additionalMedicalCredit },
      ],
    };
  },
  explains: {
    how: [
      'The first credit is a fixed amount for each person on the medical aid, whatever the plan costs. Payroll usually gives it each month.',
      'The second counts what you paid beyond that: contributions above a multiple of the first credit, and bills that nobody paid back.',
      'From 65, and with a confirmed disability in the family, 33.3% of it comes off the tax. Everybody else gets 25% of what is above 7.5% of taxable income.',
      'Both come off the tax itself. They bring it to nil and no further, and what is left over is lost.',
    ],
    leavesOut: [
      'A part of a year on the medical aid: twelve months are counted for everybody. The individual calculator counts the months of each person.',
      'Premiums of gap cover and hospital cash plans, and medicine without a prescription: none of them counts.',
      'A scheme that several people pay for: each then has the credit for their own share.',
    ],
    seeAlso: [
      { label: 'Medical credits, explained', to: '/blog/medical-aid-tax-benefits-maximizing-your-savings' },
    ],
  },
});

type Credits = Exclude<ReturnType<typeof medicalCredits>, Refusal>;

function meansOf(
  { totalMedicalCredits: credits, taxOfIncome: tax, limit }: Credits,
  hasScheme: boolean,
): string {
  if (credits === 0)
    return limit
      ? `Nothing comes off: ${billsLimitText(limit, hasScheme)}.`
      : 'Nothing comes off on these answers.';
  if (tax === 0) return 'On this income there is no tax, so nothing comes off.';
  if (credits > tax)
    return `The tax of the whole year on this income is ${formatRand(tax)}, less than the credits of ${formatRand(credits)} a year: the rest is lost.`;
  return `It comes off the tax itself, rand for rand: ${formatRand(Math.round(credits / 12))} a month.`;
}
