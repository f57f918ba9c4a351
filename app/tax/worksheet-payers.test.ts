import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { rand } from './money.ts';
import type { Payer } from './payer.ts';
import { worksheetRates } from './rates/worksheet-rates.ts';
import { requireTaxYear } from './tax-years.ts';
import { expectSound } from './working-lines.test-support.ts';
import { FREELANCER } from './worksheet-cases.test-support.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { worksheet } from './worksheet.ts';

const SECOND = { payment: 'second', due: '2027-02-26', paidOn: '2027-02-26' } as const;

test('a company pays 27%, a small one by its bands, a trust 45%, in two halves', () => {
  const profit = { businessIncome: rand(800_000), businessExpenses: rand(320_000) };
  // 2026/27, small business: 18 620 + 21% × (480 000 − 365 000) = 42 770.
  for (const [payer, tax] of [
    ['company', 129_600],
    ['sbc', 42_770],
    ['trust', 216_000],
  ] as const) {
    expect(sheet(payer, profit), payer).toMatchObject({
      taxableIncome: rand(480_000),
      finalTax: rand(tax),
      paymentDue: rand(tax / 2),
    });
    const paid = { ...SECOND, provisionalTaxPaid: rand(tax / 2) };
    expect(sheet(payer, { ...profit, ...paid }), payer).toMatchObject({
      paymentDue: rand(tax / 2),
      safeEstimate: rand(432_000),
      isSafe: true,
      penalty: 0,
    });
  }
});

test('a company above R1 million is tested by 80%, whatever its basic amount', () => {
  // 27% × (80% × 1 200 000 = 960 000) = 259 200; 20% × (259 200 − 135 000) = 24 840.
  const company = {
    ...SECOND,
    businessIncome: rand(2_000_000),
    businessExpenses: rand(800_000),
    estimate: rand(500_000),
    lastAssessment: { taxYear: 2026, taxableIncome: rand(400_000), taxableCapitalGain: rand(30_000) },
  };
  expect(sheet('company', company)).toMatchObject({
    paymentDue: rand(135_000),
    basicAmount: rand(370_000),
    safeEstimate: rand(960_000),
    penalty: rand(24_840),
  });
  // Paid on 15 March, after its year: 20% × 259 200 = 51 840, of which 13 500 is the penalty for paying late.
  expect(sheet('company', { ...company, paidOn: '2027-03-15' })).toMatchObject({
    penaltyBefore: rand(51_840),
    latePenalty: rand(13_500),
    penalty: rand(38_340),
  });
});

test('a trust up to R1 million is safe at its basic amount', () => {
  const trust = {
    ...SECOND,
    businessIncome: rand(600_000),
    lastAssessment: { taxYear: 2026, taxableIncome: rand(300_000), taxableCapitalGain: 0 },
  };
  expect(sheet('trust', { ...trust, estimate: rand(300_000) })).toMatchObject({ isSafe: true, penalty: 0 });
  // 45% × 300 000 = 135 000 is the lower tax, 45% × 200 000 = 90 000 is paid: 20% × 45 000.
  expect(sheet('trust', { ...trust, estimate: rand(200_000) })).toMatchObject({
    isSafe: false,
    penalty: rand(9_000),
  });
});

test('a loss owes nothing, and the months of a company are those of its own year', () => {
  expect(sheet('company', { businessIncome: rand(1), businessExpenses: rand(2) })).toMatchObject({
    taxableIncome: 0,
    paymentDue: 0,
    isLoss: true,
  });
  const month = (name: string) => ({
    incomeByMonth: [{ month: name, cents: rand(10_000) }],
    yearEnd: '2026-06-30',
  });
  for (const name of ['2025-07', '2026-06'])
    expect(attempt('company', month(name))).toMatchObject({ kind: 'result' });
  for (const name of ['2025-06', '2026-07'])
    expect(attempt('company', month(name))).toMatchObject({
      sentence: `${name} is not a month of this year: it runs from July 2025 to June 2026.`,
    });
});

function attempt(payer: Payer, more: Partial<WorksheetInput>) {
  const nothing = { incomeByMonth: [], costsByMonth: [], expectedIncome: 0, expectedCosts: 0 };
  const rates = known(worksheetRates('sars', requireTaxYear(2027), payer, more.yearEnd));
  return worksheet({ ...FREELANCER, ...nothing, ...more }, rates);
}

function sheet(payer: Payer, more: Partial<WorksheetInput>) {
  const result = known(attempt(payer, more));
  expectSound(result);
  return result;
}
