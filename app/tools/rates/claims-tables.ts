import { formatShortRand } from '#app/tax/money.ts';
import { givingEvidence, givingRates } from '#app/tax/rates/giving-rates.ts';
import { travelEvidence, travelScales, type TravelCosts } from '#app/tax/rates/travel-scales.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { line, randFigure, rateFigure, unknownFigure, wordsFigure, type RateLine } from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';

const NOT_FOUND = 'We found no published figures for this year, so none are used.';
const OF_VALUE = 'By the value of the vehicle, with VAT and without finance charges.';
const CARRIED =
  'What is above the limit is carried on to the next year, since years that began on 1 March 2014.';

export function claimsTablesOf(taxYear: TaxYear): readonly RateTable[] {
  return [travelTable(taxYear), givingTable(taxYear)];
}

function travelTable(taxYear: TaxYear): RateTable {
  const head = { id: 'travel', title: 'Travel costs', validFor: taxYearText(taxYear), bands: [] } as const;
  const scale = travelScales[taxYear];
  if (!scale) return { ...head, ...unknown('scale', 'Scale of costs') };
  const { rows, valueLimit } = scale;
  const limit = valueLimit === null ? unknownFigure : randFigure(valueLimit);
  return {
    ...head,
    lines: [...rows.map(rowLine), line('value-limit', 'Value for actual costs, at most', limit)],
    ...restsOn(travelEvidence[taxYear] ?? null),
    notes: [OF_VALUE],
  };
}

function givingTable(taxYear: TaxYear): RateTable {
  const head = {
    id: 'giving',
    title: 'Donations, section 18A',
    validFor: taxYearText(taxYear),
    bands: [],
  } as const;
  const rates = givingRates('sars', taxYear);
  if (isRefusal(rates)) return { ...head, ...unknown('share', 'Deducted at most') };
  const share = line('share', 'Deducted at most, of taxable income', rateFigure(rates.giving.share));
  return { ...head, lines: [share], ...restsOn(givingEvidence), notes: [CARRIED] };
}

function rowLine({ upTo, fixed, fuel, maintenance }: TravelCosts, index: number): RateLine {
  const value = upTo === null ? 'Dearer' : `Up to ${formatShortRand(upTo)}`;
  const each = `fuel ${(fuel / 10).toFixed(1)}c and maintenance ${(maintenance / 10).toFixed(1)}c a km`;
  return line(`row-${index + 1}`, value, wordsFigure(`${formatShortRand(fixed)} a year, ${each}`));
}

function unknown(key: string, label: string) {
  return { lines: [line(key, label, unknownFigure)], ...restsOn(null), notes: [NOT_FOUND] };
}
