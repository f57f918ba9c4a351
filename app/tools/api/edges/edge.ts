import type { Bracket } from '#app/tax/brackets.ts';
import type { Cents } from '#app/tax/money.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { startYearOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import type { Json } from '../json.ts';

export type Edge = { about: string; request: Fields };

type Fields = { readonly [field: string]: Json };

export const RAND = 100;

export function around(
  about: string,
  amounts: readonly Cents[],
  fields: (amount: string) => Fields,
  year = newestTaxYear,
): readonly Edge[] {
  return amounts.flatMap((amount) =>
    [-RAND, 0, RAND].map((step) => edge(about, fields(randText(amount + step)), year)),
  );
}

export function edge(about: string, fields: Fields, year = newestTaxYear): Edge {
  return { about, request: { basis: 'sars', taxYear: startYearOf(year), ...fields } };
}

export function bandEnds(year = newestTaxYear): readonly Cents[] {
  return endsOf(tablesOf(year).individual.brackets);
}

export function endsOf(brackets: readonly Bracket[]): readonly Cents[] {
  return brackets.flatMap(({ max }) => max ?? []);
}

function randText(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function known<Rates extends object>(rates: Rates | Refusal): Rates {
  if (isRefusal(rates)) throw new Error(rates.sentence);
  return rates;
}
