import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { anyTrip } from './claims.test-support.ts';
import { rand } from './money.ts';
import { travelRates } from './rates/travel-rates.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import type { TravelInput } from './travel-costs.ts';
import { travelDeduction } from './travel.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

/** A car of R400 000, 8 000 of 20 000 km for business, R8 000 a month. */
const KAGISO: TravelInput = {
  method: 'scale',
  allowance: rand(96_000),
  vehicleValue: rand(400_000),
  businessKm: km(8_000),
  totalKm: km(20_000),
  days: 365,
  employerFuel: false,
  employerMaintenance: false,
  runningCosts: 0,
  financeCharges: 0,
};

test('each line of the working has its name, amount, kilometres, rate and source', () => {
  expect(workedLinesOf(trip(KAGISO))).toMatchInlineSnapshot(`
    [
      "allowance | Travel allowance | R 96 000.00 | input",
      "businessShare | Business share of the distance | 40.00% | 8 000 ÷ 20 000 | calculated",
      "fixedCost | Fixed cost by the scale | R 125 393.00 | SARS tables 2026/27: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "fixedPart | Business share of it | R 50 157.20 | 125 393 × 8 000 ÷ 20 000 = 50 157.20 | SARS tables 2026/27: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "fuelPart | Fuel for business kilometres | R 13 872.00 | 8 000 × 1.734 = 13 872 | SARS tables 2026/27: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "maintenancePart | Maintenance for business kilometres | R 5 920.00 | 8 000 × 0.74 = 5 920 | SARS tables 2026/27: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "travelCost | Cost of business travel | R 69 949.20 | 50 157.20 + 13 872 + 5 920 = 69 949.20 | calculated",
      "travelDeduction | Deduction | R 69 949.20 | the least of 69 949.20 and 96 000 = 69 949.20 | SARS tables 2026/27: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "taxableAllowance | Allowance that stays taxable | R 26 050.80 | 96 000 − 69 949.20 = 26 050.80 | calculated",
    ]
  `);
  const actual = { method: 'actual', runningCosts: rand(60_000), financeCharges: rand(20_000) } as const;
  expect(workedLinesOf(trip({ ...KAGISO, ...actual, days: 200 }, 2026))).toMatchInlineSnapshot(`
    [
      "allowance | Travel allowance | R 96 000.00 | input",
      "businessShare | Business share of the distance | 40.00% | 8 000 ÷ 20 000 | calculated",
      "runningCosts | Running costs | R 60 000.00 | input",
      "financeCharges | Finance charges | R 20 000.00 | input",
      "wearOfYear | Wear and tear of a year, over 7 years | R 57 142.86 | (the least of 400 000 and 800 000) ÷ 7 = 400 000 ÷ 7 = 57 142.86 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "wearAndTear | Wear and tear for the days of use | R 31 311.16 | 57 142.86 × 200 ÷ 365 = 31 311.16 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "actualCosts | Actual costs of the vehicle | R 111 311.16 | 60 000 + 20 000 + 31 311.16 = 111 311.16 | calculated",
      "actualPart | Business share of them | R 44 524.46 | 111 311.16 × 8 000 ÷ 20 000 = 44 524.46 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "travelCost | Cost of business travel | R 44 524.46 | 44 524.46 | calculated",
      "travelDeduction | Deduction | R 44 524.46 | the least of 44 524.46 and 96 000 = 44 524.46 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "taxableAllowance | Allowance that stays taxable | R 51 475.54 | 96 000 − 44 524.46 = 51 475.54 | calculated",
    ]
  `);
});

test('at most the allowance is deducted: own costs only, for the days of use', () => {
  for (const [change, deduction] of [
    [{ allowance: rand(60_000) }, 60_000],
    [{ employerFuel: true }, 56_077.2],
    [{ employerMaintenance: true }, 64_029.2],
    [{ days: 366 }, 69_949.2],
    // 125 393 × 200 ÷ 365 = 68 708.49; of which 40% is 27 483.40.
    [{ days: 200 }, 47_275.4],
    [{ days: 1 }, 19_929.42],
    [{ businessKm: 0 }, 0],
    [{ businessKm: km(20_000), allowance: rand(900_000) }, 174_873],
  ] as const)
    expect(trip({ ...KAGISO, ...change }).travelDeduction / 100, JSON.stringify(change)).toBe(deduction);
});

test('each row of each published scale begins where the one before ends', () => {
  const fixedIn = (year: number, value: number) =>
    trip(
      {
        ...KAGISO,
        businessKm: km(20_000),
        employerFuel: true,
        employerMaintenance: true,
        vehicleValue: value,
      },
      year,
    ).travelCost / 100;
  for (const [year, value, below, above] of [
    [2023, 95_000, 29_836, 52_889],
    [2023, 665_000, 159_031, 159_031],
    [2024, 300_000, 86_958, 110_554],
    [2025, 500_000, 137_752, 163_178],
    [2026, 700_000, 184_867, 211_121],
    [2027, 115_000, 38_344, 68_487],
    [2027, 920_000, 237_679, 237_679],
  ] as const) {
    expect(fixedIn(year, rand(value)), `${year} ${value}`).toBe(below);
    expect(fixedIn(year, rand(value) + 1), `${year} above ${value}`).toBe(above);
  }
  for (let year = 2023; year <= 2027; year += 1) {
    const { rows } = sarsRates(travelRates, year);
    expect(rows.map(({ fixed }) => fixed)).toEqual(rows.map(({ fixed }) => fixed).toSorted((a, b) => a - b));
    expect(rows.filter(({ upTo }) => upTo === null)).toEqual(rows.slice(-1));
  }
});

