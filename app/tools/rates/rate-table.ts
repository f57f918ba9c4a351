import { shortRate } from '#app/tax/explain.ts';
import type { Bracket } from '#app/tax/brackets.ts';
import type { BasisPoints } from '#app/tax/money.ts';
import type { Evidence } from '#app/tax/rates/evidence.ts';
import type { RateSubject } from '#app/tax/rates/law.ts';
import type { Certainty } from '#app/firm/sources/certainty.ts';
import { line, noFigure, randFigure, rateFigure, wordsFigure, type Figure, type RateLine } from './figure.ts';

export type RateTable = {
  id: RateSubject;
  title: string;
  validFor: string;
  bands: readonly Bracket[];
  lines: readonly RateLine[];
  /** Null if there was no such tax or allowance. */
  certainty: Certainty | null;
  sources: readonly string[];
  notes: readonly string[];
};

export type FirmTable = Pick<RateTable, 'id' | 'bands' | 'lines'>;

/** Without evidence the figures are unconfirmed. */
export function restsOn(evidence: Evidence | null): Pick<RateTable, 'certainty' | 'sources' | 'notes'> {
  if (!evidence) return { certainty: 'unknown', sources: [], notes: [] };
  const { confidence, sources, notes = [] } = evidence;
  return { certainty: confidence, sources, notes };
}

export function comparableLines(
  one: FirmTable,
  other: FirmTable,
): readonly [readonly RateLine[], readonly RateLine[]] {
  const inFull = one.bands.length > 0 && other.bands.length > 0;
  return [linesOf(one, inFull), linesOf(other, inFull)];
}

function linesOf({ bands, lines }: FirmTable, inFull: boolean): readonly RateLine[] {
  const scale = inFull ? bands.flatMap((band, index) => bandLines(band, index + 1)) : scaleLine(bands);
  return [...scale, ...lines.filter(({ isDay }) => !isDay)];
}

function scaleLine(bands: readonly Bracket[]): readonly RateLine[] {
  const [lowest] = bands;
  const highest = bands.at(-1);
  if (!lowest || !highest) return [];
  const words = `${bands.length} bands, ${shortRate(lowest.rate)} to ${shortRate(highest.rate)}`;
  return [line('scale', 'Bands and rates', wordsFigure(words))];
}

function bandLines({ max, rate, base }: Bracket, number: number): readonly RateLine[] {
  const upTo = max === null ? wordsFigure('no upper end') : randFigure(max);
  const lines = [
    line(`band-${number}-rate`, `Band ${number}: rate`, rateFigure(rate)),
    line(`band-${number}-to`, `Band ${number}: reaches to`, upTo),
  ];
  if (number === 1) return lines;
  return [...lines, line(`band-${number}-base`, `Band ${number}: tax below it`, randFigure(base))];
}

/** The rates of one year in turn: `28%, and 27% for years ending from 31 March 2023`. */
export function ratesInTurn(rates: readonly { rate: BasisPoints; remark: string }[]): Figure {
  const [first, ...later] = rates;
  if (!first) return noFigure;
  if (later.length === 0 && !first.remark) return rateFigure(first.rate);
  return wordsFigure(rates.map(({ rate, remark }) => shortRate(rate) + remark).join(', and '));
}
