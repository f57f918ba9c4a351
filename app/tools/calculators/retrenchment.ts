import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { formatRand, formatRate, type Cents } from '#app/tax/money.ts';
import { retrenchmentRates, type RetrenchmentRates } from '#app/tax/rates/retrenchment-rates.ts';
import type { Refusal } from '#app/tax/refusal.ts';
import { retrenchment, type RetrenchmentInput } from '#app/tax/retrenchment.ts';
import { settledDays } from '#app/tax/uif-benefit.ts';
import { dayText } from '#app/platform/core/time.ts';
import { defineCalculator } from './calculator.ts';
import {
  OFFERED,
  retrenchmentFacts,
  retrenchmentFields,
  retrenchmentInput,
  retrenchmentNeeds,
} from './retrenchment-fields.ts';
import type { SideBySide, Way } from './ways.ts';

const MONTHS_TO_CLAIM = 12;
const TAX = 'Tax on all of it';

type Result = Exclude<ReturnType<typeof retrenchment>, Refusal>;

export const retrenchmentCalculator = defineCalculator({
  type: 'retrenchment',
  tool: 'lump-sums',
  part: 'Retrenchment',
  path: '/retrenchment',
  estimates: 'what an employer owes on retrenchment, the tax on each part and the money in hand',
  success: 'Your retrenchment sheet has been worked out.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => [],
  fields: retrenchmentFields,
  needs: () => retrenchmentNeeds,
  input: retrenchmentInput,
  rates: (basis, _taxYear, entry) => retrenchmentRates(basis, retrenchmentFacts(entry)),
  tax: retrenchment,
  sheet(result, { input, rates, today }) {
    const { moneyInHand, totalTax, uif, allPaid } = result;
    const open = partsOf(result, input, rates);
    return {
      tax: { key: 'totalTax', cents: totalTax, label: TAX, of: `SARS tables ${result.table.label}` },
      means: isOffered(result, input)
        ? `This reaches your account, after ${formatRand(totalTax + uif)} of tax and UIF.`
        : `This would reach your account if the employer pays the least that the law asks for what you left empty. Type its offer under “${OFFERED}”.`,
      counts: 'What to do, and by when, is below.',
      headlines: [
        { label: 'Money in hand', once: true, cents: moneyInHand },
        { label: TAX, once: true, cents: totalTax },
        { label: 'The employer owes at least', once: true, cents: result.dueAtLeast },
        ...(uif > 0 ? [{ label: 'UIF', once: true as const, cents: uif }] : []),
      ],
      warning: shortfallOf(result),
      sections: [
        { kind: 'ways', title: 'Each part, its table and its tax', open, closed: [] },
        { kind: 'advice', title: 'What to do, and by when', lines: stepsOf(result, input, today) },
        { kind: 'sideBySide', ...dueBesideCounted(result) },
      ],
      shares: {
        whole: 'all that is paid',
        parts: [
          { label: 'In hand', cents: Math.max(0, moneyInHand) },
          { label: 'Tax and UIF', cents: Math.min(allPaid, totalTax + uif) },
        ],
      },
    };
  },
  explains: {
    how: [
      'The least that is due comes from the Basic Conditions of Employment Act: one week’s pay for each completed year of service (section 41), notice of one, two or four weeks by the length of service (section 37), and leave that was not taken (section 40). A week is 3/13 of a month’s pay.',
      'Severance pay on retrenchment is a severance benefit. With the money that is taken from the fund it is taxed by the retirement table, on top of earlier lump sums.',
      'Notice, leave and bonus are salary, whatever the reason for leaving. They are added once to a year of your pay, and bear the tax that they add.',
      'The tables are those of the tax year in which the last day falls.',
    ],
    leavesOut: [
      'Whether the retrenchment is fair: that is labour law. Who turns down other reasonable work without a reason loses the severance pay (section 41).',
      'A collective agreement that cuts four weeks of notice to two, and leave that has not built up yet in the first four months.',
      'Retirement contributions, medical credits and other income: the tax on salary is that of the pay which was typed.',
      'The pay of the last month itself: the payslip calculator has it.',
      'The retirement pot, which stays in the fund until retirement.',
    ],
  },
});

/** Nothing that is due was left empty. */
function isOffered(result: Result, { severancePaid, noticePaid, leavePaid }: RetrenchmentInput): boolean {
  const typed = [severancePaid, noticePaid, leavePaid];
  return rowsOf(result).every(({ amounts: [due] }, index) => due === 0 || typed[index] !== undefined);
}

function shortfallOf(result: Result): string | null {
  const short = rowsOf(result).flatMap(({ label, amounts: [due, paid] }) =>
    paid < due ? [`${label.toLowerCase()} by ${formatRand(due - paid)}`] : [],
  );
  return short.length > 0 ? `The offer is below the least that is due: ${short.join(', ')}.` : null;
}

function dueBesideCounted(result: Result): SideBySide {
  const { severance, notice, leave, dueAtLeast } = result;
  const counted = severance + notice + leave;
  return {
    title: 'What the employer must pay',
    columns: ['At least', 'Counted'],
    rows: [...rowsOf(result), { label: 'Together', amounts: [dueAtLeast, counted], isTotal: true }],
  };
}

