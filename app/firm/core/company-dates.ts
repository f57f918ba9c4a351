import { dayText } from '#app/platform/core/time.ts';
import { businessDaysAfter } from './business-days.ts';
import { lastDayOfMonth, sameDayIn, yearAfter, yearOf } from './calendar-day.ts';
import {
  CONSIGLIERE,
  oneSource,
  TAX_ADMINISTRATION_ACT,
  twoSources,
  type Month,
  type Rule,
} from './deadline-rule.ts';
import { monthText } from './day-text.ts';
import { provisionalRules } from './income-tax-dates.ts';
import { cipcFee, late, lateAtCipc, lateCompanyReturn } from './late.ts';

export function companyTaxRules(id: 'company' | 'cc', yearEnd: Month): Rule[] {
  return [
    ...provisionalRules(`${id}-irp6`, yearEnd, (year) => `the year to ${endOf(year, yearEnd)}`),
    {
      id: `${id}-itr14`,
      what: 'Income tax return (ITR14)',
      to: 'SARS',
      rule: 'Within twelve months of the end of the financial year. Companies have no filing season.',
      law: `${TAX_ADMINISTRATION_ACT}, section 25, and the yearly notice under it`,
      evidence: twoSources(
        'https://source.acts.co.za/tax-administration-act-2011/n342_4__periods_within_which_i.php',
        CONSIGLIERE,
      ),
      late: lateCompanyReturn,
      occurrences: (year) => [
        {
          day: yearAfter(lastDayOfMonth(year, yearEnd)),
          covers: `the year to ${endOf(year, yearEnd)}`,
          periodEnd: lastDayOfMonth(year, yearEnd),
        },
      ],
    },
  ];
}

export function financialStatements(yearEnd: Month): Rule {
  return {
    id: 'company-statements',
    what: 'Annual financial statements, approved',
    to: 'own file',
    rule: 'Within six months of the end of the financial year. The board approves and signs them.',
    law: 'Companies Act 71 of 2008, section 30',
    evidence: oneSource('Companies Act 71 of 2008, section 30(1)'),
    late: late('Have them approved now: the tax return and the bank rest on them.'),
    occurrences: (year) => [
      {
        day: lastDayOfMonth(year, yearEnd + 6),
        covers: `the year to ${endOf(year, yearEnd)}`,
        periodEnd: lastDayOfMonth(year, yearEnd),
      },
    ],
  };
}

export function companyReturn(registered: string): Rule {
  return {
    id: 'company-return',
    what: 'Annual return of the company, with its beneficial owners',
    alsoCalled: ['cipc annual return due'],
    to: 'CIPC',
    rule: 'Within 30 business days after the anniversary of registration. Weekends and public holidays are not counted.',
    law: 'Companies Act 71 of 2008, sections 5(3) and 33; Companies Regulations 2011, regulation 30',
    evidence: twoSources(
      'https://source.acts.co.za/companies-act-2008/r351_30__company_annual_returns.php',
      'https://bizportal.gov.za/ar.aspx',
    ),
    late: lateAtCipc(`The late fee is ${cipcFee('late1')} to ${cipcFee('late4')}, by turnover.`),
    occurrences: (year) =>
      anniversary(registered, year).map((day) => ({
        day: businessDaysAfter(day, 30),
        covers: `the anniversary on ${dayText(day)}`,
        periodEnd: day,
      })),
  };
}

export function closeCorporationReturn(registered: string): Rule {
  return {
    id: 'cc-return',
    what: 'Annual return of the close corporation',
    to: 'CIPC',
    rule: 'By the end of the month after the one in which the anniversary of registration falls.',
    law: 'Close Corporations Act 69 of 1984, section 15A',
    evidence: twoSources(
      'https://saiba.academy/kb/when-must-a-company-or-close-corporation-file-its-annual-returns',
      'http://dbdct.co.za/news/25-close-corporation-annual-returns-posted-22-may-2008.html',
    ),
    late: lateAtCipc(`${cipcFee('ccPenalty')} is added to the fee.`),
    occurrences: (year) =>
      anniversary(registered, year).map((day) => {
        const month = Number(day.slice(5, 7));
        return {
          day: lastDayOfMonth(year, month + 1),
          covers: `the anniversary in ${monthText(year, month)}`,
          periodEnd: day,
        };
      }),
  };
}

function anniversary(registered: string, year: number): string[] {
  return year > yearOf(registered) ? [sameDayIn(year, registered)] : [];
}

function endOf(year: number, yearEnd: Month): string {
  return dayText(lastDayOfMonth(year, yearEnd));
}
