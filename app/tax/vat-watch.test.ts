import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { known, sarsRates } from './cases.test-support.ts';
import { rand } from './money.ts';
import { lastDayOfMonth, monthAt, monthNumber } from './month.ts';
import { vatRates } from './rates/vat-limits.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import { vatWatch, type VatWatchInput } from './vat-watch.ts';

const RATES = sarsRates(vatRates, 2027);

test('liability begins on the last day of the month that passes the 12-month limit', () => {
  // The figures of the article on VAT registration: R2 140 000, R2 235 000, R2 318 000.
  const result = watch(dated('2026-05', [2_140_000, 95_000, 83_000]));
  expect(result.running.map(({ cents }) => cents)).toEqual([2_140_000, 2_235_000, 2_318_000].map(rand));
  expect(result.standing).toEqual({ kind: 'passed', year: expect.objectContaining({ month: '2026-07' }) });
  expect(result).toMatchObject({ lastTwelve: rand(2_318_000), compulsory: rand(2_300_000), left: 0 });
  expect(result.notes[0]).toMatch(
    /to July 2026 came to R\s2\s318\s000\.00, above the limit of R\s2\s300\s000\.00/,
  );
});

test('each limit holds from its day, to the cent', () => {
  for (const [month, amount, kind] of [
    ['2026-03', 1_000_000, 'may'],
    ['2026-03', 1_000_000.01, 'passed'],
    ['2026-04', 1_000_000.01, 'may'],
    ['2026-04', 2_300_000, 'may'],
    ['2026-04', 2_300_000.01, 'passed'],
    ['2026-04', 120_000, 'below'],
    ['2026-04', 120_000.01, 'may'],
    ['2026-03', 50_000, 'below'],
    ['2026-03', 50_000.01, 'may'],
  ] as const)
    expect(watch(dated(month, [amount])).standing.kind, `${month} ${amount}`).toBe(kind);
});

test('who passed the old limit stays liable after it rose, and when less comes in', () => {
  const months = [1_000_001, ...equal(14, 0)];
  expect(watch(dated('2025-10', months)).standing).toMatchObject({
    kind: 'passed',
    year: { month: '2025-10', compulsory: rand(1_000_000) },
  });
});

test('who is now below the limit reads of leaving: section 24 and exit VAT of 8(2)', () => {
  // R1 000 001 in October 2025: above R1 million then, below R2.3 million now.
  const left = watch(dated('2025-10', [1_000_001, ...equal(8, 1_000)]));
  expect(left.mayLeave).toBe(true);
  expect(left.notes.join(' ')).toMatch(
    /next twelve months will stay at or below R\s2\s300\s000 \(section 24\)/,
  );
  expect(left.notes.join(' ')).toMatch(/section 8\(2\)/);
  // Above today's limit; before the change; never above.
  for (const input of [
    dated('2026-05', [2_300_001]),
    dated('2025-10', [1_000_001, 1]),
    dated('2026-04', [200_000]),
  ]) {
    expect(watch(input).mayLeave).toBe(false);
    expect(watch(input).notes.join(' ')).not.toContain('section 24');
  }
});

test('only twelve months count together: the thirteenth takes the first one out', () => {
  const result = watch(dated('2025-04', [900_000, ...equal(12, 10_000)]));
  expect(result.running.map(({ cents }) => cents).slice(-2)).toEqual([rand(1_010_000), rand(120_000)]);
  expect(result).toMatchObject({
    lastTwelve: rand(120_000),
    highest: rand(1_010_000),
    left: rand(2_180_000),
    shareOfLimit: 522,
    vatInPrices: 1_565_217,
  });
});

test('signed contracts count from the start of the next month, by its limit', () => {
  const signed = (lastMonth: string, contracts: number) =>
    watch({ turnover: [{ month: lastMonth, cents: 0 }], lastMonth: '', contracts: rand(contracts) }).standing;
  expect(signed('2026-02', 1_000_001)).toEqual({ kind: 'contracts', from: '2026-03' });
  expect(signed('2026-03', 1_000_001)).toEqual({ kind: 'may' });
  expect(signed('2026-12', 2_300_001)).toEqual({ kind: 'contracts', from: '2027-01' });
  expect(signed('2026-12', 2_300_000)).toEqual({ kind: 'may' });
  expect(signed('2026-12', 120_000)).toEqual({ kind: 'below' });
});

