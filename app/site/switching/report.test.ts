import { expect, test } from 'vitest';
import { sampleBooks } from '#content/sample-report.ts';
import { rand } from '#app/tax/money.ts';
import {
  ACCOUNTS,
  balanceOf,
  bookLines,
  cashLines,
  isResult,
  LAST_DAY,
  owedLines,
  position,
  profits,
  reportWords,
} from './report.ts';

test('the sample books balance: their opening, each entry, and every account together', () => {
  expect(totalOf(Object.values(sampleBooks.opening))).toBe(0);
  for (const { text, lines } of bookLines()) {
    expect(totalOf(lines.map(({ amount }) => amount)), text).toBe(0);
    expect(lines.length, text).toBeGreaterThan(1);
  }
  expect(totalOf(ACCOUNTS.map(balanceOf))).toBe(0);
});

test('the sample report’s pages agree with the books and with each other', () => {
  const [profit = 0] = profits();
  expect(profit).toBe(rand(26_040));
  expect(cashLines().closing).toBe(balanceOf('bank'));
  expect(totalOf(owedLines().map(({ amount }) => amount))).toBe(balanceOf('debtors'));
  const { has, owes, total, capital } = position();
  expect(totalOf([...has, ...owes].map(({ amount }) => amount))).toBe(total);
  expect(capital + profit).toBe(total);
});

test('open invoices are those of the opening balance, each paid once', () => {
  const opened = totalOf(sampleBooks.openInvoices.map(({ amount }) => amount));
  expect(opened).toBe(sampleBooks.opening.debtors);
  expect(owedLines().map(({ customer, days }) => [customer, days])).toEqual([
    ['Duma Guest House', 124],
    ['Kgosi Properties', 26],
    ['N. van Wyk', 18],
    ['Hazelwood Coffee Bar', 11],
    ['Sibeko Attorneys', 2],
  ]);
});

test('every entry is of the month, in order, and posts to accounts that exist', () => {
  const days = bookLines().map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  for (const day of days) expect(day >= `${sampleBooks.month}-01` && day <= LAST_DAY, day).toBe(true);
  const posted = bookLines().flatMap(({ lines }) => lines.map(({ account }) => account));
  for (const account of posted) expect(ACCOUNTS).toContain(account);
  expect(ACCOUNTS.filter((account) => isResult(account) && !posted.includes(account))).toEqual([]);
});

test('the words of the sample report say what its figures say', () => {
  const words = reportWords().join(' ').replaceAll('\u202f', ' ');
  for (const figure of [
    'R 26 040',
    'R 193 000',
    'R 74 720',
    'R 21 760',
    'R 229 550',
    'R 108 800',
    'R 27 600',
  ])
    expect(words).toContain(figure);
  expect(words).toContain('Keep R 14 205 aside');
});

function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
