import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { rand } from './money.ts';
import type { PayerRates } from './payer.ts';
import { FREELANCER, personRates } from './worksheet-cases.test-support.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { worksheet, type WorksheetResult } from './worksheet.ts';

const rates = personRates(2027);

test('interest on a payment ends on the day of the next one', () => {
  const late = { payment: 'first' as const, due: '2026-08-31' };
  const until = (paidOn: string) => sheet({ ...late, paidOn }).interest;
  expect(until('2027-02-28')).toBeGreaterThan(until('2027-02-27'));
  expect(until('2027-06-30')).toBe(until('2027-02-28'));
  const { notes } = sheet({ ...late, paidOn: '2027-06-30' });
  expect(notes.join()).toMatch(/ends on 28 February 2027, the day of the next one/);
});

test('paid after year-end does not count for the 20%, and the 10% comes off it', () => {
  // 2025/26: R400 000 bears 69 272, R700 000 bears 172 442; 20% × (172 442 − 20 000) = 30 488.40.
  const late = { ...LOW_ESTIMATE, due: '2026-02-27', paidOn: '2026-04-10' };
  const result = sheet(late, personRates(2026));
  expect(result).toMatchObject({
    paymentDue: rand(49_272),
    penaltyBefore: rand(30_488.4),
    latePenalty: rand(4_927.2),
    penalty: rand(25_561.2),
  });
  expect(result.notes.join(' ')).toMatch(
    /paid after 28 February 2026 does not count .* comes off the 20% \(paragraph 20\(2B\)\).* R\s30\s488\.40/,
  );
  expect(linesOf(result)).toMatchObject({ penalties: rand(30_488.4) });
  // In time: 20% × (172 442 − 69 272).
  expect(sheet({ ...late, paidOn: '2026-02-27' }, personRates(2026))).toMatchObject({
    latePenalty: 0,
    penalty: rand(20_634),
    penaltyBefore: rand(20_634),
  });
  // On Saturday 28 February it is late for the 10%, but paid by the end of the year.
  expect(sheet({ ...late, paidOn: '2026-02-28' }, personRates(2026))).toMatchObject({
    penaltyBefore: rand(20_634),
    penalty: rand(20_634 - 4_927.2),
  });
  // If the 10% is the larger, nothing of the 20% is left: 90% of 480 000 bears 77 337 in 2026/27.
  const small = {
    payment: 'second',
    estimate: rand(430_000),
    paidOn: '2027-03-31',
    due: '2027-02-26',
  } as const;
  expect(sheet({ ...small, provisionalTaxPaid: rand(70_000) })).toMatchObject({
    paymentDue: rand(76_717 - 70_000),
    penaltyBefore: rand(1_467.4),
    latePenalty: rand(671.7),
    penalty: rand(795.7),
  });
});

test('of a late third payment the late part costs 10%, and what was paid comes off it', () => {
  const third = { ...LOW_ESTIMATE, payment: 'third', paidAfterYearEnd: rand(49_272) } as const;
  // R900 000 bears 251 258 + 41% × 42 100 − 17 235 = 251 284 in 2025/26.
  expect(sheet({ ...third, due: '2026-09-30', paidOn: '2026-09-30' }, personRates(2026))).toMatchObject({
    paymentDue: rand(251_284 - 20_000 - 49_272),
    penaltyBefore: rand(30_488.4),
    latePenalty: rand(4_927.2),
    penalty: rand(25_561.2),
    interest: 0,
  });
});

test('an estimate with no income of the year to test it by is not tested, and says so', () => {
  const assessed = { taxYear: 2026, taxableIncome: rand(650_000), taxableCapitalGain: 0 };
  const nothing = { incomeByMonth: [], costsByMonth: [], expectedIncome: 0, expectedCosts: 0 };
  const alone = { ...nothing, payment: 'second', estimate: rand(600_000), lastAssessment: assessed } as const;
  const result = sheet(alone);
  expect(result).toMatchObject({
    penalty: null,
    safeEstimate: null,
    isSafe: null,
    paymentDue: rand(132_907),
  });
  expect(result.notes[0]).toBe('The estimate is not tested: enter the income that you expect for the year.');
  expect(sheet({ ...alone, businessIncome: rand(600_000) })).toMatchObject({ isSafe: true, penalty: 0 });
});

test('a payment that was not made in August is named, with what it costs', () => {
  const second = { payment: 'second', due: '2027-02-26', paidOn: '2027-02-26' } as const;
  // R480 000 bears 92 217: half is 46 108.50, and 10% of it 4 610.85.
  expect(sheet(second).paymentDue).toBe(rand(92_217));
  expect(sheet(second).notes.join(' ')).toMatch(
    /Nothing was paid by 31 August 2026\. .*R\s46\s108\.50.*R\s4\s610\.85.*Pay it now/,
  );
  const some = sheet({ ...second, provisionalTaxPaid: rand(20_000) });
  expect(some.paymentDue).toBe(rand(72_217));
  expect(some.notes.join(' ')).toMatch(
    /R\s20\s000\.00 was paid by 31 August 2026.*only if your first estimate/,
  );
  expect(sheet({ ...second, provisionalTaxPaid: rand(46_108.5) }).notes.join()).not.toContain('August');
});

test('what Budget 2026 proposes is named where it would matter, and not counted', () => {
  const second = { payment: 'second', due: '2027-02-26', provisionalTaxPaid: rand(500_000) } as const;
  const income = { incomeByMonth: [], expectedIncome: 0, costsByMonth: [], expectedCosts: 0 };
  const notes = (more: Partial<WorksheetInput>, payer = rates) =>
    sheet({ ...second, ...income, paidOn: '2027-02-26', ...more }, payer).notes.join(' ');
  for (const [businessIncome, isNamed] of [
    [1_000_000, false],
    [1_000_001, true],
    [1_800_000, true],
    [1_800_001, false],
  ] as const)
    expect(
      notes({ businessIncome: rand(businessIncome) }).includes('R1.8 million'),
      String(businessIncome),
    ).toBe(isNamed);
  const before = { businessIncome: rand(1_500_000), yearEnd: '2026-02-28', due: '2026-02-27' };
  expect(notes(before, personRates(2026))).not.toContain('R1.8 million');
  expect(notes({ businessIncome: rand(2_000_000), paidOn: '2027-03-01' })).toContain('a higher penalty');
});

const LOW_ESTIMATE = {
  payment: 'second',
  incomeByMonth: [],
  costsByMonth: [],
  expectedIncome: 0,
  expectedCosts: 0,
  businessIncome: rand(900_000),
  estimate: rand(400_000),
  provisionalTaxPaid: rand(20_000),
  lastAssessment: { taxYear: 2025, taxableIncome: rand(700_000), taxableCapitalGain: 0 },
  yearEnd: '2026-02-28',
} as const;

function sheet(more: Partial<WorksheetInput>, payer: PayerRates = rates) {
  return known(worksheet({ ...FREELANCER, ...more }, payer));
}

function linesOf({ working }: WorksheetResult): Record<string, number> {
  return Object.fromEntries(
    working.flatMap((line) => (line.unit === 'rand' ? [[line.key, line.amount]] : [])),
  );
}
