import type { Bracket } from './brackets.ts';
import { rateOf, shareOf, type BasisPoints, type Cents } from './money.ts';
import type { RateItem, TableName } from './rates/table-name.ts';

/** A plain number is an amount in cents. */
export type Formula =
  | Cents
  | { op: 'share'; rate: BasisPoints; of: Formula }
  | { op: 'times'; count: number; of: Formula }
  | { op: 'quotient'; of: Formula; by: number }
  | { op: 'sum'; of: readonly Formula[] }
  | { op: 'less'; from: Formula; of: readonly Formula[] }
  | { op: 'least'; of: readonly Formula[] }
  | { op: 'greatest'; of: readonly Formula[] }
  | { op: 'notBelowZero'; of: Formula };

export type RateFormula = { op: 'is'; rate: BasisPoints } | { op: 'ratio'; part: Cents; whole: Cents };

export type Source = 'input' | 'calculated' | { table: TableName; item: RateItem };

type LineBase = { key: string; label: string; source: Source };

export type RandLine = LineBase & { unit: 'rand'; formula: Formula; amount: Cents; band?: Bracket };

export type RateLine = LineBase & { unit: 'rate'; formula: RateFormula; rate: BasisPoints };

export type Line = RandLine | RateLine;

export type Working = readonly Line[];

export function randLine(key: string, label: string, formula: Formula, source: Source): RandLine {
  return { unit: 'rand', key, label, formula, amount: amountOf(formula), source };
}

export function rateLine(key: string, label: string, formula: RateFormula, source: Source): RateLine {
  const rate = formula.op === 'is' ? formula.rate : rateOf(formula.part, formula.whole);
  return { unit: 'rate', key, label, formula, rate, source };
}

/** Only `share` and `quotient` round, half up to the cent. */
export function amountOf(formula: Formula): Cents {
  if (typeof formula === 'number') return formula;
  switch (formula.op) {
    case 'share':
      return shareOf(amountOf(formula.of), formula.rate);
    case 'times':
      return formula.count * amountOf(formula.of);
    case 'quotient':
      return Math.floor((amountOf(formula.of) * 2 + formula.by) / (formula.by * 2));
    case 'sum':
      return total(formula.of);
    case 'less':
      return amountOf(formula.from) - total(formula.of);
    case 'least':
      return Math.min(...formula.of.map(amountOf));
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

function total(terms: readonly Formula[]): Cents {
  return terms.reduce<Cents>((sum, term) => sum + amountOf(term), 0);
}
