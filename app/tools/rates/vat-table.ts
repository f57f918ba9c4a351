import { vatLimitsEvidence, vatLimitsOn, vatLimits, type DatedVatLimits } from '#app/tax/rates/vat-limits.ts';
import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, randFigure, unknownFigure, wordsFigure, type Figure } from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';

const NOT_FOUND = 'We could not confirm from which day the limits of this year held.';

export function vatTable(taxYear: TaxYear): RateTable {
  const [first, last] = [firstDayOf(taxYear), lastDayOf(taxYear)].map((day) =>
    vatLimitsOn(day, { limits: vatLimits }),
  );
  const evidence = first && last ? vatLimitsEvidence : null;
  return {
    id: 'vat-registration',
    title: 'VAT registration',
    validFor: taxYearText(taxYear),
    bands: [],
    lines: [
      line('compulsory', 'Compulsory above, in twelve months', figureOf('compulsory', first, last)),
      line('voluntary', 'Allowed above, in twelve months', figureOf('voluntary', first, last)),
    ],
    ...restsOn(evidence),
    ...(evidence ? {} : { notes: [NOT_FOUND] }),
  };
}

type Limits = DatedVatLimits | null | undefined;

function figureOf(name: 'compulsory' | 'voluntary', first: Limits, last: Limits): Figure {
  if (!first || !last) return unknownFigure;
  if (first[name] === last[name]) return randFigure(last[name]);
  return wordsFigure(changeText(first[name], last[name], last.from));
}

function changeText(before: Cents, after: Cents, from: string): string {
  return `${formatRand(before)}, from ${dayText(from)} ${formatRand(after)}`;
}
