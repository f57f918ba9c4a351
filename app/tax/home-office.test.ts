import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { homeOfficeDeduction, type HomeOfficeInput } from './home-office.ts';
import { rand } from './money.ts';
import { homeOfficeRates } from './rates/home-office-rates.ts';
import { refusedInput } from './refusal.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

/** 12 of 120 square metres; R150 000 for the flat, R700 for the window, R900 for desk and chair. */
const PALESA: HomeOfficeInput = {
  worker: 'employee',
  isOffice: true,
  isMainPlace: true,
  officeArea: 1_200,
  homeArea: 12_000,
  premises: rand(150_000),
  bondInterest: 0,
  repairs: rand(700),
  wearAndTear: rand(900),
  otherCosts: 0,
};
const COSTS = { bondInterest: rand(80_000), otherCosts: rand(5_000) };

test('the home’s costs count by floor area, the room’s costs in full', () => {
  expect(office(PALESA)).toMatchObject({
    officeShare: 1_000,
    sharedPart: rand(15_000),
    homeOfficeDeduction: rand(16_600),
    isOffice: true,
    notes: [expect.stringMatching(/primary residence/)],
  });
  expect(office({ ...PALESA, officeArea: 1_250 }).sharedPart).toBe(rand(15_625));
  expect(office({ ...PALESA, officeArea: 0 }).homeOfficeDeduction).toBe(rand(1_600));
  expect(office({ ...PALESA, officeArea: 12_000 }).homeOfficeDeduction).toBe(rand(151_600));
});

test('what an employee may not deduct is left out and named; others may deduct it', () => {
  const employee = office({ ...PALESA, ...COSTS });
  expect(employee.homeOfficeDeduction).toBe(rand(16_600));
  expect(employee.notes.join()).toMatch(/since 2022\/23 an employee.*section 23\(m\) leaves an employee/s);
  expect(employee.notes.join()).not.toMatch(/cleaning/i);
  expect(office({ ...PALESA, ...COSTS }, 2023).homeOfficeDeduction).toBe(rand(16_600));
  const before = office({ ...PALESA, ...COSTS }, 2022);
  expect(before.homeOfficeDeduction).toBe(rand(24_600));
  expect(before.notes).toEqual([
    expect.stringMatching(/primary residence/),
    expect.stringMatching(/section 23\(m\) leaves an employee/),
  ]);
  for (const worker of ['commission', 'trade'] as const) {
    const result = office({ ...PALESA, ...COSTS, worker });
    expect(result.homeOfficeDeduction, worker).toBe(rand(29_600));
    expect(result.notes, worker).toEqual([
      expect.stringMatching(/primary residence/),
      expect.stringMatching(/no page of SARS/),
    ]);
    expect(office({ ...PALESA, worker }).notes, worker).toHaveLength(1);
  }
});

test('a condition that is not met leaves nothing, and is the answer', () => {
  for (const [change, notes] of [
    [{ isOffice: false }, [/fitted out for your work/]],
    [{ isMainPlace: false }, [/more than half of your duties/]],
    [{ isMainPlace: false, worker: 'commission' }, [/mainly be done away.*could not confirm/]],
    [{ isMainPlace: false, isOffice: false }, [/fitted out/, /more than half/]],
  ] as const) {
    const result = office({ ...PALESA, ...COSTS, ...change });
    expect(result).toMatchObject({ homeOfficeDeduction: 0, isOffice: false });
    expect(result.notes).toEqual(notes.map((note) => expect.stringMatching(note)));
  }
  const trade = { ...PALESA, worker: 'trade', isMainPlace: false } as const;
  expect(office(trade).homeOfficeDeduction).toBe(rand(16_600));
});

test('impossible areas are refused by name', () => {
  for (const [change, field, sentence] of [
    [{ homeArea: 0, officeArea: 0 }, 'homeArea', /square metres of the whole home/],
    [{ officeArea: 12_001 }, 'officeArea', /cannot be larger/],
  ] as const)
    expect(homeOfficeDeduction({ ...PALESA, ...change }, sarsRates(homeOfficeRates, 2027))).toEqual(
      refusedInput(field, expect.stringMatching(sentence)),
    );
  for (const [name, value] of Object.entries(PALESA))
    if (typeof value === 'number')
      expect(
        () => homeOfficeDeduction({ ...PALESA, [name]: -1 }, sarsRates(homeOfficeRates, 2027)),
        name,
      ).toThrow(RangeError);
});

test('each line of the working has its name, its amount and where it comes from', () => {
  expect(workedLinesOf(office({ ...PALESA, ...COSTS, worker: 'trade' }))).toMatchInlineSnapshot(`
    [
      "officeShare | Office, share of the home | 10.00% | 12 ÷ 120 | calculated",
      "premises | Rent, rates, electricity and cleaning | R 150 000.00 | input",
      "bondInterest | Interest on the bond | R 80 000.00 | input",
      "sharedCosts | Costs of the whole home | R 230 000.00 | 150 000 + 80 000 = 230 000 | calculated",
      "sharedPart | Share of the office | R 23 000.00 | 230 000 × 12 ÷ 120 = 23 000 | SARS tables 2026/27: home office, sections 23(b) and 23(m) (Income Tax Act, section 23(b), section 23(m))",
      "repairs | Repairs to the office | R 700.00 | input",
      "wearAndTear | Wear and tear of equipment | R 900.00 | input",
      "otherCosts | Telephone, internet, stationery | R 5 000.00 | input",
      "homeOfficeDeduction | Deduction from taxable income | R 29 600.00 | 23 000 + 700 + 900 + 5 000 = 29 600 | SARS tables 2026/27: home office, sections 23(b) and 23(m) (Income Tax Act, section 23(b), section 23(m))",
    ]
  `);
  expect(workedLinesOf(office({ ...PALESA, ...COSTS, isOffice: false })).at(-1)).toMatchInlineSnapshot(
    `"homeOfficeDeduction | Deduction from taxable income | R 0.00 | SARS tables 2026/27: home office, sections 23(b) and 23(m) (Income Tax Act, section 23(b), section 23(m))"`,
  );
});

function office(input: HomeOfficeInput, year = 2027) {
  return known(homeOfficeDeduction(input, sarsRates(homeOfficeRates, year)));
}
