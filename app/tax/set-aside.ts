import { largestAmount, rand, type Cents } from './money.ts';
import { provisionalTax, type ProvisionalInput } from './provisional.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';

export const MONTHS_OF_A_YEAR = 12;

const THOUSAND = 1_000;
const CENTS_OF_A_RAND = rand(1);

/** In cents, from March; null for a month that is not known yet. */
export type Month = { income: Cents; costs: Cents } | null;

export type SetAsideInput = Omit<ProvisionalInput, 'businessIncome' | 'businessExpenses'> & {
  months: readonly Month[];
  /** The first month in business, from 0; earlier months do not belong to the business's year. */
  began?: number;
  /** The current month, from 0 as `began`: 12 and more when the year is over. */
  running: number;
};

/**
 * Cents. `average`: what an unknown month counts as, in whole rand. `perThousand`: whole rand, rounded up. `byNow`: the
 * same for income until now, in whole rand. `toCome`: income of the coming months, typed or average; `toComeByAugust`:
 * of those until the first payment.
 */
export type SetAside = {
  kind: 'set-aside';
  known: number;
  average: { income: Cents; costs: Cents };
  year: { income: Cents; costs: Cents };
  taxableIncome: Cents;
  payable: Cents;
  perThousand: number;
  byNow: Cents;
  toCome: Cents;
  toComeByAugust: Cents;
  first: Cents;
  second: Cents;
};

/**
 * The share of income to put away: the year's tax, less PAYE, in proportion to business income. Unknown months count
 * as the average of the known ones, together in whole rand: a guess has no cents. Null without any income; throws
 * RangeError.
 */
export function setAside(input: SetAsideInput, rates: IndividualRates): SetAside | Refusal | null {
  const { months, began = 0, running: _, ...person } = input;
  const known = months.slice(began).filter((month) => month !== null);
  const earned = total(known, 'income');
  if (known.length === 0 || earned === 0) return null;
  const average = { income: averageOf(known, 'income', 1), costs: averageOf(known, 'costs', 1) };
  const unknown = MONTHS_OF_A_YEAR - began - known.length;
  const year = {
    income: filledUp(earned, known.length, unknown),
    costs: filledUp(total(known, 'costs'), known.length, unknown),
  };
  const toCome = incomeToCome(input, known, MONTHS_OF_A_YEAR);
  if (Math.max(year.income, year.costs) > largestAmount)
    return refusedInput('months', 'Enter amounts of at most R 100 billion a year.');
  const provisional = { ...person, businessIncome: year.income, businessExpenses: year.costs };
  const result = provisionalTax(provisional, rates);
  if (isRefusal(result)) return result;
  const payable = Math.max(0, result.finalTax - result.employeesTaxPaid);
  return {
    kind: 'set-aside',
    known: known.length,
    average,
    year,
    taxableIncome: result.taxableIncome,
    payable,
    perThousand: proportion(payable, THOUSAND, year.income),
    byNow: rand(proportion(payable, year.income - toCome, rand(year.income))),
    toCome,
    toComeByAugust: incomeToCome(input, known, MONTHS_OF_A_YEAR / 2),
    first: result.provisionalPayment1,
    second: result.provisionalPayment2,
  };
}

/** In whole rand, of each R 1 000 to come, to reach `missing`. Both in cents, `toCome` above zero. Rounds up. */
export function perThousandFromNow(missing: Cents, toCome: Cents): number {
  return proportion(missing, THOUSAND, toCome);
}

type Known = NonNullable<Month>;

/** For months before `until`. The current month's income has come in once it is typed. */
function incomeToCome(
  { months, began = 0, running }: SetAsideInput,
  known: readonly Known[],
  until: number,
): Cents {
  const ahead = months
    .slice(0, until)
    .filter((month, index) => index >= began && (index > running || (index === running && month === null)));
  const typed = ahead.filter((month) => month !== null);
  return total(typed, 'income') + averageOf(known, 'income', ahead.length - typed.length);
}

function total(months: readonly Known[], what: keyof Known): Cents {
  return months.reduce((sum, month) => sum + month[what], 0);
}

/** Adds the average for unknown months, together in whole rand, to a total of known months. Cents. */
export function filledUp(earned: Cents, known: number, unknown: number): Cents {
  return earned + averageOfTotal(earned, known, unknown);
}

function averageOf(months: readonly Known[], what: keyof Known, count: number): Cents {
  return averageOfTotal(total(months, what), months.length, count);
}

function averageOfTotal(earned: Cents, known: number, count: number): Cents {
  return rand(Math.round((earned * count) / (known * CENTS_OF_A_RAND)));
}

/** Rounded up. A product of cents would pass 2^53. */
function proportion(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part) + BigInt(whole - 1)) / BigInt(whole));
}
