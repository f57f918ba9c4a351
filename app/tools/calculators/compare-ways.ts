import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { structureRates } from '#app/tax/rates/structure-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { scaled } from '#app/tax/structures/money-curve.ts';
import { SALARY_STEP } from '#app/tax/structures/split.ts';
import {
  compareStructures,
  type StructuresInput,
  type StructuresResult,
} from '#app/tax/structures/structures.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { upkeepOf, type Charged } from './compare-fields.ts';
import type { Way, Ways } from './ways.ts';

const FEES = 'Accountant’s fees';

/** The same business at another turnover; null if it cannot be compared. */
export function waysAt(business: StructuresInput, charged: Charged, turnover: Cents): Ways | null {
  const rates = structureRates('sars', newestTaxYear, upkeepOf(charged));
  if (isRefusal(rates)) return null;
  const input = scaled(business, turnover);
  const result = compareStructures(input, rates);
  if (isRefusal(result)) return null;
  return {
    title: `Side by side, at a turnover of ${formatShortRand(turnover)}`,
    open: result.open.map((structure) => wayOf(structure, input, rates.upkeepAt(input) !== null)),
    closed: result.unavailable,
  };
}

type Compared = StructuresResult['open'][number];

function wayOf(
  { name, inHand, kept, worth, beforeFees, upkeep, taxes, split }: Compared,
  input: StructuresInput,
  isPriced: boolean,
): Way {
  const total = { label: input.drawings > 0 ? 'In hand and kept' : 'Money in hand', cents: worth };
  const waiting = inHand + kept - worth;
  return {
    name,
    total,
    rows: [
      ...(isPriced
        ? [
            { label: 'Before accountant’s fees', cents: beforeFees },
            { label: FEES, cents: upkeep },
          ]
        : []),
      ...(split
        ? [
            { label: 'Best salary a month', cents: split.salary / 12 },
            ...(split.dividend < SALARY_STEP ? [] : [{ label: 'Dividend a year', cents: split.dividend }]),
          ]
        : []),
      { label: 'Taxes, UIF and levies', cents: taxes },
      ...(kept === 0 ? [] : [{ label: 'In hand', cents: inHand }]),
      ...(kept === 0 ? [] : [{ label: split ? 'Kept in the company' : 'Left in the business', cents: kept }]),
      ...(waiting > 0 ? [{ label: 'Dividends tax that waits for it', cents: waiting }] : []),
    ],
  };
}
