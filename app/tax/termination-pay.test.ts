import { expect, test } from 'vitest';
import { LEAVING_WORKER } from './leaving-worker.test-support.ts';
import { rand } from './money.ts';
import { terminationPay } from './termination-pay.ts';

test('R20 000 for six years is R27 692.31 severance: a week is 3/13 of a month', () => {
  // 20 000 × 3/13 = 4 615.38; × 6 = 27 692.31, not 27 702 as by 4.33 weeks. Four weeks 18 461.54; 12 of 5 days a week 11 076.92.
  const due = terminationPay(LEAVING_WORKER);
  expect(due).toMatchObject({ completedYears: 6, noticeWeeks: 4 });
  expect([due.week, due.severance, due.notice, due.leave, due.total].map(({ amount }) => amount)).toEqual([
    4_615_38, 27_692_31, 18_461_54, 11_076_92, 57_230_77,
  ]);
});

test('only completed years count, and the last day of employment still does', () => {
  for (const [startedOn, endsOn, years] of [
    ['2020-03-01', '2026-02-28', 6],
    ['2020-03-01', '2026-02-27', 5],
    ['2024-02-29', '2025-02-28', 1],
    ['2025-12-01', '2026-11-29', 0],
    ['2026-11-01', '2026-11-01', 0],
  ] as const)
    expect(terminationPay({ ...LEAVING_WORKER, startedOn, endsOn }).completedYears, endsOn).toBe(years);
});

test('notice is 1, 2 or 4 weeks; farm and domestic workers have 4 after six months', () => {
  for (const [endsOn, weeks, onFarm] of [
    ['2026-01-31', 1, 1],
    ['2026-06-30', 1, 1],
    ['2026-07-01', 2, 4],
    ['2026-12-30', 2, 4],
    ['2026-12-31', 4, 4],
  ] as const) {
    const leaving = { ...LEAVING_WORKER, startedOn: '2026-01-01', endsOn };
    expect(terminationPay(leaving).noticeWeeks, endsOn).toBe(weeks);
    expect(terminationPay({ ...leaving, isFarmOrDomestic: true }).noticeWeeks, endsOn).toBe(onFarm);
  }
});

test('notice that is worked is paid as salary, and a better agreement counts', () => {
  expect(terminationPay({ ...LEAVING_WORKER, isNoticePaid: false }).notice.amount).toBe(0);
  const agreed = terminationPay({ ...LEAVING_WORKER, agreedNotice: 13, agreedSeverance: 2 });
  // 20 000 × 39/13 and 20 000 × 36/13.
  expect([agreed.notice.amount, agreed.severance.amount]).toEqual([60_000_00, 55_384_62]);
  expect(terminationPay({ ...LEAVING_WORKER, agreedNotice: 2 }).noticeWeeks).toBe(4);
});

test('under 24 hours a month the Act sets no minimum (section 36)', () => {
  const { severance, notice } = terminationPay({ ...LEAVING_WORKER, underDay: true });
  expect([severance.amount, notice.amount]).toEqual([0, 0]);
});

test('a week’s pay is a week, and half a fortnight’s', () => {
  const weekly = terminationPay({ ...LEAVING_WORKER, pay: rand(2_600), frequency: 'weekly' });
  // 6 × 2 600, 4 × 2 600, 12/5 × 2 600.
  expect([weekly.severance.amount, weekly.notice.amount, weekly.leave.amount]).toEqual(
    [15_600, 10_400, 6_240].map(rand),
  );
  expect(terminationPay({ ...LEAVING_WORKER, pay: rand(5_200), frequency: 'fortnightly' }).total.amount).toBe(
    weekly.total.amount,
  );
});
