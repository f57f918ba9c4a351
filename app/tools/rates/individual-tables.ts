import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { IndividualRates, InterestExemption, RetirementRule } from '#app/tax/rates/tables.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { evidenceOf, tablesOf } from '#app/tax/years/index.ts';
import { section6B } from '#app/tax/years/sources.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, noFigure, randFigure, type RateLine, rateFigure, wordsFigure } from './figure.ts';
import { additionalLines, medicalLines } from './medical-lines.ts';
import { restsOn, type FirmTable, type RateTable } from './rate-table.ts';

const NO_CREDIT = 'There was no such credit in this year.';
const WITH_BILLS =
  'Bills that the scheme did not pay are added to the contributions above the credits. With a disability in the family the rule from 65 holds at any age.';
const UNCHANGED =
  'Taken as unchanged from 2000/01 to 2015/16, from two pages that describe the old rule. Employer contributions and amounts carried forward are left out.';

export function individualTablesOf(taxYear: TaxYear): readonly RateTable[] {
  const table = tablesOf(taxYear).individual;
  const evidence = evidenceOf(taxYear).individual;
  const { confidence, brackets = confidence, sources, notes = [] } = evidence;
  const validFor = `${dayText(table.period.from)} to ${dayText(table.period.to)}`;
  const shared = { validFor, sources, notes: [], bands: [] };
  const additional = additionalLines(table.medical);
  const isSeparate = table.retirement.kind === 'separate';
  return [
    { ...shared, ...TAX, bands: table.brackets, lines: [], certainty: brackets, notes },
    { ...shared, ...REBATES, lines: rebateLines(table), certainty: confidence },
    { ...shared, ...THRESHOLDS, lines: thresholdLines(table.thresholds), certainty: confidence },
    { ...shared, ...MEDICAL, lines: medicalLines(table.medical), ...restsOn(evidence.medical) },
    {
      ...shared,
      ...ADDITIONAL,
      lines: additional,
      ...(additional.length > 0
        ? { ...restsOn(section6B), notes: [WITH_BILLS] }
        : { certainty: null, sources: [], notes: [NO_CREDIT] }),
    },
    {
      ...shared,
      ...RETIREMENT,
      lines: retirementLines(table.retirement),
      ...restsOn(evidence.retirement),
      ...(isSeparate ? { certainty: 'inferred', notes: [UNCHANGED] } : {}),
    },
    {
      ...shared,
      ...INTEREST,
      lines: interestLines(table.interestExemption),
      ...restsOn(evidence.interestExemption),
    },
  ];
}

export function firmIndividualTables(): readonly FirmTable[] {
  const { brackets, medical, retirement } = firmIndividual;
  return [
    { id: TAX.id, bands: brackets, lines: [] },
    { id: REBATES.id, bands: [], lines: rebateLines(firmIndividual) },
    { id: MEDICAL.id, bands: [], lines: medicalLines(medical) },
    { id: RETIREMENT.id, bands: [], lines: retirementLines(retirement) },
  ];
}

const TAX = { id: 'brackets', title: 'Rates of tax for individuals' } as const;
const REBATES = { id: 'rebates', title: 'Tax rebates' } as const;
const THRESHOLDS = { id: 'thresholds', title: 'Tax thresholds' } as const;
const MEDICAL = { id: 'medical', title: 'Medical scheme contributions' } as const;
const ADDITIONAL = {
  id: 'additional-medical',
  title: 'Additional medical expenses credit, section 6B',
} as const;
const RETIREMENT = { id: 'retirement', title: 'Retirement contributions' } as const;
const INTEREST = { id: 'interest', title: 'Local interest that is not taxed' } as const;

function rebateLines({ rebates }: Pick<IndividualRates, 'rebates'>): readonly RateLine[] {
  const { primary, secondary, tertiary } = rebates;
  return [
    line('primary', 'Primary rebate, all ages', randFigure(primary)),
    line('secondary', 'Secondary rebate, added from 65', randFigure(secondary)),
    line('tertiary', 'Tertiary rebate, added from 75', tertiary === null ? noFigure : randFigure(tertiary)),
  ];
}

type Thresholds = { under65: number; from65: number; from75: number | null };

function thresholdLines({ under65, from65, from75 }: Thresholds): readonly RateLine[] {
  return [
    line('under-65', 'Tax is due above, under 65', randFigure(under65)),
    line('from-65', 'Tax is due above, from 65', randFigure(from65)),
    line('from-75', 'Tax is due above, from 75', from75 === null ? noFigure : randFigure(from75)),
  ];
}

function interestLines({ under65, from65 }: InterestExemption): readonly RateLine[] {
  return [
    line('under-65', 'A year, under 65', randFigure(under65)),
    line('from-65', 'A year, from 65', randFigure(from65)),
  ];
}

function retirementLines(rule: RetirementRule): readonly RateLine[] {
  if (rule.kind === 'combined')
    return [
      line('share', 'All funds together: share of income', rateFigure(rule.rate)),
      line('cap', 'All funds together: at most, a year', randFigure(rule.cap)),
    ];
  const { pension, annuity } = rule;
  return [
    line('pension-share', 'Pension fund: share of income it covers', rateFigure(pension.rate)),
    line('pension-least', 'Pension fund: or, if more', randFigure(pension.minimum)),
    line('annuity-share', 'Retirement annuity: share of other income', rateFigure(annuity.rate)),
    line(
      'annuity-less',
      'Retirement annuity: or, if more, this less pension fund contributions',
      randFigure(annuity.lessPension),
    ),
    line('annuity-least', 'Retirement annuity: or, if more', randFigure(annuity.minimum)),
    line('provident', 'Provident fund', wordsFigure('not deducted')),
  ];
}
