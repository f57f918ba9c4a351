import { bracketOf, type Bracket } from './brackets.ts';
import { rateOf, shareOf, type BasisPoints, type Cents } from './money.ts';
import type { Law } from './rates/law.ts';
import type { RateItem, TableName } from './rates/table-name.ts';

/** Of a kilometre, a square metre or a day. */
export type Hundredths = number;

/** Of a unit: the scale of travel costs is printed in tenths of a cent a kilometre. */
export type TenthsOfCents = number;

/** A plain number is an amount in cents. */
export type Formula =
  | Cents
  | { op: 'share'; rate: BasisPoints; of: Formula }
  | { op: 'times'; count: number; of: Formula }
  | { op: 'quotient'; of: Formula; by: number }
  | { op: 'portion'; count: number; by: number; of: Formula; inHundredths?: true }
  | { op: 'priced'; count: Hundredths; price: TenthsOfCents }
  | { op: 'sum'; of: readonly Formula[] }
  | { op: 'less'; from: Formula; of: readonly Formula[] }
  | { op: 'least'; of: readonly Formula[] }
  | { op: 'greatest'; of: readonly Formula[] }
  | { op: 'notBelowZero'; of: Formula };

export type RateFormula = { op: 'is'; rate: BasisPoints } | { op: 'ratio'; part: Cents; whole: Cents };

/** `prices`: the firm's. `law`: a rule that is not a table of the authority. */
export type Source = 'input' | 'calculated' | 'prices' | { table: TableName; item: RateItem } | { law: Law };

const HUNDREDTHS_TIMES_TENTHS = 1_000;

/** `note`: what a reader must know about the amount. */
type LineBase<Key> = { key: Key; label: string; source: Source; note?: string };

export type RandLine<Key = string> = LineBase<Key> & {
  unit: 'rand';
  formula: Formula;
  amount: Cents;
  band?: Bracket;
  /** Shown with a minus. */
  isDeducted?: true;
};

export type RateLine<Key = string> = LineBase<Key> & {
  unit: 'rate';
  formula: RateFormula;
  rate: BasisPoints;
};

export type Line<Key = string> = RandLine<Key> | RateLine<Key>;

export type Working = readonly Line[];

export function randLine<const Key extends string>(
  key: Key,
  label: string,
  formula: Formula,
  source: Source,
): RandLine<Key> {
  return { unit: 'rand', key, label, formula, amount: amountOf(formula), source };
}

export function deductedLine<const Key extends string>(
  key: Key,
  label: string,
  formula: Formula,
  source: Source,
): RandLine<Key> {
  return { unit: 'rand', key, label, formula, amount: amountOf(formula), source, isDeducted: true };
}

export const TAXED_BY = {
  brackets: 'income',
  company: 'income',
  'small-business': 'income',
  trust: 'income',
  'lump-sums': 'total',
  turnover: 'turnover',
  'transfer-duty': 'price or value',
  donations: 'total',
  'estate-duty': 'dutiable amount',
} satisfies Partial<Record<RateItem, string>>;

export type BandSource = { table: TableName; item: keyof typeof TAXED_BY };

export function bandLine<const Key extends string>(
  key: Key,
  label: string,
  amount: Cents,
  brackets: readonly Bracket[],
  source: BandSource,
  credits: readonly Cents[] = [],
): RandLine<Key> {
  const band = bracketOf(amount, brackets);
  const charged = share(band.rate, band.above === 0 ? amount : less(amount, band.above));
  const tax = band.base === 0 ? charged : sum(band.base, charged);
  const formula = credits.length > 0 ? notBelowZero(less(tax, ...credits)) : tax;
  return { unit: 'rand', key, label, formula, amount: amountOf(formula), source, band };
}

export function rateLine<const Key extends string>(
  key: Key,
  label: string,
  formula: RateFormula,
  source: Source,
): RateLine<Key> {
  const rate = formula.op === 'is' ? formula.rate : rateOf(formula.part, formula.whole);
  return { unit: 'rate', key, label, formula, rate, source };
}