test('actual costs have wear and tear over seven years, with the scale’s figure beside', () => {
  const actual = {
    ...KAGISO,
    method: 'actual',
    runningCosts: rand(60_000),
    financeCharges: rand(20_000),
  } as const;
  // 400 000 ÷ 7 = 57 142.86; with 80 000 it is 137 142.86, of which 40%.
  expect(trip(actual, 2026)).toMatchObject({ travelCost: 5_485_714, travelDeduction: 5_485_714 });
  const dear = { ...actual, vehicleValue: rand(1_400_000), financeCharges: 0 };
  expect(trip(dear, 2026).travelCost).toBe(Math.round((6_000_000 + 11_428_571) * 0.4));
  expect(trip(dear, 2023).travelCost).toBe(Math.round((6_000_000 + 9_500_000) * 0.4));
  expect(trip({ ...actual, vehicleValue: rand(800_000) }, 2024).travelCost).toBe(7_771_428);
});

test('what no source confirms, and what cannot be a trip, is refused by name', () => {
  const actual = { method: 'actual' } as const;
  for (const [change, year, field, sentence] of [
    [{ ...actual, vehicleValue: rand(800_000) + 1, financeCharges: 1 }, 2026, 'financeCharges', /Leave them/],
    [{ vehicleValue: 0 }, 2027, 'vehicleValue', /what the vehicle cost/],
    [{ totalKm: 0, businessKm: 0 }, 2027, 'totalKm', /all kilometres of the year/],
    [{ totalKm: km(1_000_000) + 1 }, 2027, 'totalKm', /more than a million kilometres/],
    [{ businessKm: km(20_000) + 1 }, 2027, 'businessKm', /cannot be more/],
    [{ days: 0 }, 2027, 'days', /: 1 to 366\.$/],
    [{ days: 367 }, 2027, 'days', /: 1 to 366\.$/],
    [{ days: 1.5 }, 2027, 'days', /: 1 to 366\.$/],
  ] as const)
    expect(attempt({ ...KAGISO, ...change }, year), field).toEqual(
      refusedInput(field, expect.stringMatching(sentence)),
    );
  expect(attempt({ ...KAGISO, ...actual }, 2027)).toMatchObject({
    kind: 'unknown-rate',
    item: 'travel',
    sentence:
      'We found no limit on the value of a vehicle for actual costs in 2026/27, so they are not worked out. The scale of that year is known.',
  });
  expect(isRefusal(attempt({ ...KAGISO, totalKm: km(1_000_000) }))).toBe(false);
  for (const name of ['allowance', 'vehicleValue', 'businessKm', 'totalKm', 'runningCosts', 'financeCharges'])
    expect(() => attempt({ ...KAGISO, [name]: 0.5 }), name).toThrow(RangeError);
});

test('a scale seen in one copy only says so; actual costs name the scale’s figure', () => {
  const notesOf = (change: Partial<TravelInput>, year: number) =>
    trip({ ...KAGISO, ...change }, year).notes.map((note) => note.replaceAll('\u202f', ' '));
  for (const year of [2024, 2026, 2027]) expect(notesOf({}, year)).toEqual([]);
  for (const [year, label] of [
    [2023, '2022/23'],
    [2025, '2024/25'],
  ] as const)
    expect(notesOf({}, year)).toEqual([`Of ${label}: ${sarsRates(travelRates, year).note}`]);
  const dear = { vehicleValue: rand(920_001) };
  expect(notesOf(dear, 2027)).toEqual([
    'Of 2026/27: the only copies found give vehicles above R920 000 a maintenance rate of their own, 126.9c a km. In earlier years the two dearest rows had the same one, here 126.1c.',
  ]);
  for (const change of [{ vehicleValue: rand(920_000) }, { ...dear, employerMaintenance: true }])
    expect(notesOf(change, 2027)).toEqual([]);
  expect(notesOf({ method: 'actual' }, 2026)).toEqual([
    "By SARS's scale the cost of business travel comes to R 65 533.20. You may choose each year.",
  ]);
});

test('more business kilometres never deduct less, and the allowance is never passed', () => {
  fc.assert(
    fc.property(anyTrip, fc.nat(km(5_000)), fc.constantFrom(2023, 2026, 2027), (input, more, year) => {
      const one = attempt(input, year);
      const other = attempt({ ...input, businessKm: Math.min(input.businessKm + more, input.totalKm) }, year);
      if (isRefusal(one) || isRefusal(other)) return;
      expect(other.travelCost).toBeGreaterThanOrEqual(one.travelCost);
      expect(one.travelDeduction + one.taxableAllowance).toBe(input.allowance);
      expect(one.taxableAllowance).toBeGreaterThanOrEqual(0);
    }),
  );
});

function km(kilometres: number): number {
  return kilometres * 100;
}

function attempt(input: TravelInput, year = 2027) {
  return travelDeduction(input, sarsRates(travelRates, year));
}

function trip(input: TravelInput, year = 2027) {
  return known(attempt(input, year));
}
