import type { Bracket } from './brackets.ts';
import { formatRand, formatRate, rand, type BasisPoints, formatShortAmount } from './money.ts';
import { lawOfItem, lawText } from './rates/law.ts';
import type { RateItem } from './rates/table-name.ts';
import {
  amountOf,
  TAXED_BY,
  type Formula,
  type Line,
  type RateFormula,
  type Source,
  type Working,
} from './working.ts';

export type ExplainedLine = {
  key: string;
  label: string;
  figure: string;
  /** Null for an input or a printed figure. */
  formula: string | null;
  source: string;
  /** Act and section of a line from a table of the authority. */
  law: string | null;
  band: string | null;
  note: string | null;
};

const ITEMS: Record<RateItem, string> = {
  brackets: 'rates of tax',
  rebates: 'rebates',
  medical: 'medical scheme contributions',
  'additional-medical': 'additional medical expenses',
  'medical-deduction': 'medical scheme contributions',
  retirement: 'retirement contributions',
  'retirement-by-fund': 'retirement contributions',
  interest: 'interest exemption',
  uif: 'unemployment insurance',
  provisional: 'provisional tax rules',
  'late-interest': 'prescribed rates of interest',
  exclusions: 'capital gains exclusions',
  inclusion: 'capital gains inclusion rates',
  company: 'company tax',
  'small-business': 'small business corporation tax',
  dividends: 'tax on dividends',
  trust: 'tax on trusts',
  turnover: 'turnover tax',
  travel: 'travel allowance, section 8(1)(b)',
  'home-office': 'home office, sections 23(b) and 23(m)',
  'lump-sums': 'lump sums',
  'transfer-duty': 'transfer duty',
  donations: 'donations tax',
  'estate-duty': 'estate duty',
  executor: 'tariff of executors',
  'vat-registration': 'VAT registration',
  giving: 'donations, section 18A',
  remuneration: 'remuneration as the Fourth Schedule defines it',
  'annual-equivalent': "annual equivalent (SARS's guide for employers, section 7.2)",
  'deduction-tables': 'printed deduction tables',
  sdl: 'skills development levy',
  eti: 'employment tax incentive',
};

const TENTHS_OF_CENTS_IN_RAND = 1_000;

export function explain(working: Working): readonly ExplainedLine[] {
  return working.map(explainLine);
}

export function explainLine(line: Line): ExplainedLine {
  const { key, label } = line;
  const { source, note = null } = line;
  const base = { key, label, source: sourceText(source), law: lawOfSource(source), note };
  if (line.unit === 'rate')
    return { ...base, figure: formatRate(line.rate), formula: ratioText(line.formula), band: null };
  const band = line.band ? bandText(line, line.band) : null;
  return { ...base, figure: formatRand(line.amount), formula: formulaText(line.formula), band };
}

/** `73 726 + 31% × (440 000 − 353 100) = 73 726 + 26 939 = 100 665`; null for a plain amount. */
export function formulaText(formula: Formula): string | null {
  if (typeof formula === 'number') return null;
  if (formula.op === 'notBelowZero') return notBelowZeroText(formula.of);
  const steps = [
    written(formula),
    written(withPartsWorkedOut(formula)),
    formatShortAmount(amountOf(formula)),
  ];
  return steps.filter((step, index) => step !== steps[index - 1]).join(' = ');
}

/** `31%`, `27.5%`: as few decimals as the rate needs. */
export function shortRate(rate: BasisPoints): string {
  return `${formatShortAmount(rate).replace(/(\.\d)0$/, '$1')}%`;
}

export function bandRange({ min, max, above }: Bracket): string {
  return max === null
    ? `above ${formatShortAmount(above)}`
    : `${formatShortAmount(min)} – ${formatShortAmount(max)}`;
}

function notBelowZeroText(formula: Formula): string {
  const text = formulaText(formula) ?? written(formula);
  return amountOf(formula) < 0 ? `${text}, so 0` : text;
}

function bandText({ key, source }: Line, band: Bracket): string {
  const item = typeof source === 'object' && 'item' in source ? source.item : 'brackets';
  const taxed: Partial<Record<RateItem, string>> = TAXED_BY;
  const earlier = key.endsWith('taxOnEarlier') ? 'earlier ' : '';
  return `The ${earlier}${taxed[item]} falls in the band ${bandRange(band)}, taxed at ${shortRate(band.rate)}.`;
}

