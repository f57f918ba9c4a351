import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { LEAVING_WORKER } from './leaving-worker.test-support.ts';
import { formatAmount, rand } from './money.ts';
import { retrenchmentRates } from './rates/retrenchment-rates.ts';
import { retrenchment, type RetrenchmentInput } from './retrenchment.ts';

const WORKER: RetrenchmentInput = {
  ...LEAVING_WORKER,
  bonus: 0,
  fundMoney: rand(600_000),
  savingsPot: 0,
  earlierLumpSums: 0,
  age: 41,
};

test('R20 000 for six years and R600 000 from the fund leave R635 974.15 (2026/27)', () => {
  // Severance 27 692.31, notice 18 461.54, leave 11 076.92, fund 600 000: 657 230.77.
  // Salary 29 538.46 on 240 000: 44 118 + 26% × (269 538.46 − 245 100) − 43 200 = 7 272.00.
  // Lump sums: 18% × (627 692.31 − 550 000) = 13 984.62. UIF is at its ceiling already.
  expect(sheet({})).toMatchObject({
    dueAtLeast: '57 230.77',
    allPaid: '657 230.77',
    salary: '29 538.46',
    taxOnSalary: '7 272.00',
    taxOnSeverance: '0.00',
    taxOnFund: '13 984.62',
    uif: '0.00',
    totalTax: '21 256.62',
    moneyInHand: '635 974.15',
  });
});

test('R500 000 of fund money and R500 000 severance cost R101 700 in either order', () => {
  const both = sheet({ severancePaid: rand(500_000), fundMoney: rand(500_000) });
  expect([both.taxOnSeverance, both.taxOnFund]).toEqual(['0.00', '101 700.00']);
});

test('under 55, a holder of over 5% has severance as salary, fund money as withdrawal', () => {
  // 240 000 + 29 538.46 + 27 692.31 = 297 230.77: 44 118 + 26% × 52 130.77 − 43 200 = 14 472.00.
  // Withdrawal: 18% × (600 000 − 27 500) = 103 050.
  const holder = sheet({}, { heldShares: true });
  expect(holder).toMatchObject({
    salary: '57 230.77',
    taxOnSalary: '14 472.00',
    taxOnSeverance: '0.00',
    taxOnFund: '103 050.00',
  });
  const from55 = sheet({}, { heldShares: true, isFrom55: true });
  expect(from55).toMatchObject({ salary: '29 538.46', taxOnSeverance: '0.00' });
  // The severance benefit counts as earlier: 18% × (627 692.31 − 27 500) less 18% × 192.31.
  expect(from55.taxOnFund).toBe('108 000.00');
});

test('what is typed replaces the minimum, and the savings pot is income on top', () => {
  // 18% × 5 000 and 18% × 100: within the lowest band, 240 000 + 5 000 + 100.
  const typed = sheet({
    isNoticePaid: false,
    leaveDays: 0,
    bonus: rand(5_000),
    savingsPot: rand(100),
    severancePaid: rand(80_000),
    fundMoney: 0,
  });
  expect(typed).toMatchObject({
    dueAtLeast: '27 692.31',
    severance: '80 000.00',
    taxOnSalary: '900.00',
    taxOnSavings: '18.00',
    moneyInHand: '84 182.00',
  });
});

test('lump sums and the savings pot do not change the tax of each other', () => {
  const apart = (changed: Partial<RetrenchmentInput>, facts: Facts = {}) =>
    known(resultOf({ savingsPot: rand(30_000), ...changed }, facts)).notes.find((note) =>
      note.includes('neither raises the rate of the other'),
    );
  const { taxOnSavings: alone } = sheet({ savingsPot: rand(30_000), fundMoney: 0 });
  const both = sheet({ savingsPot: rand(30_000) });
  expect([both.taxOnSavings, both.taxOnFund]).toEqual([alone, sheet({}).taxOnFund]);
  expect(apart({})).toContain('Your severance pay and fund money are taxed by the lump-sum tables');
  expect(apart({ fundMoney: 0 })).toContain('Your severance pay is taxed');
  expect(apart({}, { heldShares: true })).toContain('Your fund money is taxed');
  expect(apart({ savingsPot: 0 })).toBeUndefined();
  expect(apart({ fundMoney: 0 }, { heldShares: true })).toBeUndefined();
});

test('UIF is on notice, leave and bonus up to the month’s ceiling, never on lump sums', () => {
  // 1% of 10 000 is paid already; 7 712 are left under 17 712.
  expect(sheet({ pay: rand(10_000), bonus: rand(50_000) }).uif).toBe('77.12');
  expect(sheet({ pay: rand(10_000), bonus: rand(50_000), underDay: true }).uif).toBe('0.00');
});

test('the tables are those of the last day', () => {
  const before = sheet({ endsOn: '2026-02-28' });
  // 2025/26: 18% × 240 000 = 43 200; 42 678 + 26% × (269 538.46 − 237 100) less (42 678 + 26% × 2 900).
  expect(before.taxOnSalary).toBe('7 680.00');
  expect(retrenchmentRates('sars', { endsOn: '2035-03-31', isFrom55: false, heldShares: false })).toEqual({
    kind: 'refused-input',
    field: 'endsOn',
    sentence: 'There are no tables for the tax year 2035/36, in which this day falls.',
  });
});

test('notice that is paid counts for UIF as time employed', () => {
  // 100 days are 25 credits, and with a week of notice 26.
  const short = { startedOn: '2026-08-23', endsOn: '2026-11-30' };
  expect(sheet(short).uifDays).toBe('0.26');
  expect(sheet({ ...short, isNoticePaid: false }).uifDays).toBe('0.25');
});

test('a last day before the first is refused', () => {
  expect(resultOf({ endsOn: '2020-02-29' })).toMatchObject({ kind: 'refused-input', field: 'endsOn' });
});

type Facts = { heldShares?: boolean; isFrom55?: boolean };

function resultOf(changed: Partial<RetrenchmentInput>, facts: Facts = {}) {
  const input = { ...WORKER, ...changed };
  const { endsOn } = input;
  const rates = known(retrenchmentRates('sars', { endsOn, isFrom55: false, heldShares: false, ...facts }));
  return retrenchment(input, rates);
}

function sheet(changed: Partial<RetrenchmentInput>, facts?: Facts) {
  const figures = Object.entries(known(resultOf(changed, facts))).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, formatAmount(value).replaceAll('\u202f', ' ')]] : [],
  );
  return Object.fromEntries(figures) as Record<string, string>;
}
