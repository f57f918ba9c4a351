import type { Age } from './age.ts';
import { daysBetween } from './calendar.ts';
import { employeesTax } from './employees-tax.ts';
import { levies } from './employer-costs.ts';
import { lumpSumTax } from './lump-sum.ts';
import { largestAmount, requireAmounts, type Cents } from './money.ts';
import { payPeriod } from './pay-period.ts';
import type { LumpSumTable } from './rates/lump-sum-rates.ts';
import type { RetrenchmentRates } from './rates/retrenchment-rates.ts';
import { isRefusal, refusedInput, type RefusedInput } from './refusal.ts';
import { terminationPay, type Leaving } from './termination-pay.ts';
import { uifBenefit } from './uif-benefit.ts';
import { deductedLine, from, less, randLine, resultOf, sum, type Line, type RandLine } from './working.ts';
import { bracketLine } from './normal-tax.ts';

/** Cents. Severance, notice and leave that are undefined count as the legal minimum. */
export type RetrenchmentInput = Leaving & {
  severancePaid?: Cents;
  noticePaid?: Cents;
  leavePaid?: Cents;
  bonus: Cents;
  fundMoney: Cents;
  savingsPot: Cents;
  earlierLumpSums: Cents;
  age: Age;
};

type Sum = { key: string; label: string; amount: Cents; earlier: Cents; table: LumpSumTable };

const DAYS_IN_WEEK = 7;
const ENDS_FIRST = 'The last day of employment is before the first.';
const TOO_LARGE = 'These amounts together are more than R 100 billion.';

/** Severance pay that is not a benefit is on the last payslip; the savings pot is added. Throws RangeError. */
export function retrenchment(input: RetrenchmentInput, rates: RetrenchmentRates) {
  const { severancePaid, noticePaid, leavePaid, bonus, fundMoney, savingsPot, earlierLumpSums } = input;
  requireAmounts({ ...offeredIn(input), bonus, fundMoney, savingsPot, earlierLumpSums });
  const refusal = refusedOf(input);
  if (refusal) return refusal;
  const due = terminationPay(input);
  const severance = paidLine('severance', 'Severance pay', severancePaid, due.severance);
  const notice = paidLine('notice', 'Notice pay', noticePaid, due.notice);
  const leave = paidLine('leave', 'Leave paid out', leavePaid, due.leave);
  const extra = randLine('bonus', 'Bonus', bonus, 'input');
  const isSalary = rates.severance.table === null;
  const parts = [...(isSalary ? [severance] : []), notice, leave, extra].map(({ amount }) => amount);
  const salary = randLine('salary', 'Taxed as salary', sum(...parts), 'calculated');
  const taxed = taxOnSalary(input, salary.amount, rates);
  const sums = lumpSums(input, severance.amount, rates);
  const gross = sum(severance.amount, notice.amount, leave.amount, bonus, fundMoney, savingsPot);
  const all = randLine('allPaid', 'All that is paid', gross, 'calculated');
  const taxes = [taxed.tax, taxed.onSavings, sums.severance.tax, sums.fund.tax];
  const tax = randLine('totalTax', 'Tax on all of it', sum(...taxes), 'calculated');
  const left = less(all.amount, tax.amount, taxed.uif.amount);
  const inHand = randLine('moneyInHand', 'Money in hand', left, 'calculated');
  const { week, total, completedYears, noticeWeeks } = due;
  const owed = [week, due.severance, due.notice, due.leave, total];
  const paid = [severance, notice, leave, ...(bonus > 0 ? [extra] : []), salary];
  const taxLines = [...taxed.lines, ...sums.severance.lines, ...sums.fund.lines];
  const lines = [...owed, ...paid, ...taxLines, all, tax, taxed.uif, inHand];
  return {
    ...resultOf<string>(rates.name, lines, notesOf(input, severance.amount, rates)),
    severanceDue: due.severance.amount,
    noticeDue: due.notice.amount,
    leaveDue: due.leave.amount,
    dueAtLeast: total.amount,
    severance: severance.amount,
    notice: notice.amount,
    leave: leave.amount,
    salary: salary.amount,
    taxOnSalary: taxed.tax,
    taxOnSavings: taxed.onSavings,
    taxOnSeverance: sums.severance.tax,
    taxOnFund: sums.fund.tax,
    uif: taxed.uif.amount,
    allPaid: all.amount,
    totalTax: tax.amount,
    moneyInHand: inHand.amount,
    completedYears,
    noticeWeeks,
    ...benefitOf(input, noticeWeeks),
  };
}

/** Paid notice counts as employment: section 13(4)(b) of the Unemployment Insurance Act. */
function benefitOf(input: RetrenchmentInput, noticeWeeks: number) {
  const { pay, frequency, startedOn, endsOn, isNoticePaid, underDay } = input;
  if (underDay) return { uifBenefit: 0, uifRate: 0, uifDays: 0 };
  const days = daysBetween(startedOn, endsOn) + (isNoticePaid ? noticeWeeks * DAYS_IN_WEEK : 0);
  const { benefit, rate, credits } = uifBenefit(pay, frequency, days);
  return { uifBenefit: benefit, uifRate: rate, uifDays: credits };
}

