import { taxYearLabel } from '#app/tax/tax-year.ts';
import { lastDayOfMonth } from './calendar-day.ts';
import {
  CONSIGLIERE,
  FOURTH_SCHEDULE,
  TAX_ADMINISTRATION_ACT,
  twoSources,
  type Late,
  type Month,
  type Rule,
  type RuleId,
} from './deadline-rule.ts';
import { closingDay, seasons, type Season } from './filing-seasons.ts';
import { latePayment, lateReturn, nothingLate } from './late.ts';

export const FEBRUARY: Month = 2;

const PROVISIONAL_DATES = twoSources(
  'https://www.sars.gov.za/faq/faq-when-must-provisional-tax-be-paid/',
  CONSIGLIERE,
);

const WHEN_PROVISIONAL = [
  'when must I pay provisional',
  'when is provisional tax due',
  'provisional deadline',
];

export const employeeRules: Rule[] = [
  seasonRule('itr12', seasons.employee, lateReturn('individual-income-tax')),
];

export const provisionalTaxpayerRules: Rule[] = [
  ...provisionalRules('irp6', FEBRUARY, taxYear),
  seasonRule('itr12-provisional', seasons.provisional, lateReturn('individual-income-tax')),
];

export function provisionalRules(
  id: 'irp6' | 'company-irp6' | 'cc-irp6' | 'trust-irp6',
  yearEnd: Month,
  covers: (year: number) => string,
): Rule[] {
  const monthsAfter = yearEnd === FEBRUARY ? 7 : 6;
  const payment = {
    to: 'SARS',
    evidence: PROVISIONAL_DATES,
    late: latePayment('provisional.latePenalty', '2027'),
  } as const;
  return [
    {
      ...payment,
      id: `${id}-first`,
      what: 'First provisional tax return and payment (IRP6)',
      alsoCalled: WHEN_PROVISIONAL,
      rule: 'Within six months of the start of the year: half of the tax on the year’s estimated income.',
      law: `${FOURTH_SCHEDULE}, paragraphs 21 and 23`,
      occurrences: (year) => {
        const day = lastDayOfMonth(year - 1, yearEnd + 6);
        return [{ day, covers: covers(year), periodEnd: day }];
      },
    },
    {
      ...payment,
      id: `${id}-second`,
      what: 'Second provisional tax return and payment (IRP6)',
      alsoCalled: WHEN_PROVISIONAL,
      rule: 'By the last day of the year: the tax on the whole year’s estimated income, less the first payment.',
      law: `${FOURTH_SCHEDULE}, paragraphs 21 and 23`,
      occurrences: (year) => {
        const day = lastDayOfMonth(year, yearEnd);
        return [{ day, covers: covers(year), periodEnd: day }];
      },
    },
    {
      ...payment,
      id: `${id}-third`,
      what: 'Third provisional payment, voluntary (IRP6)',
      rule: 'Seven months after a year that ends in February, six months after any other. It stops interest on what is still owed.',
      law: `${FOURTH_SCHEDULE}, paragraph 23A; section 89quat`,
      late: nothingLate,
      occurrences: (year) => [
        {
          day: lastDayOfMonth(year, yearEnd + monthsAfter),
          covers: covers(year),
          periodEnd: lastDayOfMonth(year, yearEnd),
        },
      ],
    },
  ];
}

export function seasonRule(id: RuleId, season: Season, late: Late): Rule {
  return {
    id,
    what: season.what,
    to: 'SARS',
    rule: 'SARS sets the last day of each season, in a notice in the Government Gazette.',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: { sources: [], confidence: 'one-source' },
    late,
    occurrences: (year) => closingDay(season, year),
  };
}

export function taxYear(yearOfAssessment: number): string {
  return `the ${taxYearLabel(yearOfAssessment)} tax year`;
}

export function coveredYear(yearOfAssessment: number) {
  return { covers: taxYear(yearOfAssessment), periodEnd: lastDayOfMonth(yearOfAssessment, FEBRUARY) };
}