export function effectiveRate(tax: RandLine, whole: Cents): RateLine<'effectiveTaxRate'> {
  const ratio = { op: 'ratio', part: tax.amount, whole } as const;
  return rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
}

/** Cents and basis points by the keys of their lines. */
export function figuresOf<Key extends string>(lines: readonly Line<Key>[]): Record<Key, number> {
  const figures = lines.map((line) => [line.key, line.unit === 'rand' ? line.amount : line.rate]);
  return Object.fromEntries(figures);
}

export function resultOf<Key extends string>(
  table: TableName,
  working: readonly Line<Key>[],
  notes: readonly string[] = [],
) {
  return { kind: 'result' as const, table, ...figuresOf(working), notes, working };
}

export function from<Item extends RateItem>({ name }: { name: TableName }, item: Item) {
  return { table: name, item };
}

/** Only `share`, `quotient`, `portion` and `priced` round, half up to the cent. */
export function amountOf(formula: Formula): Cents {
  if (typeof formula === 'number') return formula;
  switch (formula.op) {
    case 'share':
      return shareOf(amountOf(formula.of), formula.rate);
    case 'times':
      return formula.count * amountOf(formula.of);
    case 'quotient':
      return Math.floor((amountOf(formula.of) * 2 + formula.by) / (formula.by * 2));
    case 'portion':
      return formula.inHundredths
        ? dividedUp(amountOf(formula.of), formula.count, formula.by)
        : portionOf(amountOf(formula.of), formula.count, formula.by);
    case 'priced':
      return dividedUp(formula.count, formula.price, HUNDREDTHS_TIMES_TENTHS);
    case 'sum':
      return total(formula.of);
    case 'less':
      return amountOf(formula.from) - total(formula.of);
    case 'least':
      return smallest(formula.of);
    case 'greatest':
      return Math.max(...formula.of.map(amountOf));
    case 'notBelowZero':
      return Math.max(0, amountOf(formula.of));
  }
}

export function share(rate: BasisPoints, of: Formula): Formula {
  return { op: 'share', rate, of };
}

export function times(count: number, of: Formula): Formula {
  return { op: 'times', count, of };
}

export function quotient(of: Formula, by: number): Formula {
  return { op: 'quotient', of, by };
}

export function portion(count: number, by: number, of: Formula): Formula {
  return { op: 'portion', count, by, of };
}

export function partOf(of: Formula, part: Hundredths, whole: Hundredths): Formula {
  return { op: 'portion', count: part, by: whole, of, inHundredths: true };
}

export function priced(count: Hundredths, price: TenthsOfCents): Formula {
  return { op: 'priced', count, price };
}

export function sum(...of: readonly Formula[]): Formula {
  return { op: 'sum', of };
}

export function less(from: Formula, ...of: readonly Formula[]): Formula {
  return { op: 'less', from, of };
}

export function least(...of: readonly Formula[]): Formula {
  return { op: 'least', of };
}

export function greatest(...of: readonly Formula[]): Formula {
  return { op: 'greatest', of };
}

export function notBelowZero(of: Formula): Formula {
  return { op: 'notBelowZero', of };
}

/** In two parts, because a plain product would pass 2^53. */
function portionOf(amount: Cents, count: number, by: number): Cents {
  const whole = Math.floor(amount / by);
  return whole * count + Math.floor(((amount - whole * by) * count * 2 + by) / (by * 2));
}

/** With hundredths even the remainder times the count may pass 2^53. */
function dividedUp(amount: number, by: number, through: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(by), BigInt(through)];
  return Number((product * 2n + divisor) / (divisor * 2n));
}

// Loops: `reduce`, and a spread of `map`, take twice the time, and a payslip sums some thirty times.
function total(terms: readonly Formula[]): Cents {
  let amount = 0;
  for (const term of terms) amount += amountOf(term);
  return amount;
}

function smallest(terms: readonly Formula[]): Cents {
  let amount = Infinity;
  for (const term of terms) amount = Math.min(amount, amountOf(term));
  return amount;
}
