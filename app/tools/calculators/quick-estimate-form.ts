import { NEGATIVE, NOT_A_NUMBER, parseAmount, parseCount, type AmountReading } from '#app/tax/amount.ts';
import { formatRand, largestAmount, type Cents } from '#app/tax/money.ts';
import { quickEstimate, type QuickEstimate } from '#app/tax/quick-estimate.ts';

export const MOST_DEPENDANTS = 20;

const MONTHS = 12;

/** `period` is `annual` or `monthly`, as in the calculators; anything else is a year. */
export type QuickEstimateFields = { grossIncome: string; dependants: string; period: string };

type Field = 'grossIncome' | 'dependants';
export type FieldTexts = Partial<Record<Field, string>>;
type Message = { title: string; description?: string };

/** `message`: null if an entry is unreadable: then it is no success. `question`: after the button was pressed. */
type Estimated = {
  kind: 'estimated';
  estimate: QuickEstimate;
  question: string;
  yearly: string;
  errors: FieldTexts;
  message: Message | null;
};
type Refused = { kind: 'refused'; errors: FieldTexts; message: Message };
type Failed = { kind: 'failed'; message: Message };

export type QuickEstimateOutcome = Estimated | Refused | Failed;

const MISSING = 'Please enter your annual gross income';
const TOO_LARGE = 'Enter an amount of at most R 100 billion a year.';
const NO_TAX = 'No tax is due on this for a year. If it is for a month, choose “a month”.';
const TOO_MANY = `Enter a whole number from 0 to ${MOST_DEPENDANTS}.`;

const FAILED: Failed = {
  kind: 'failed',
  message: {
    title: 'Calculation error',
    description: 'There was a problem with your calculation. Please try again.',
  },
};

/** Like `readQuickEstimate`, but passes a failure to `report` and returns it as an outcome. */
export function outcomeOf(
  fields: QuickEstimateFields,
  report: (error: unknown) => void,
  read = readQuickEstimate,
): QuickEstimateOutcome {
  try {
    return read(fields);
  } catch (error) {
    report(error);
    return FAILED;
  }
}

export function readQuickEstimate(fields: QuickEstimateFields): Estimated | Refused {
  const income = parseAmount(fields.grossIncome);
  const count = parseCount(fields.dependants, MOST_DEPENDANTS);
  const isMonthly = fields.period === 'monthly';
  if (income.kind === 'empty') return refused('Missing information', { grossIncome: MISSING });
  const grossIncome = centsOf(income) * (isMonthly ? MONTHS : 1);
  if (income.kind === 'too-large' || grossIncome > largestAmount)
    return refused('Invalid input', { grossIncome: TOO_LARGE });
  if (grossIncome < 0 || fields.dependants.trim().startsWith('-')) {
    return refused('Invalid input', { [grossIncome < 0 ? 'grossIncome' : 'dependants']: NEGATIVE });
  }
  if (count.kind === 'out-of-range') return refused('Invalid input', { dependants: TOO_MANY });
  const dependants = count.kind === 'count' ? count.count : 0;
  const isUnreadable = [income.kind, count.kind].includes('unreadable');
  const estimate = quickEstimate({ grossIncome, dependants });
  const mayBeMonth = !isMonthly && grossIncome > 0 && estimate.leading.estimatedTax === 0;
  return {
    kind: 'estimated',
    estimate,
    question: mayBeMonth ? NO_TAX : '',
    yearly: isMonthly && income.kind === 'amount' ? `${formatRand(grossIncome)} a year` : '',
    errors: {
      ...(income.kind === 'unreadable' && { grossIncome: NOT_A_NUMBER }),
      ...(count.kind === 'unreadable' && { dependants: NOT_A_NUMBER }),
    },
    message: isUnreadable
      ? null
      : { title: 'Quick estimate calculated', ...(mayBeMonth && { description: NO_TAX }) },
  };
}

export function quickEstimateFields(form: FormData): QuickEstimateFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { grossIncome: text('grossIncome'), dependants: text('dependants'), period: text('period') };
}

export function fullCalculatorLink({ grossIncome, dependants, period }: QuickEstimateFields): string {
  const count = parseCount(dependants, MOST_DEPENDANTS);
  if (grossIncome.trim() === '') return '/calculator';
  const medicalMembers = String(1 + (count.kind === 'count' ? count.count : 0));
  return `/calculator#${new URLSearchParams({ period: period || 'annual', grossIncome, medicalMembers })}`;
}

function refused(title: string, errors: FieldTexts): Refused {
  return { kind: 'refused', errors, message: { title, description: Object.values(errors)[0] } };
}

function centsOf(reading: AmountReading): Cents {
  return reading.kind === 'amount' ? reading.cents : 0;
}
