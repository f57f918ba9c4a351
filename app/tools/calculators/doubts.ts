import { formatShortRand, rand, type Cents } from '#app/tax/money.ts';
import { MONTHS_OF_A_YEAR } from '#app/tax/set-aside.ts';

/** Amounts that usually have a digit too many: asked, but counted. */
const EVERY_DIGIT = 'Is every digit right?';

/** A question about an unusual amount in cents, else null. */
export type Doubt = (cents: Cents) => string | null;

export const doubtOfMonth: Doubt = above(rand(5_000_000));
export const doubtOfAmount: Doubt = above(rand(1_000_000_000));

const RENT_OF_A_YEAR = { least: rand(24_000), most: rand(1_200_000) };
const SCHEME_OF_A_YEAR = { least: rand(12_000), most: rand(600_000) };

export const doubtOfRent: Doubt = ofAYear(RENT_OF_A_YEAR);
export const doubtOfScheme: Doubt = ofAYear(SCHEME_OF_A_YEAR);

/** A monthly amount typed for a year is the usual mistake. */
export function ofAYear({ least, most }: typeof RENT_OF_A_YEAR): Doubt {
  return (cents) =>
    cents === 0 || cents >= least
      ? above(most)(cents)
      : `${formatShortRand(cents)} for the whole year? If it is a month’s, type ${formatShortRand(cents * MONTHS_OF_A_YEAR)}.`;
}

const IN_WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** R 60 000 a year: far below what anybody pays tax on. */
const LEAST_OF_A_MONTH = rand(5_000);

/** An average so low over at least three `months`, from `since` such as March, is usually one month's amount. */
export function doubtOfSoFar(months: number, since: string): Doubt {
  return (cents) =>
    cents > 0 && cents < months * LEAST_OF_A_MONTH ? askIfForAll(cents, months, since) : doubtOfAmount(cents);
}

/** Null for one or two months, which may be unlike the rest. */
export function askIfForAll(cents: Cents, months: number, since: string): string | null {
  const count = IN_WORDS[months - 3];
  return count === undefined
    ? null
    : `Is ${formatShortRand(cents)} for all ${count} months since ${since}? If it is one month’s, type the sum of all of them.`;
}

function above(most: Cents): Doubt {
  return (cents) => (cents > most ? EVERY_DIGIT : null);
}
