import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillFigures } from '#app/site/blog/figures.ts';

test('the payslip that is drawn has the amounts of the tables, and adds up', () => {
  const [gross = 0, paye = 0, uif = 0, net = 0, sdl = 0] = amountsOf(
    'payroll.gross 2027 25000',
    'payroll.paye 2027 25000',
    'payroll.uif 2027 25000',
    'payroll.net 2027 25000',
    'payroll.sdl 2027 25000',
  );
  const lines = [gross, -paye, -uif, net].flatMap((amount) => [amount, 8 * amount]);
  expect(amountsDrawnIn('payslip')).toEqual([...lines, uif, sdl]);
  expect(gross - paye - uif).toBe(net);
});

test('the assessment that is drawn has the amounts of the tables, and adds up', () => {
  const [afterRebate = 0, due = 0, credits = 0, refund = 0] = amountsOf(
    'individual.tax 2026 450000',
    'medical.taxAfterCredits 2026 450000 2',
    'medical.credits 2026 2',
    'individual.taxSaved 2026 480000 30000',
  );
  const [salary = 0, annuity = 0, taxable, before = 0, rebate = 0, ...rest] = amountsDrawnIn('assessment');
  expect(taxable).toBe(salary + annuity);
  expect(before + rebate).toBe(afterRebate);
  expect(rest).toEqual([-credits, due, -due - refund, refund]);
});

test('each balance of the ledger page that is drawn follows from the one above', () => {
  const amounts = amountsDrawnIn('ledger-page');
  const [moneyIn = 0, moneyOut = 0, closing] = amounts.splice(-3);
  const [opening = 0, ...entries] = amounts;
  expect(opening + moneyIn - moneyOut).toBe(closing);
  let balance = opening;
  for (let at = 0; at < entries.length; at += 2) {
    const [amount = 0, after = 0] = entries.slice(at, at + 2);
    expect(Math.abs(after - balance)).toBe(amount);
    balance = after;
  }
  expect(balance).toBe(closing);
});

/** In cents. */
function amountsDrawnIn(name: string): number[] {
  const svg = readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');
  return [...svg.matchAll(/>((?:[A-Z]{3}\s)?(?:−\s)?[\d\s]+\.\d\d)</g)].map(([, text = '']) => centsOf(text));
}

function amountsOf(...figures: string[]): number[] {
  return figures.map((figure) => centsOf(fillFigures(`{{${figure}}}`)));
}

function centsOf(text: string): number {
  const cents = Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
  return text.includes('−') ? -cents : cents;
}
