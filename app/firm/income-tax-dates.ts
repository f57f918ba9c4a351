import { taxYearLabel } from '#app/tax/tax-year.ts';
import { dayOf, lastDayOfMonth } from './calendar-day.ts';
import { CONSIGLIERE, FOURTH_SCHEDULE, twoSources, type Month, type Rule } from './deadline-rule.ts';
import { closingDay, seasons, type Season } from './filing-seasons.ts';

const FEBRUARY: Month = 2;

const PROVISIONAL_DATES = twoSources(
  'https://www.sars.gov.za/faq/faq-when-must-provisional-tax-be-paid/',
  CONSIGLIERE,
);

const TURNOVER_TAX = {
  to: 'SARS',
  law: 'Income Tax Act 58 of 1962, Sixth Schedule, paragraph 11',
  evidence: twoSources(
    'http://www.sars.gov.za/TaxTypes/TT/How-Submit/Pages/default.aspx',
    'http://www.acts.co.za/income-tax-act-/sch6_11__interim_payments.php',
  ),
} as const;

export const employeeRules: Rule[] = [seasonRule('itr12', seasons.employee)];

export const provisionalTaxpayerRules: Rule[] = [
  ...provisionalRules('irp6', FEBRUARY, taxYear),
  seasonRule('itr12-provisional', seasons.provisional),
];

export const trustRules: Rule[] = [
  ...provisionalRules('trust-irp6', FEBRUARY, taxYear),
  seasonRule('itr12t', seasons.trust),
];

export const turnoverTaxRules: Rule[] = [
  {
    ...TURNOVER_TAX,
    id: 'turnover-first',
    what: 'First interim payment of turnover tax (TT02)',
    rule: 'By the end of August: half of the tax on the turnover you estimate for the year.',
    occurrences: (year) => [{ day: dayOf(year, 8, 31), covers: taxYear(year + 1) }],
  },
  {
    ...TURNOVER_TAX,
    id: 'turnover-second',
    what: 'Second interim payment of turnover tax (TT02)',
    rule: 'By the end of February: the tax on the turnover you estimate for the year, less the first payment.',
    occurrences: (year) => [{ day: lastDayOfMonth(year, FEBRUARY), covers: taxYear(year) }],
  },
];

export function provisionalRules(id: string, yearEnd: Month, covers: (year: number) => string): Rule[] {
  const monthsAfter = yearEnd === FEBRUARY ? 7 : 6;
  const payment = { to: 'SARS', evidence: PROVISIONAL_DATES } as const;
  return [
    {
      ...payment,
      id: `${id}-first`,
      what: 'First provisional tax return and payment (IRP6)',
      rule: 'Within six months of the start of the year: half of the tax on the year’s estimated income.',
      law: `${FOURTH_SCHEDULE}, paragraphs 21 and 23`,
      occurrences: (year) => [{ day: lastDayOfMonth(year - 1, yearEnd + 6), covers: covers(year) }],
    },
    {
      ...payment,
      id: `${id}-second`,
      what: 'Second provisional tax return and payment (IRP6)',
      rule: 'By the last day of the year: the tax on the whole year’s estimated income, less the first payment.',
      law: `${FOURTH_SCHEDULE}, paragraphs 21 and 23`,
      occurrences: (year) => [{ day: lastDayOfMonth(year, yearEnd), covers: covers(year) }],
    },
    {
      ...payment,
      id: `${id}-third`,
      what: 'Third provisional payment, voluntary (IRP6)',
      rule: 'Seven months after a year that ends in February, six months after any other. It stops interest on what is still owed.',
      law: `${FOURTH_SCHEDULE}, paragraph 23A; section 89quat`,
      occurrences: (year) => [{ day: lastDayOfMonth(year, yearEnd + monthsAfter), covers: covers(year) }],
    },
  ];
}

function seasonRule(id: string, season: Season): Rule {
  return {
    id,
    what: season.what,
    to: 'SARS',
    rule: 'SARS names the last day anew for each season, in a notice in the Government Gazette.',
    law: 'Tax Administration Act 28 of 2011, section 25',
    evidence: { sources: [], confidence: 'one-source' },
    occurrences: (year) => closingDay(season, year),
  };
}

function taxYear(yearOfAssessment: number): string {
  return `the ${taxYearLabel(yearOfAssessment)} tax year`;
}