function rowsOf(result: Result) {
  const { severanceDue, noticeDue, leaveDue, severance, notice, leave } = result;
  return [
    { label: 'Severance pay', amounts: [severanceDue, severance] },
    { label: 'Notice pay', amounts: [noticeDue, notice] },
    { label: 'Leave', amounts: [leaveDue, leave] },
  ] satisfies SideBySide['rows'];
}

function partsOf(result: Result, input: RetrenchmentInput, { severance, fund }: RetrenchmentRates): Way[] {
  const { taxOnSeverance, taxOnSalary, taxOnFund, taxOnSavings, uif } = result;
  const isSalary = severance.kind === 'salary';
  const salaries = `${isSalary ? 'Severance, notice' : 'Notice'}, leave and bonus: taxed as salary`;
  const byTable = fund.kind === 'withdrawal' ? 'the table of withdrawals' : 'the retirement table';
  const parts = [
    partOf(salaries, result.salary, taxOnSalary, uif),
    partOf('Severance benefit: the retirement table', isSalary ? 0 : result.severance, taxOnSeverance),
    partOf(`Fund money: ${byTable}`, input.fundMoney, taxOnFund),
    partOf('Savings pot: taxed as income of the year', input.savingsPot, taxOnSavings),
  ];
  return parts.filter(({ rows: [before] }) => before && before.cents > 0);
}

function partOf(name: string, amount: Cents, tax: Cents, uif: Cents = 0): Way {
  return {
    name,
    total: { label: 'In hand', cents: amount - tax - uif },
    rows: [
      { label: 'Before tax', cents: amount },
      { label: 'Tax', cents: tax },
      ...(uif > 0 ? [{ label: 'UIF', cents: uif }] : []),
    ],
  };
}

function stepsOf(result: Result, input: RetrenchmentInput, today: string) {
  const { endsOn, underDay, fundMoney } = input;
  const { noticeWeeks, taxOnSalary, severance, table } = result;
  const weeks = noticeWeeks === 1 ? 'one week' : `${noticeWeeks} weeks`;
  const claimBy = monthsAfter(endsOn, MONTHS_TO_CLAIM);
  return [
    ...(noticeWeeks > 0 && endsOn >= today
      ? [`Notice of ${weeks} must be given in writing (section 37).`]
      : []),
    ...directiveText(severance > 0, fundMoney > 0),
    ...(underDay ? [] : [claimText(claimBy, input, today)]),
    ...(underDay || claimBy < today ? [] : [benefitText(result)]),
    ...(taxOnSalary > 0 && endsOn < table.holdsUntil ? [taxBackText(table.holdsUntil < today)] : []),
    'Keep the IRP5. It shows a severance benefit under code 3901 and leave that is paid out under code 3605; severance pay that is taxed as salary is under code 3907.',
  ];
}

function directiveText(hasSeverance: boolean, hasFund: boolean): string[] {
  if (hasSeverance && hasFund)
    return [
      'Before they pay, the employer (form IRP3(a)) and the fund each ask SARS for a directive. It names the tax.',
    ];
  if (hasFund) return ['Before it pays, the fund asks SARS for a directive. It names the tax.'];
  return hasSeverance
    ? ['Before it pays severance, the employer asks SARS for a directive (form IRP3(a)). It names the tax.']
    : [];
}

function taxBackText(isYearOver: boolean): string {
  return isYearOver
    ? 'If you earned little or nothing after your last day in that tax year, a part of the tax on salary comes back with your return.'
    : 'If you earn little or nothing in the rest of the tax year, a part of the tax on salary comes back with your return: it was worked out as if you had earned for the whole year.';
}

/** Section 12(1A): a domestic worker with several employers may claim while still employed. */
function claimText(claimBy: string, { isFarmOrDomestic }: RetrenchmentInput, today: string): string {
  if (claimBy < today) return `The last day to claim UIF was ${dayText(claimBy)}.`;
  const withSeveral = isFarmOrDomestic
    ? ' A domestic worker who still works for another employer may claim while all their pay is below the benefit (section 12(1A)).'
    : '';
  return `Claim UIF soon, and by ${dayText(claimBy)} at the latest: twelve months after the last day (Unemployment Insurance Act, section 17(2)). It is for those whose employer ended the work, and for days without work: who has new work is not unemployed, and has nothing to claim from the day it begins.${withSeveral}`;
}

/** The rate after the settled days could not be confirmed. */
function benefitText({ uifBenefit, uifRate, uifDays }: Result): string {
  const each = `UIF pays about ${formatRand(uifBenefit)} a day, ${formatRate(uifRate)} of your pay up to the ceiling`;
  const days = Math.min(uifDays, settledDays);
  const later =
    uifDays > settledDays
      ? ` You may have up to ${uifDays} days; we could not confirm the lower rate after ${settledDays}.`
      : '';
  return `${each}, for up to ${days} days: one for each four days employed, less days that you claimed in the last four years (section 13).${later}`;
}
