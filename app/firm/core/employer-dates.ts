import { dayOf, lastDayOfMonth } from './calendar-day.ts';
import { monthText } from './day-text.ts';
import {
  CONSIGLIERE,
  FOURTH_SCHEDULE,
  MONTHS,
  twoSources,
  ZEELIE,
  type Occurrence,
  type Rule,
} from './deadline-rule.ts';
import { closingDay, seasons } from './filing-seasons.ts';
import { FEBRUARY } from './income-tax-dates.ts';
import { late, latePayment } from './late.ts';

const PAYROLL_DATES = twoSources(
  CONSIGLIERE,
  ZEELIE,
  'https://newsarsweb.azurewebsites.net/?p=118 (SARS’s tax calendar, a stored copy)',
);

const lateReconciliation = late('File it now: the tax certificates of your staff rest on it.');

export const employerRules: Rule[] = [
  {
    id: 'emp201',
    what: 'PAYE, UIF and SDL: return and payment (EMP201)',
    alsoCalled: ['paye due date', 'when is paye due', 'pay uif', 'sdl'],
    to: 'SARS',
    rule: 'By the 7th of the month after the one in which people were paid. One return carries all three.',
    law: `${FOURTH_SCHEDULE}, paragraph 2(1); Unemployment Insurance Contributions Act 4 of 2002, section 8; Skills Development Levies Act 9 of 1999, section 6`,
    evidence: PAYROLL_DATES,
    late: latePayment('payroll.latePenalty', '2027'),
    occurrences: (year) => MONTHS.map((month) => monthBefore(dayOf(year, month, 7))),
  },
  {
    id: 'uif-declaration',
    what: 'Declaration to the UIF: joiners, leavers and pay',
    alsoCalled: ['ui19', 'ufiling', 'uif declaration'],
    to: 'UIF',
    rule: 'Before the 7th of each month, for the month before, so the 6th is the last day. Many calendars say the 7th.',
    law: 'Unemployment Insurance Act 63 of 2001, section 56(3); Unemployment Insurance Contributions Act 4 of 2002, section 10(3)',
    evidence: twoSources(
      'https://source.acts.co.za/unemployment-insurance-act-2001/56__information_to_be_supplied_by_employer.php',
      'http://www.webberslaw.com/unemployment-insurance-uif/',
    ),
    late: late('Declare now: employees who left may be waiting for benefits.'),
    occurrences: (year) => MONTHS.map((month) => monthBefore(dayOf(year, month, 6))),
  },
  {
    id: 'emp501-interim',
    what: 'Interim reconciliation (EMP501)',
    to: 'SARS',
    rule: 'By 31 October, for March to August.',
    law: `${FOURTH_SCHEDULE}, paragraph 14(3)`,
    evidence: PAYROLL_DATES,
    late: lateReconciliation,
    occurrences: (year) => [
      {
        day: dayOf(year, 10, 31),
        covers: `March to ${monthText(year, 8)}`,
        periodEnd: lastDayOfMonth(year, 8),
      },
    ],
  },
  {
    id: 'emp501-annual',
    what: 'Annual reconciliation (EMP501)',
    alsoCalled: ['irp5 due date', 'emp501'],
    to: 'SARS',
    rule: 'By 31 May, for the tax year that ended in February. The IRP5 certificates follow from it.',
    law: `${FOURTH_SCHEDULE}, paragraph 14(3)`,
    evidence: PAYROLL_DATES,
    late: lateReconciliation,
    occurrences: (year) => [{ day: dayOf(year, 5, 31), ...marchToFebruary(year) }],
  },
  {
    id: 'coida',
    what: seasons.earnings.what,
    alsoCalled: ['workmens compensation', 'letter of good standing', 'roe'],
    to: 'Compensation Fund',
    rule: 'By the last day in the Compensation Fund’s notice of the year, for March to February. The Act itself says 31 March.',
    law: 'Compensation for Occupational Injuries and Diseases Act 130 of 1993, section 82',
    evidence: twoSources(
      'https://za-kb.sage.com/portal/app/portlets/results/viewsolution.jsp?solutionid=210219080057147',
      'https://www.theaccountingvillage.co.za/product/coida-annual-return-of-earnings/',
    ),
    late: late('File it now: without it there is no letter of good standing.'),
    occurrences: (year) =>
      closingDay(seasons.earnings, year).map((season) => ({ ...season, ...marchToFebruary(year) })),
  },
];

function marchToFebruary(year: number) {
  return {
    covers: `${monthText(year - 1, 3)} to ${monthText(year, 2)}`,
    periodEnd: lastDayOfMonth(year, FEBRUARY),
  };
}

function monthBefore(day: string): Occurrence {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { day, covers: monthText(year, month - 1), periodEnd: lastDayOfMonth(year, month - 1) };
}
