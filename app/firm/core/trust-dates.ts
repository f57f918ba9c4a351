import { dayOf, lastDayOfMonth } from './calendar-day.ts';
import { INCOME_TAX_ACT, oneSource, TAX_ADMINISTRATION_ACT, twoSources, type Rule } from './deadline-rule.ts';
import { seasons } from './filing-seasons.ts';
import { coveredYear, FEBRUARY, provisionalRules, seasonRule, taxYear } from './income-tax-dates.ts';
import { FILE_NOW, late } from './late.ts';

export const trustRules: Rule[] = [
  ...provisionalRules('trust-irp6', FEBRUARY, taxYear),
  {
    id: 'trust-resolution',
    what: 'Resolutions that vest income and gains',
    to: 'own file',
    rule: 'By the last day of February. What is not vested within the year is taxed in the trust.',
    law: `${INCOME_TAX_ACT}, section 25B`,
    evidence: oneSource(`${INCOME_TAX_ACT}, section 25B`),
    late: late(
      'A resolution signed now changes nothing for the year that has ended. Ask us before you sign.',
    ),
    occurrences: (year) => [{ day: lastDayOfMonth(year, FEBRUARY), ...coveredYear(year) }],
  },
  {
    id: 'trust-7c',
    what: 'Donations tax on interest forgone (section 7C), with form IT144',
    to: 'SARS',
    rule: 'By 31 March, from whoever lent to the trust below the official rate. The interest forgone is a donation on the last day of February.',
    law: `${INCOME_TAX_ACT}, sections 7C and 60(1)`,
    evidence: twoSources(
      'https://taxfaculty.ac.za/faq/general_faqs/solution/1663',
      'https://mjkinc.co.za/trusts/restructuring/section-7c-loans',
    ),
    late: late('Send the form and pay now: interest stops with the payment.'),
    occurrences: (year) => [{ day: lastDayOfMonth(year, 3), ...coveredYear(year) }],
  },
  {
    id: 'it3t',
    what: 'Amounts vested, by beneficiary (IT3(t))',
    to: 'SARS',
    rule: 'By 30 September after the tax year: what the trust vested, and in whom.',
    law: `${TAX_ADMINISTRATION_ACT}, section 26; Government Gazette 48867 of 30 June 2023, notice 4051`,
    evidence: twoSources(
      'https://www.sars.gov.za/latest-news/media-release-trusts-filing-2025-2026',
      'https://www.saica.org.za/resources/280967',
    ),
    late: late('Report it now: SARS compares it with the beneficiaries’ own returns.'),
    occurrences: (year) => [{ day: dayOf(year, 9, 30), ...coveredYear(year) }],
  },
  seasonRule('itr12t', seasons.trust, late(FILE_NOW)),
];
