import { dayOf, lastDayOfMonth } from './calendar-day.ts';
import { INCOME_TAX_ACT, TAX_ADMINISTRATION_ACT, twoSources, type Rule } from './deadline-rule.ts';
import { coveredYear, FEBRUARY, taxYear } from './income-tax-dates.ts';
import { FILE_NOW, late } from './late.ts';

const PAYMENT = {
  to: 'SARS',
  law: `${INCOME_TAX_ACT}, Sixth Schedule, paragraph 11`,
  evidence: twoSources(
    'http://www.sars.gov.za/TaxTypes/TT/How-Submit/Pages/default.aspx',
    'http://www.acts.co.za/income-tax-act-/sch6_11__interim_payments.php',
  ),
  late: late('Pay now: interest stops with the payment.'),
} as const;

export const turnoverTaxRules: Rule[] = [
  {
    ...PAYMENT,
    id: 'turnover-first',
    what: 'First interim payment of turnover tax (TT02)',
    rule: 'By the end of August: half of the tax on the turnover you estimate for the year.',
    occurrences: (year) => [
      { day: dayOf(year, 8, 31), covers: taxYear(year + 1), periodEnd: dayOf(year, 8, 31) },
    ],
  },
  {
    ...PAYMENT,
    id: 'turnover-second',
    what: 'Second interim payment of turnover tax (TT02)',
    rule: 'By the end of February: the tax on the turnover you estimate for the year, less the first payment.',
    occurrences: (year) => [{ day: lastDayOfMonth(year, FEBRUARY), ...coveredYear(year) }],
  },
  {
    id: 'turnover-return',
    what: 'Annual turnover tax return (TT03)',
    to: 'SARS',
    rule: 'From 1 July to 31 January, for the year that ended in February. What is still owed is paid on assessment.',
    law: `${TAX_ADMINISTRATION_ACT}, section 25`,
    evidence: twoSources(
      'https://newsarsweb.azurewebsites.net/types-of-tax/turnover-tax/annual-return (SARS’s page, a stored copy)',
      'http://fspbusiness.co.za/articles/turnover-tax/attention-small-business-owners-dont-miss-sars-31-january-2013-turnover-tax-deadline-1539.html',
    ),
    late: late(FILE_NOW),
    occurrences: (year) => [{ day: dayOf(year, 1, 31), ...coveredYear(year - 1) }],
  },
];
