import { sampleBooks, sampleReport, type ReportFigures } from '#content/sample-report.ts';
import { daysUntil, lastDayOfMonth } from '#app/firm/core/calendar-day.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { formatShortRand, rand, type Cents } from '#app/tax/money.ts';

export type Account = keyof typeof sampleBooks.accounts;

export type ReportPage = keyof typeof sampleReport.pages;

export const reportPages = keysOf(sampleReport.pages);

export const ACCOUNTS = keysOf(sampleBooks.accounts);

const RESULTS = keysOf(sampleBooks.compared);

const LATE_DAYS = 90;

type Amounts = Readonly<Partial<Record<Account, number>>>;

type Entry = { day: string; text: string; customer?: string; lines: Amounts };

const entries: readonly Entry[] = sampleBooks.entries;

const [year = 0, month = 0] = sampleBooks.month.split('-').map(Number);

export const REPORT_MONTH = { year, month };

export const LAST_DAY = lastDayOfMonth(year, month);

/** In cents. Positive: what the business has or spends; negative: what it owes or earns. */
export function balanceOf(account: Account): Cents {
  const opening: Amounts = sampleBooks.opening;
  return rand((opening[account] ?? 0) + sum(entries.map(({ lines }) => lines[account] ?? 0)));
}

/** The month, the month before, and the month a year ago: income is positive, costs are negative. */
export function profitLines() {
  return RESULTS.map((account) => {
    const sign = account === 'sales' ? 1 : -1;
    const [before, yearAgo] = sampleBooks.compared[account];
    return { account, amounts: [-balanceOf(account), rand(sign * before), rand(sign * yearAgo)] };
  });
}

export function profits(): Cents[] {
  const lines = profitLines();
  return [0, 1, 2].map((column) => sum(lines.map(({ amounts }) => amounts[column] ?? 0)));
}

export function cashLines() {
  const opening = rand(sampleBooks.opening.bank);
  const moves = entries.flatMap(({ day, text, lines }) =>
    lines.bank ? [{ day, text, amount: rand(lines.bank) }] : [],
  );
  return { opening, moves, closing: opening + sum(moves.map(({ amount }) => amount)) };
}

type Invoice = { customer: string; day: string; days: number; amount: Cents };

/** Payments go against a customer's oldest invoice first. */
export function owedLines(): Invoice[] {
  const invoices = [
    ...sampleBooks.openInvoices,
    ...entries.flatMap(({ day, customer, lines }) =>
      customer && (lines.debtors ?? 0) > 0 ? [{ customer, day, amount: lines.debtors ?? 0 }] : [],
    ),
  ].map((invoice) => ({ ...invoice, amount: rand(invoice.amount), days: daysUntil(LAST_DAY, invoice.day) }));
  for (const { customer, lines } of entries) {
    let paid = Math.max(0, rand(-(lines.debtors ?? 0)));
    for (const invoice of invoices.filter((one) => one.customer === customer)) {
      const part = Math.min(paid, invoice.amount);
      invoice.amount -= part;
      paid -= part;
    }
  }
  return invoices.filter(({ amount }) => amount > 0).toSorted((one, other) => other.days - one.days);
}

export function position() {
  const lines = ACCOUNTS.filter((account) => account !== 'capital' && !isResult(account)).map((account) => ({
    account,
    amount: balanceOf(account),
  }));
  return {
    has: lines.filter(({ amount }) => amount > 0),
    owes: lines.filter(({ amount }) => amount < 0),
    total: sum(lines.map(({ amount }) => amount)),
    capital: -balanceOf('capital'),
    profit: profits()[0] ?? 0,
  };
}

export function bookLines() {
  return entries.map(({ day, text, lines }) => ({
    day,
    text,
    lines: keysOf(lines).map((account) => ({ account, amount: rand(lines[account] ?? 0) })),
  }));
}

export function reportWords(): string[] {
  const [profit = 0, profitBefore = 0] = profits();
  const cash = cashLines();
  const owed = sum(owedLines().map(({ amount }) => amount));
  const late = owedLines().filter(({ days }) => days > LATE_DAYS);
  const figures: Record<Exclude<keyof ReportFigures, 'lateCustomer'>, Cents> = {
    profit,
    profitBefore,
    sales: -balanceOf('sales'),
    salesBefore: rand(sampleBooks.compared.sales[0]),
    bank: cash.closing,
    bankFell: cash.opening - cash.closing,
    owed,
    owedMore: owed - rand(sampleBooks.opening.debtors),
    late: sum(late.map(({ amount }) => amount)),
    vat: -balanceOf('vat'),
  };
  const texts = recordOf(keysOf(figures), (name) => formatShortRand(figures[name]));
  return sampleReport.words({ ...texts, lateCustomer: late[0]?.customer ?? '' });
}

export function isResult(account: Account): boolean {
  return RESULTS.some((result) => result === account);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
