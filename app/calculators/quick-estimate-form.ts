import { firm } from '#content/firm.ts';
import { NEGATIVE, NOT_A_NUMBER, parseAmount, parseCount, type AmountReading } from '#app/tax/amount.ts';
import { rand } from '#app/tax/money.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { quickEstimate, type QuickEstimate } from '#app/tax/quick-estimate.ts';

export const MOST_DEPENDANTS = 20;

export type QuickEstimateFields = { grossIncome: string; dependants: string };

type Message = { title: string; description?: string };

export type QuickEstimateOutcome =
  | { kind: 'estimated'; estimate: QuickEstimate; notes: Partial<QuickEstimateFields>; message: Message }
  | { kind: 'refused'; errors: Partial<QuickEstimateFields>; message: Message };

const MISSING = 'Please enter your annual gross income';
const TOO_LARGE = 'Enter an amount of at most R 100 billion.';
const TOO_MANY = `Enter a whole number from 0 to ${MOST_DEPENDANTS}.`;

export const example: QuickEstimate = quickEstimate(
  { grossIncome: rand(500_000), dependants: 1 },
  firm.calculatorBasis,
);

export function readQuickEstimate(
  fields: QuickEstimateFields,
  basis: Basis = firm.calculatorBasis,
): QuickEstimateOutcome {
  const income = parseAmount(fields.grossIncome);
  const count = parseCount(fields.dependants, MOST_DEPENDANTS);
  if (income.kind === 'empty') return refused('Missing information', { grossIncome: MISSING });
  if (income.kind === 'too-large') return refused('Invalid input', { grossIncome: TOO_LARGE });
  const grossIncome = centsOf(income);
  if (grossIncome < 0 || fields.dependants.trim().startsWith('-')) {
    return refused('Invalid input', { [grossIncome < 0 ? 'grossIncome' : 'dependants']: NEGATIVE });
  }
  if (count.kind === 'out-of-range') return refused('Invalid input', { dependants: TOO_MANY });
  const dependants = count.kind === 'count' ? count.count : 0;
  return {
    kind: 'estimated',
    estimate: quickEstimate({ grossIncome, dependants }, basis),
    notes: {
      ...(income.kind === 'unreadable' && { grossIncome: NOT_A_NUMBER }),
      ...(count.kind === 'unreadable' && { dependants: NOT_A_NUMBER }),
    },
    message: { title: 'Quick estimate calculated' },
  };
}

export function quickEstimateFields(form: FormData): QuickEstimateFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { grossIncome: text('grossIncome'), dependants: text('dependants') };
}

function refused(title: string, errors: Partial<QuickEstimateFields>): QuickEstimateOutcome {
  return { kind: 'refused', errors, message: { title, description: Object.values(errors)[0] } };
}

function centsOf(reading: AmountReading): number {
  return reading.kind === 'amount' ? reading.cents : 0;
}
