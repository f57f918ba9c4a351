import { zeroSentence } from '#app/tax/amount.ts';
import { formatAmount, formatRand, rand } from '#app/tax/money.ts';
import { quickEstimate, type Estimate, type Relief } from '#app/tax/quick-estimate.ts';
import type { TableName } from '#app/tax/rates/table-name.ts';
import {
  fullCalculatorLink,
  type FieldTexts,
  type QuickEstimateFields,
  type QuickEstimateOutcome,
} from './quick-estimate-form.ts';
import { monthlyAmount } from './period.ts';

const NO_TAX = 'No tax is due';
const EXAMPLE = 'For example, R 500 000 a year and one dependant:';

const example = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });

export const NO_FIELDS: QuickEstimateFields = { grossIncome: '', dependants: '', period: 'annual' };

export type EstimateTexts = ReturnType<typeof estimateTexts>;

export type EstimateText = keyof EstimateTexts;

/** All texts that depend on what is typed, for server and browser. Empty: hidden. */
export function estimateTexts(
  fields: QuickEstimateFields,
  outcome: QuickEstimateOutcome | null,
  isPressed = true,
) {
  const estimated = outcome?.kind === 'estimated' ? outcome : null;
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const errors = (estimated ?? refused)?.errors ?? {};
  const isExample = !outcome || (refused !== null && !fields.grossIncome.trim());
  const { leading, below } = estimated?.estimate ?? example;
  const counted = estimated ? countedAsZero(fields, estimated.errors) : null;
  const taxOf = counted ? ({ estimatedTax }: Estimate) => formatRand(estimatedTax) : taxInWords;
  return {
    incomeError: errors.grossIncome ?? '',
    incomeNote: estimated?.yearly || (isPressed && estimated?.question) || '',
    dependantsError: errors.dependants ?? '',
    refusal: refused ? `${refused.message.title}: ` : '',
    failure: outcome?.kind === 'failed' ? (outcome.message.description ?? '') : '',
    example: isExample ? EXAMPLE : '',
    hasFigures: isExample || estimated ? 'yes' : '',
    counted: counted?.sentence ?? '',
    countedField: `#${counted?.name ?? 'grossIncome'}`,
    leadingTax: taxOf(leading),
    leadingMonth: monthOf(leading),
    belowTax: taxOf(below),
    belowMonth: monthOf(below),
    taxBeforeRebates: formatAmount(leading.taxBeforeRebates),
    rebateLabel: labelOf('Primary rebate', leading.primaryRebate),
    rebate: `− ${formatAmount(leading.primaryRebate.used)}`,
    creditsLabel: labelOf('Medical credits', leading.medicalCredits),
    credits: `− ${formatAmount(leading.medicalCredits.used)}`,
    estimatedTax: formatRand(leading.estimatedTax),
    calculatorLink: fullCalculatorLink(fields),
  };
}

export const tables = { leading: example.leading.table, below: example.below.table };

export function nameOf({ basis, label }: TableName): string {
  return basis === 'sars' ? `SARS tables ${label}` : `Firm estimate ${label}`;
}

function countedAsZero({ grossIncome, dependants }: QuickEstimateFields, errors: FieldTexts) {
  if (errors.grossIncome) return { name: 'grossIncome', sentence: zeroSentence(grossIncome) };
  return errors.dependants ? { name: 'dependants', sentence: zeroSentence(dependants, '0') } : null;
}

function taxInWords({ estimatedTax }: Estimate): string {
  return estimatedTax === 0 ? NO_TAX : formatRand(estimatedTax);
}

function monthOf({ estimatedTax }: Estimate): string {
  return estimatedTax === 0 ? '' : `${formatRand(monthlyAmount(estimatedTax))} a month`;
}

function labelOf(label: string, { allowed, used }: Relief): string {
  return used === allowed ? label : `${label}, up to ${formatAmount(allowed)}`;
}
