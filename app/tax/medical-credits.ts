import { ageBandOf, type Age } from './age.ts';
import { additionalCredit, limitOfBills, missingMembers, type Medical } from './medical.ts';
import { requireAmounts, type Cents } from './money.ts';
import { creditsOf, normalTax } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import { randLine, sum, type RandLine } from './working.ts';

/** Of the taxpayer, the spouse or a child. A physical impairment limits less than a disability does. */
export type MedicalCondition = 'none' | 'impairment' | 'disability';

/** Cents of the year. `medicalExpenses`: not paid by the scheme. `listedExpenses`: on SARS's list. */
export type MedicalCreditsInput = {
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  medicalExpenses: Cents;
  taxableIncome: Cents;
  condition: MedicalCondition;
  isConfirmed: boolean;
  listedExpenses: Cents;
};

const WHICH_CONDITION =
  'These expenses count with a disability or a physical impairment only. Say which of the two it is.';
const NOT_CONFIRMED =
  'The disability is not counted yet: a registered practitioner must have confirmed, on form ITR-DD, that it limits daily life moderately to severely and lasts more than a year.';
const ROW_OF_IMPAIRMENT =
  'Expenses of a physical impairment are taken by the rule for other families. That is the usual reading; we could not confirm it from the Act.';

/** Sections 6A and 6B: from 65, with a confirmed disability, and everybody else. Throws RangeError. */
export function medicalCredits(input: MedicalCreditsInput, rates: IndividualRates) {
  const { medicalContributions, medicalExpenses, taxableIncome, listedExpenses } = input;
  requireAmounts({ medicalContributions, medicalExpenses, taxableIncome, listedExpenses });
  const medical = medicalOf(input);
  const refusal = missingMembers(medical) ?? missingCondition(input);
  if (refusal) return refusal;
  const paid = randLine('medicalContributions', 'Medical contributions', medicalContributions, 'input');
  const income = randLine('taxableIncome', 'Taxable income', taxableIncome, 'input');
  const credits = asAmount(creditsOf(input.age, input.medicalMembers, rates));
  const additional = additionalCredit(medical, taxableIncome, credits.amount, rates).map(asAmount);
  const more = additional.at(-1)?.amount ?? 0;
  const both = sum(credits.amount, more);
  const total = randLine('totalMedicalCredits', 'Medical tax credits', both, 'calculated');
  return {
    kind: 'result' as const,
    table: rates.name,
    medicalCredits: credits.amount,
    additionalMedicalCredit: more,
    totalMedicalCredits: total.amount,
    taxOfIncome: normalTax(taxableIncome, input.age, 0, rates).taxAfterRebates.amount,
    limit: limitOfBills({ age: input.age, isConfirmed: Boolean(medical.disability) }, taxableIncome, rates),
    notes: notesOn(input),
    working: [income, paid, credits, ...additional, total],
  };
}

/** Without the practitioner's confirmation a disability counts as an impairment at most. */
function medicalOf(input: MedicalCreditsInput): Medical {
  return {
    age: input.age,
    members: input.medicalMembers,
    contributions: input.medicalContributions,
    expenses: input.medicalExpenses,
    listed: input.listedExpenses,
    disability: input.condition === 'disability' && input.isConfirmed,
  };
}

function missingCondition({ condition, listedExpenses }: MedicalCreditsInput): RefusedInput | null {
  return condition === 'none' && listedExpenses > 0 ? refusedInput('condition', WHICH_CONDITION) : null;
}

function notesOn({ age, condition, isConfirmed, listedExpenses }: MedicalCreditsInput): readonly string[] {
  if (ageBandOf(age) !== 'under-65') return [];
  if (condition === 'disability' && !isConfirmed) return [NOT_CONFIRMED];
  return condition === 'impairment' && listedExpenses > 0 ? [ROW_OF_IMPAIRMENT] : [];
}

/** Credits are the answer here, so they are shown without a minus. */
function asAmount<Key>({ isDeducted: _shown, ...line }: RandLine<Key>): RandLine<Key> {
  return line;
}
