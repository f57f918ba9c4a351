import {
  type DividendsRate,
  dividendsEvidence,
  dividendsRates,
  latestDividendsEvidence,
  oldestDividendsRate,
} from '#app/tax/rates/dividends.ts';
import type { Period } from '#app/tax/rates/table-name.ts';

import { firmCompany } from '#app/tax/rates/firm-company.ts';
import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { evidenceOf, tablesOf } from '#app/tax/years/index.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, randFigure, rateFigure, unknownFigure, type RateLine } from './figure.ts';
import { taxYearText } from './tax-year-text.ts';
import { vatTable } from './vat-table.ts';
import { ratesInTurn, restsOn, type FirmTable, type RateTable } from './rate-table.ts';

const COMPANY = { id: 'company', title: 'Company tax' } as const;
const SMALL = { id: 'small-business', title: 'Small business corporations (SBC)' } as const;
const DIVIDENDS = { id: 'dividends', title: 'Tax on dividends' } as const;

const LATEST_DIVIDENDS_RATE = dividendsRates[0]?.from ?? '';

export function businessTablesOf(taxYear: TaxYear): readonly RateTable[] {
  return [
    ...companyTablesOf(taxYear),
    dividendsTable(taxYear),
    trustTable(taxYear),
    turnoverTable(taxYear),
    vatTable(taxYear),
  ];
}

export function firmBusinessTables(): readonly FirmTable[] {
  const { standardRate, smallBusiness, dividends } = firmCompany;
  return [
    { id: COMPANY.id, bands: [], lines: [standardLine(rateFigure(standardRate))] },
    { id: SMALL.id, bands: smallBusiness.brackets, lines: [incomeLimit(smallBusiness.grossIncomeLimit)] },
    { id: DIVIDENDS.id, bands: [], lines: [dividendsLine(dividends.kind, rateFigure(dividends.rate))] },
  ];
}

function companyTablesOf(taxYear: TaxYear): readonly RateTable[] {
  const { yearsEnding, standardRate, rateChange, smallBusiness } = tablesOf(taxYear).company;
  const { standard, smallBusiness: small, notes = [] } = evidenceOf(taxYear).company;
  const validFor = `company years ending ${dayText(yearsEnding.from)} to ${dayText(yearsEnding.to)}`;
  const rates = [{ rate: standardRate, remark: '' }];
  if (rateChange)
    rates.push({
      rate: rateChange.rate,
      remark: ` for years ending from ${dayText(rateChange.yearsEndingFrom)}`,
    });
  return [
    {
      ...COMPANY,
      validFor,
      bands: [],
      lines: [standardLine(ratesInTurn(rates))],
      ...restsOn(standard),
      notes: notes.filter((note) => !isOfSmallBusiness(note)),
    },
    {
      ...SMALL,
      validFor,
      bands: smallBusiness.brackets,
      lines: [incomeLimit(smallBusiness.grossIncomeLimit)],
      ...restsOn(small),
      notes: notes.filter(isOfSmallBusiness),
    },
  ];
}

function dividendsTable(taxYear: TaxYear): RateTable {
  const year = { from: firstDayOf(taxYear), to: lastDayOf(taxYear) };
  return {
    ...DIVIDENDS,
    validFor: `dividends declared ${taxYearText(taxYear)}`,
    bands: [],
    lines: (['dividends-tax', 'secondary-tax'] as const)
      .map((kind) => dividendsLine(kind, dividendsFigure(kind, year)))
      .filter(({ figure }) => figure.unit !== 'none'),
    ...restsOn(year.from > LATEST_DIVIDENDS_RATE ? latestDividendsEvidence : dividendsEvidence),
    notes: [],
  };
}

function dividendsFigure(kind: DividendsRate['kind'], year: Period): RateLine['figure'] {
  const all = [{ ...oldestDividendsRate, from: '' }, ...dividendsRates.toReversed()];
  const spans = all.map((span, index) => ({ ...span, next: all[index + 1] }));
  const current = spans.filter(
    ({ kind: its, from, next }) => its === kind && from <= year.to && (!next || next.from > year.from),
  );
  const parts = current.map(({ rate, from, next }) => {
    const begins = from > year.from ? ` from ${dayText(from)}` : '';
    const ends = next && next.from <= year.to && next.kind !== kind ? ` before ${dayText(next.from)}` : '';
    return { rate, remark: begins + ends };
  });
  return ratesInTurn(parts);
}

function trustTable(taxYear: TaxYear): RateTable {
  const rate = tablesOf(taxYear).trust;
  return {
    id: 'trust',
    title: 'Trusts',
    validFor: taxYearText(taxYear),
    bands: [],
    lines: [
      line('rate', 'Trusts other than special trusts', rate === null ? unknownFigure : rateFigure(rate)),
    ],
    ...restsOn(evidenceOf(taxYear).trust),
    notes: rate === null ? ['We found no published rate for this year, so none is used.'] : [],
  };
}

function turnoverTable(taxYear: TaxYear): RateTable {
  const table = tablesOf(taxYear).turnover;
  const shared = {
    id: 'turnover' as const,
    title: 'Turnover tax of micro businesses',
    validFor: taxYearText(taxYear),
    bands: [],
  };
  if (!table)
    return {
      ...shared,
      lines: [],
      certainty: null,
      sources: [],
      notes: ['There was no turnover tax before 1 March 2009.'],
    };
  const limit = line(
    'limit',
    'Turnover of a qualifying business, at most',
    randFigure(table.qualifyingTurnover),
  );
  const unknown = line('scale', 'Bands and rates', unknownFigure);
  return {
    ...shared,
    bands: table.brackets ?? [],
    lines: table.brackets ? [limit] : [unknown, limit],
    ...restsOn(evidenceOf(taxYear).turnover),
    notes: evidenceOf(taxYear).turnoverNotes ?? [],
  };
}

function standardLine(figure: RateLine['figure']): RateLine {
  return { key: 'standard', label: 'Standard rate', figure };
}

function incomeLimit(cents: number): RateLine {
  return line('limit', 'Gross income of a qualifying corporation, at most', randFigure(cents));
}

function dividendsLine(kind: DividendsRate['kind'], figure: RateLine['figure']): RateLine {
  const label =
    kind === 'dividends-tax'
      ? 'Dividends tax, withheld from the shareholder'
      : "Secondary tax on companies, the company's own";
  return { key: kind, label, figure };
}

function isOfSmallBusiness(note: string): boolean {
  return note.startsWith('SBC');
}
