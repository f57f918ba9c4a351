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
function ofAYear({ least, most }: typeof RENT_OF_A_YEAR): Doubt {
  return (cents) =>
    cents === 0 || cents >= least
      ? above(most)(cents)
      : `${formatShortRand(cents)} for the whole year? If it is a month’s, type ${formatShortRand(cents * MONTHS_OF_A_YEAR)}.`;
}

function above(most: Cents): Doubt {
  return (cents) => (cents > most ? EVERY_DIGIT : null);
}
