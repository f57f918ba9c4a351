import { firm } from '#content/firm.ts';
import { parseAmount, parseCount, type AmountReading } from '#app/tax/amount.ts';
import { rand } from '#app/tax/money.ts';
import { quickEstimate, type QuickEstimate } from '#app/tax/quick-estimate.ts';

export const MOST_DEPENDANTS = 20;

/** What stands in the two fields, as typed. */
export type QuickEstimateFields = { grossIncome: string; dependants: string };

type Told = { title: string; description?: string };

/** The answer to a filled-in quick estimate: figures with notes on how the fields were read, or a refusal. */
export type QuickEstimateOutcome =
  | { kind: 'estimated'; estimate: QuickEstimate; notes: Partial<QuickEstimateFields>; told: Told }
  | { kind: 'refused'; errors: Partial<QuickEstimateFields>; told: Told };

const NOT_A_NUMBER = 'Not a number: counted as 0.';
const MISSING = 'Please enter your annual gross income';
const TOO_LARGE = 'Enter an amount of at most R 100 billion.';
const NEGATIVE = 'All financial values must be positive numbers.';
const TOO_MANY = `Enter a whole number from 0 to ${MOST_DEPENDANTS}.`;

/** What the sheet shows before anybody has typed: R 500 000 a year and one dependant. */
export const example: QuickEstimate = quickEstimate(
  { grossIncome: rand(500_000), dependants: 1 },
  firm.calculatorBasis,
);

/** Reads the two fields and estimates; the browser and the server both call it, so they cannot differ. */
export function readQuickEstimate(fields: QuickEstimateFields): QuickEstimateOutcome {
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
    estimate: quickEstimate({ grossIncome, dependants }, firm.calculatorBasis),
    notes: {
      ...(income.kind === 'unreadable' && { grossIncome: NOT_A_NUMBER }),
      ...(count.kind === 'unreadable' && { dependants: NOT_A_NUMBER }),
    },
    told: { title: 'Quick estimate calculated' },
  };
}

/** The two fields of a posted form; what is missing or is not text counts as empty. */
export function quickEstimateFields(form: FormData): QuickEstimateFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { grossIncome: text('grossIncome'), dependants: text('dependants') };
}

function refused(title: string, errors: Partial<QuickEstimateFields>): QuickEstimateOutcome {
  return { kind: 'refused', errors, told: { title, description: Object.values(errors)[0] } };
}

function centsOf(reading: AmountReading): number {
  return reading.kind === 'amount' ? reading.cents : 0;
}
