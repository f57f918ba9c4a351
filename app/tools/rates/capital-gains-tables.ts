import { shortRate } from '#app/tax/explain.ts';
import type { Cents } from '#app/tax/money.ts';
import type { CapitalGainsTable } from '#app/tax/rates/tables.ts';
import type { CapitalGainsEvidence, Confidence } from '#app/tax/rates/evidence.ts';
import { firmCapitalGains } from '#app/tax/rates/firm-capital-gains.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { evidenceOf, tablesOf } from '#app/tax/years/index.ts';
import { line, randFigure, rateFigure, unknownFigure, type Figure, type RateLine } from './figure.ts';
import { taxYearText } from './tax-year-text.ts';
import type { FirmTable, RateTable } from './rate-table.ts';

const EXCLUSIONS = { id: 'exclusions', title: 'Gains that are not taxed' } as const;
const INCLUSION = { id: 'inclusion', title: 'The part of a gain that is taxed' } as const;
const COMPANIES =
  'A company counts by the tax year in which its own year began, which is often not the one in which it ends.';

export function capitalGainsTablesOf(taxYear: TaxYear): readonly RateTable[] {
  const table = tablesOf(taxYear).capitalGains;
  const evidence = evidenceOf(taxYear).capitalGains;
  const { confidence, inclusion = confidence, sources, notes = [] } = evidence;
  const shared = { validFor: taxYearText(taxYear), sources, bands: [] };
  return [
    {
      ...shared,
      ...EXCLUSIONS,
      lines: table ? exclusionLines(table) : [],
      certainty: table && weaker(evidence),
      notes: [...unevenNote(evidence), ...notes.filter((note) => !isOfRates(note))],
    },
    {
      ...shared,
      ...INCLUSION,
      lines: table ? inclusionLines(table) : [],
      certainty: table && inclusion,
      notes: table ? [COMPANIES, ...notes.filter(isOfRates), ...maximumNote(evidence)] : notes,
    },
  ];
}

export function firmCapitalGainsTables(): readonly FirmTable[] {
  const { annualExclusion, primaryResidenceExclusion, inclusion } = firmCapitalGains;
  return [
    {
      id: EXCLUSIONS.id,
      bands: [],
      lines: [annualLine(annualExclusion), residenceLine(primaryResidenceExclusion)],
    },
    {
      id: INCLUSION.id,
      bands: [],
      lines: [individualLine(inclusion.individual), companyLine(inclusion.company)],
    },
  ];
}

function exclusionLines(table: CapitalGainsTable): readonly RateLine[] {
  const { exclusion, ceiling } = table.smallBusinessAssets;
  return [
    annualLine(table.annualExclusion),
    line('death', 'Annual exclusion in the year of death', randFigure(table.annualExclusionInYearOfDeath)),
    residenceLine(table.primaryResidenceExclusion),
    line('business', 'Small business assets, once in a lifetime from 55', known(exclusion)),
    line('ceiling', 'For businesses worth at most', known(ceiling)),
  ];
}

function inclusionLines({ inclusion }: CapitalGainsTable): readonly RateLine[] {
  return [
    individualLine(inclusion.individual),
    companyLine(inclusion.company),
    line('trust', 'Other trusts', rateFigure(inclusion.trust)),
  ];
}

function annualLine(cents: Cents): RateLine {
  return line('annual', 'Annual exclusion of a person', randFigure(cents));
}

function residenceLine(cents: Cents): RateLine {
  return line('residence', 'Primary residence exclusion', randFigure(cents));
}

function individualLine(rate: number): RateLine {
  return line('individual', 'Individuals and special trusts', rateFigure(rate));
}

function companyLine(rate: number): RateLine {
  return line('company', 'Companies', rateFigure(rate));
}

function known(cents: Cents | null): Figure {
  return cents === null ? unknownFigure : randFigure(cents);
}

function weaker({
  confidence,
  annualExclusion = confidence,
  primaryResidence = confidence,
}: CapitalGainsEvidence): Confidence {
  return annualExclusion === 'one-source' ? annualExclusion : primaryResidence;
}

function unevenNote({
  confidence,
  annualExclusion = confidence,
  primaryResidence = confidence,
}: CapitalGainsEvidence): readonly string[] {
  if (annualExclusion === primaryResidence) return [];
  const [two, one] =
    annualExclusion === 'two-sources'
      ? ['annual exclusion', 'primary residence exclusion']
      : ['primary residence exclusion', 'annual exclusion'];
  return [`The ${two} rests on two sources, the ${one} on one.`];
}

function maximumNote({ publishedMaximum }: CapitalGainsEvidence): readonly string[] {
  if (!publishedMaximum) return [];
  const { individual, company, trust } = publishedMaximum;
  const parts = [`${shortRate(individual)} for individuals`, `${shortRate(company)} for companies`];
  if (trust !== null) parts.push(`${shortRate(trust)} for trusts`);
  const last = parts.pop();
  return [`The highest effective rates that SARS printed for this year: ${parts.join(', ')} and ${last}.`];
}

function isOfRates(note: string): boolean {
  return /\brates?\b/.test(note);
}