test('amounts without months end with the chosen one, and a missing month is nil', () => {
  const undated = [1, 2, 3].map((amount) => ({ month: null, cents: rand(amount) }));
  const result = watch({ turnover: undated, lastMonth: '2026-02', contracts: 0 });
  expect(result.running.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02']);
  const turnover = [
    { month: '2025-11', cents: rand(5) },
    { month: '2026-02', cents: rand(7) },
  ];
  const gap = watch({ turnover, lastMonth: '', contracts: 0 });
  expect(gap.running.map(({ cents }) => cents)).toEqual([5, 5, 5, 12].map(rand));
  expect(gap.notes.at(-1)).toBe('4 months are given: those before count as nothing.');
});

test('the notes give the status and the number of months', () => {
  for (const [amounts, contracts, sentence] of [
    [[10], 0, /still below the limit from which it may/],
    [[200_000], 0, /does not have to register, but it may choose to/],
    [[0], 3_000_000, /from the start of July 2026/],
  ] as const) {
    const { notes } = watch({ ...dated('2026-06', amounts), contracts: rand(contracts) });
    expect(notes[0]).toMatch(sentence);
    expect(notes[1]).toBe('One month is given: those before count as nothing.');
  }
  expect(watch(dated('2025-06', equal(12, 1))).notes).toHaveLength(1);
});

test('invalid turnover is refused at its field', () => {
  const none = { lastMonth: '', contracts: 0 };
  for (const [input, field, sentence] of [
    [{ ...none, turnover: [] }, 'turnover', /at least one month/],
    [{ ...none, turnover: [{ month: null, cents: 1 }] }, 'lastMonth', /Choose the month/],
    [dated('2014-02', [1]), 'turnover', /confirmed from March 2014/],
    [
      { ...none, turnover: [null, null].map((month) => ({ month, cents: 1 })), lastMonth: '2014-03' },
      'turnover',
      /March 2014/,
    ],
    [dated('2014-03', equal(121, 1)), 'turnover', /at most 120/],
    [{ ...none, turnover: farApart('2014-02', '2014-05') }, 'turnover', /March 2014/],
    [{ ...none, turnover: farApart('2014-03', '2024-03') }, 'turnover', /at most 120/],
  ] as const)
    expect(vatWatch(input, RATES)).toEqual(refusedInput(field, expect.stringMatching(sentence)));
  expect(isRefusal(vatWatch(dated('2014-03', equal(120, 1)), RATES))).toBe(false);
});

test('a month and its number convert both ways, and it ends before the next begins', () => {
  for (let number = monthNumber('2014-01'); number < monthNumber('2030-01'); number += 1) {
    const month = monthAt(number);
    expect(monthNumber(month)).toBe(number);
    const next = new Date(Date.parse(lastDayOfMonth(month)) + 86_400_000).toISOString();
    expect(next.slice(0, 10)).toBe(`${monthAt(number + 1)}-01`);
  }
});

test('adding day by day in exact numbers gives the same months and the same status', () => {
  const cases = fc.record({
    start: fc.integer({ min: monthNumber('2014-03'), max: monthNumber('2027-12') }),
    amounts: fc.array(fc.integer({ min: 0, max: rand(400_000) }), { minLength: 1, maxLength: 40 }),
    contracts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(3_000_000) })),
    isDated: fc.boolean(),
  });
  const property = fc.property(cases, ({ start, amounts, contracts, isDated }) => {
    const turnover = amounts.map((cents, index) => ({
      month: isDated ? monthAt(start + index) : null,
      cents,
    }));
    const lastMonth = isDated ? '' : monthAt(start + amounts.length - 1);
    const result = known(vatWatch({ turnover, lastMonth, contracts }, RATES));
    expect([result.standing.kind, BigInt(result.lastTwelve)]).toEqual(oracle(start, amounts, contracts));
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

/** From prefix sums, with a second copy of the limits. */
function oracle(start: number, amounts: readonly number[], contracts: number): [string, bigint] {
  const sums = [0n];
  for (const cents of amounts) sums.push((sums.at(-1) ?? 0n) + BigInt(cents));
  const yearTo = (index: number) => (sums[index + 1] ?? 0n) - (sums[Math.max(0, index - 11)] ?? 0n);
  const isRaised = (index: number) => start + index >= 2026 * 12 + 3;
  const limit = (index: number) => (isRaised(index) ? 230_000_000n : 100_000_000n);
  const last = amounts.length - 1;
  const twelve = yearTo(last);
  if (amounts.some((_, index) => yearTo(index) > limit(index))) return ['passed', twelve];
  if (BigInt(contracts) > limit(last + 1)) return ['contracts', twelve];
  const most = twelve > BigInt(contracts) ? twelve : BigInt(contracts);
  return [most > (isRaised(last) ? 12_000_000n : 5_000_000n) ? 'may' : 'below', twelve];
}

function equal(count: number, amount: number): number[] {
  return Array<number>(count).fill(amount);
}

function farApart(...months: string[]) {
  return months.map((month) => ({ month, cents: 1 }));
}

function dated(start: string, amounts: readonly number[]): VatWatchInput {
  const first = monthNumber(start);
  const turnover = amounts.map((amount, index) => ({
    month: monthAt(first + index),
    cents: Math.round(rand(amount)),
  }));
  return { turnover, lastMonth: '', contracts: 0 };
}

function watch(input: VatWatchInput) {
  return known(vatWatch(input, RATES));
}
