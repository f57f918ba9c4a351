import { formatRand } from '#app/tax/money.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, taxYearOn, type TaxYear } from '#app/tax/tax-year.ts';
import type { Assessment, Calculator, Headline } from './calculator.ts';
import { aboutFirmEstimate, disclaimer } from './disclaimer.ts';
import { amountIn, type Period } from './period.ts';

/** `current`: SARS's current year; `newest`: its newest once that is over; `chosen`: another year of SARS. */
export type Figure = {
  key: 'current' | 'newest' | 'chosen' | 'firm';
  label: string;
  sentence?: string;
  /** For the leading figure: which entries are not numbers. */
  counted?: string;
  isExplained: boolean;
} & ({ headline: Headline } | { refusal: string });

export type Shown = { label: string; text: string };

type Chosen = { basis: Basis; taxYear: TaxYear; today: string };

/** SARS's current year leads, or the year of something dated. The firm's estimate is directly below it. */
export function figuresOf(
  { bases, todayLeads }: Pick<Calculator, 'bases' | 'todayLeads'>,
  assess: (basis: Basis, taxYear: TaxYear) => Assessment | Refusal,
  explained: Assessment,
  { basis, taxYear, today }: Chosen,
): readonly Figure[] {
  const isNewest = basis === 'sars' && taxYear === newestTaxYear;
  const chosen = basis === 'firm' || isNewest ? [] : [sarsFigure('chosen', taxYear, explained, true)];
  const current = () => currentFigures(isNewest ? explained : assess('sars', newestTaxYear), today, isNewest);
  const leading = chosen.length === 0 || todayLeads ? current() : [];
  const firm = bases.includes('firm')
    ? [firmFigure(basis === 'firm' ? explained : assess('firm', newestTaxYear), basis === 'firm')]
    : [];
  const [first, ...others] = leading.length > 0 ? leading : chosen;
  return [...(first ? [first] : []), ...firm, ...others, ...(leading.length > 0 ? chosen : [])];
}

function sarsFigure(
  key: Figure['key'],
  taxYear: TaxYear,
  answer: Assessment | Refusal,
  isExplained: boolean,
): Figure {
  const label = `SARS tables ${taxYearLabel(taxYear)}`;
  if (isRefusal(answer)) return { key, label, isExplained, refusal: answer.sentence };
  return {
    key,
    label: answer.tax.of ?? label,
    sentence: disclaimer(answer.table, answer.tax.basedOn),
    isExplained,
    headline: firstOf(answer),
  };
}

/** Tables of a past year do not lead: the missing new ones are mentioned first. */
function currentFigures(
  answer: Assessment | Refusal,
  today: string,
  isExplained: boolean,
): readonly Figure[] {
  const running = taxYearOn(today);
  const isOver = running > newestTaxYear;
  const figure = sarsFigure(isOver ? 'newest' : 'current', newestTaxYear, answer, isExplained);
  return isOver ? [missingFigure(running), figure] : [figure];
}

function missingFigure(running: number): Figure {
  return {
    key: 'current',
    label: `SARS tables ${taxYearLabel(running)}`,
    isExplained: false,
    refusal: 'The tables of this year are not here yet. The figures below are of earlier years.',
  };
}

function firmFigure(answer: Assessment | Refusal, isExplained: boolean): Figure {
  const figure = {
    key: 'firm' as const,
    label: `Firm estimate ${firmIndividual.name.label}`,
    sentence: aboutFirmEstimate(),
    isExplained,
  };
  return isRefusal(answer)
    ? { ...figure, refusal: answer.sentence }
    : { ...figure, headline: firstOf(answer) };
}

function firstOf({ headlines, tax }: Assessment): Headline {
  return headlines[0] ?? { label: 'Tax', cents: tax.cents };
}

/** A verdict or a day; a rate is a figure. */
export function isSentence(headline: Headline): boolean {
  return 'text' in headline && !headline.text.endsWith('%');
}

export function shownIn(period: Period, headline: Headline): Shown {
  const { label } = headline;
  if ('text' in headline) return { label, text: headline.text };
  if (headline.once) return { label, text: formatRand(headline.cents) };
  const suffix = period === 'monthly' ? 'a month' : 'for the year';
  return { label: `${label} ${suffix}`, text: formatRand(amountIn(period, headline.cents)) };
}

export function shownFigure(figure: Figure, period: Period): Shown & { table: string; isRefused: boolean } {
  const table = figure.label;
  if ('refusal' in figure) return { label: '', table, text: figure.refusal, isRefused: true };
  return { ...shownIn(period, figure.headline), table, isRefused: false };
}

/** As text, for sending and storing; a year's figures come with their remarks. */
export function figureTexts(
  figures: readonly Figure[],
): readonly { label: string; text: string; note?: string }[] {
  return figures.map((figure) => {
    const { label, table, text } = shownFigure(figure, 'annual');
    return {
      label: label ? `${label}, ${table}` : table,
      text,
      note: figure.counted ?? (figure.key === 'firm' ? figure.sentence : undefined),
    };
  });
}