function sourceText(source: Source): string {
  if (source === 'input') return 'Your figure';
  if (source === 'calculated') return 'From the lines above';
  if (source === 'prices') return 'Our prices';
  if ('law' in source) return 'By law';
  const { basis, label } = source.table;
  return `${basis === 'firm' ? `Firm estimate ${label}` : `SARS tables ${label}`}: ${ITEMS[source.item]}`;
}

function lawOfSource(source: Source): string | null {
  if (typeof source === 'string') return null;
  if ('law' in source) return lawText(source.law);
  if (source.table.basis === 'firm') return null;
  return lawText(lawOfItem[source.item]);
}

function ratioText(formula: RateFormula): string | null {
  if (formula.op === 'is' || formula.whole === 0) return null;
  return `${formatShortAmount(formula.part)} ÷ ${formatShortAmount(formula.whole)}`;
}

function written(whole: Formula): string {
  const formula = onlyTerm(whole);
  if (typeof formula === 'number') return formatShortAmount(formula);
  switch (formula.op) {
    case 'share':
      return `${shortRate(formula.rate)} × ${bracketed(formula.of)}`;
    case 'times':
      return `${formula.count} × ${bracketed(formula.of)}`;
    case 'quotient':
      return `${bracketed(formula.of)} ÷ ${formula.by}`;
    case 'portion':
      return `${bracketed(formula.of)} × ${countText(formula, formula.count)} ÷ ${countText(formula, formula.by)}`;
    case 'priced':
      return `${formatShortAmount(formula.count)} × ${formula.price / TENTHS_OF_CENTS_IN_RAND}`;
    case 'sum':
      return formula.of.map(bracketedWords).join(' + ');
    case 'less':
      return [formula.from, ...formula.of].map(bracketedSum).join(' − ');
    case 'least':
    case 'greatest':
      return `the ${formula.op} of ${listed(formula.of)}`;
    case 'notBelowZero':
      return hasWords(formula) ? `${written(formula.of)}, not below 0` : written(formula.of);
  }
}

function countText({ inHundredths }: { inHundredths?: true }, count: number): string {
  return formatShortAmount(inHundredths ? count : rand(count));
}

function listed(of: readonly Formula[]): string {
  const items = of.map(bracketedWords);
  return [items.slice(0, -1).join(', '), items.at(-1)].join(' and ');
}

function onlyTerm(formula: Formula): Formula {
  if (typeof formula === 'number') return formula;
  if (formula.op === 'less') return formula.of.length === 0 ? onlyTerm(formula.from) : formula;
  if (formula.op !== 'sum' && formula.op !== 'least' && formula.op !== 'greatest') return formula;
  return formula.of.length === 1 ? onlyTerm(formula.of[0]!) : formula;
}

function hasWords(whole: Formula): boolean {
  const formula = onlyTerm(whole);
  if (typeof formula === 'number') return false;
  if (formula.op === 'notBelowZero') return amountOf(formula.of) < 0;
  return formula.op === 'least' || formula.op === 'greatest';
}

function bracketedWords(formula: Formula): string {
  return hasWords(formula) ? bracketed(formula) : written(formula);
}

function bracketed(formula: Formula): string {
  const part = withoutIdleLimit(formula);
  return typeof part === 'number' ? written(part) : `(${written(part)})`;
}

function bracketedSum(formula: Formula): string {
  const part = withoutIdleLimit(formula);
  const isSum = typeof part !== 'number' && (part.op === 'sum' || part.op === 'less');
  return isSum ? bracketed(part) : bracketedWords(part);
}

function withoutIdleLimit(whole: Formula): Formula {
  const formula = onlyTerm(whole);
  if (typeof formula === 'number' || formula.op !== 'notBelowZero') return formula;
  return hasWords(formula) ? formula : onlyTerm(formula.of);
}

function withPartsWorkedOut(formula: Formula): Formula {
  if (typeof formula === 'number') return formula;
  switch (formula.op) {
    case 'share':
    case 'times':
    case 'quotient':
    case 'portion':
    case 'notBelowZero':
      return { ...formula, of: amountOf(formula.of) };
    case 'priced':
      return formula;
    case 'less':
      return { ...formula, from: amountOf(formula.from), of: formula.of.map(amountOf) };
    case 'sum':
    case 'least':
    case 'greatest':
      return { ...formula, of: formula.of.map(amountOf) };
  }
}