function refusedOf(input: RetrenchmentInput): RefusedInput | null {
  if (input.endsOn < input.startedOn) return refusedInput('endsOn', ENDS_FIRST);
  const { pay, bonus, fundMoney, savingsPot, earlierLumpSums } = input;
  const { severancePaid, noticePaid, leavePaid } = offeredIn(input);
  const typed = pay + severancePaid + noticePaid + leavePaid + bonus;
  const due = terminationPay(input).total.amount;
  const all = typed + due + fundMoney + savingsPot + earlierLumpSums;
  return all > largestAmount ? refusedInput('pay', TOO_LARGE) : null;
}

function offeredIn({ severancePaid = 0, noticePaid = 0, leavePaid = 0 }: RetrenchmentInput) {
  return { severancePaid, noticePaid, leavePaid };
}

function paidLine(key: string, label: string, typed: Cents | undefined, due: RandLine): RandLine {
  return typed === undefined
    ? randLine(key, label, due.amount, 'calculated')
    : randLine(key, label, typed, 'input');
}

/** The added tax and UIF on the last payslip, and the tax that the savings pot adds in such a year. */
function taxOnSalary(input: RetrenchmentInput, salary: Cents, { payroll }: RetrenchmentRates) {
  const { pay, frequency, age, savingsPot, underDay } = input;
  const period = payPeriod({ frequency, periods: 1, days: 0, daysInMonth: 30 });
  if (isRefusal(period)) throw new RangeError(period.sentence);
  const { individual } = payroll;
  const last = employeesTax({ balance: pay, bonus: salary, age, medicalMembers: 0 }, period, individual);
  const uifOn = (bonus: Cents) =>
    levies({ bonus, underDay, smallPayroll: true }, { remuneration: pay, balance: pay }, period, payroll).uif
      .amount;
  const lines: Line[] = [last.equivalent, last.rebates, last.annual];
  if (last.bonus) {
    const { together, annual, tax } = last.bonus;
    const label = 'Tax on what is taxed as salary';
    lines.push({ ...together, label: 'With what is taxed as salary' });
    lines.push({ ...annual, label: 'Tax with it' }, { ...tax, key: 'taxOnSalary', label });
  }
  const before = last.bonus?.together.amount ?? last.equivalent.amount;
  const withPot = randLine('withSavingsPot', 'With the savings pot', sum(before, savingsPot), 'calculated');
  const credits = [last.rebates.amount];
  const label = 'Tax with the savings pot';
  const raised = bracketLine('taxWithSavingsPot', label, withPot.amount, individual, credits);
  const earlier = last.bonus?.annual.amount ?? last.annual.amount;
  const added = less(raised.amount, earlier);
  const onPot = randLine('taxOnSavings', 'Tax on the savings pot', added, 'calculated');
  if (savingsPot > 0)
    lines.push(randLine('savingsPot', 'Savings pot', savingsPot, 'input'), withPot, raised, onPot);
  const uif = less(uifOn(salary), uifOn(0));
  return {
    lines,
    tax: last.bonus?.tax.amount ?? 0,
    onSavings: savingsPot > 0 ? onPot.amount : 0,
    uif: deductedLine('uif', 'Unemployment insurance (UIF) on it', uif, from(payroll, 'uif')),
  };
}

/** Severance first: with one table the order makes no difference. */
function lumpSums(input: RetrenchmentInput, severance: Cents, rates: RetrenchmentRates) {
  const { earlierLumpSums: earlier, fundMoney } = input;
  const before = rates.severance.table ? severance : 0;
  return {
    severance: taxOn('severance', 'Severance pay', before, earlier, rates.severance.table),
    fund: taxOn('fund', 'Fund money', fundMoney, earlier + before, rates.fund.table),
  };
}

function taxOn(key: string, label: string, amount: Cents, earlier: Cents, table: LumpSumTable | null) {
  if (!table || amount === 0) return { tax: 0, lines: [] };
  return sumLines({ key, label, amount, earlier, table });
}

function sumLines({ key, label, amount, earlier, table }: Sum): { tax: Cents; lines: readonly Line[] } {
  const { lumpSumTax: tax, working } = lumpSumTax({ lumpSum: amount, earlierLumpSums: earlier }, table);
  const kept = working.filter((line) => line.key !== 'paidOut' && line.key !== 'effectiveTaxRate');
  const lines = kept.map((line) => ({
    ...line,
    key: `${key}.${line.key}`,
    label: line.key === 'lumpSum' ? label : `${label}: ${line.label.toLowerCase()}`,
  }));
  return { tax, lines };
}

function notesOf(input: RetrenchmentInput, severance: Cents, { severance: paid, fund }: RetrenchmentRates) {
  const { fundMoney, savingsPot } = input;
  const note = paid.table?.note ?? fund.table?.note;
  const byTable = [
    ...(paid.table && severance > 0 ? ['severance pay'] : []),
    ...(fundMoney > 0 ? ['fund money'] : []),
  ];
  const apart = savingsPot > 0 && byTable.length > 0 ? [apartText(byTable)] : [];
  return [
    ...apart,
    ...(severance > 0 ? [paid.law] : []),
    ...(fundMoney > 0 ? [fund.law] : []),
    ...(note ? [note] : []),
  ];
}

function apartText(sums: readonly string[]): string {
  const taxed = `Your ${sums.join(' and ')} ${sums.length > 1 ? 'are' : 'is'} taxed by the lump-sum tables`;
  return `${taxed}, the savings pot with the income of the year (notice, leave and bonus are part of it): neither raises the rate of the other.`;
}
