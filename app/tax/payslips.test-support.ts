import * as fc from 'fast-check';
import { anyAmount, known } from './cases.test-support.ts';
import { largestAmount, rand, type Cents } from './money.ts';
import { payslip, type PayslipInput } from './payslip.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';

export const NO_PAY: PayslipInput = {
  pay: 0,
  bonus: 0,
  travelAllowance: 0,
  mostlyBusiness: false,
  retirement: 0,
  employerRetirement: 0,
  medical: 0,
  employerMedical: 0,
  medicalMembers: 0,
  age: 40,
  frequency: 'monthly',
  periods: 1,
  days: 0,
  daysInMonth: 30,
  underDay: false,
  smallPayroll: false,
  claim: 'none',
  hours: 160,
};

export const AMOUNTS = [
  'pay',
  'bonus',
  'travelAllowance',
  'retirement',
  'employerRetirement',
  'medical',
  'employerMedical',
] as const;

export const WITH_EVERYTHING = {
  travelAllowance: rand(5_000),
  bonus: rand(30_000),
  retirement: rand(2_250),
  employerRetirement: rand(3_000),
  medical: rand(1_500),
  employerMedical: rand(2_000),
  medicalMembers: 3,
} satisfies Partial<PayslipInput>;

const FEBRUARY = 2;

/** Amounts of `more` are cents, `pay` is rand. */
export function paid(pay: number, more: Partial<PayslipInput> = {}, year = 2027, month = FEBRUARY) {
  const rates = known(payrollRates('sars', requireTaxYear(year), month));
  return known(payslip({ ...NO_PAY, pay: Math.round(rand(pay)), ...more }, rates));
}

const anyPart: fc.Arbitrary<Cents> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: rand(60_000) }),
  fc.integer({ min: 0, max: rand(500_000) }),
  fc.integer({ min: 0, max: largestAmount / 8 }),
);

export const anyPayslip: fc.Arbitrary<PayslipInput> = fc
  .record({
    pay: fc.oneof(
      fc.integer({ min: 0, max: rand(9_000) }),
      fc.integer({ min: 0, max: rand(300_000) }),
      anyAmount,
    ),
    bonus: anyPart,
    travelAllowance: anyPart,
    mostlyBusiness: fc.boolean(),
    retirement: anyPart,
    employerRetirement: anyPart,
    medical: anyPart,
    employerMedical: anyPart,
    medicalMembers: fc.integer({ min: 0, max: 6 }),
    age: fc.oneof(fc.integer({ min: 18, max: 74 }), fc.constant('75+' as const)),
    frequency: fc.constantFrom('monthly', 'monthly', 'fortnightly', 'weekly'),
    periods: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 53 })),
    days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 31 })),
    daysInMonth: fc.integer({ min: 28, max: 31 }),
    underDay: fc.boolean(),
    smallPayroll: fc.boolean(),
    claim: fc.constantFrom('none', 'first', 'second'),
    hours: fc.integer({ min: 0, max: 240 }),
    wageRule: fc.constantFrom('minimum', 'none'),
    agreedWage: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(60) })),
  })
  .map((input) => (input.medicalMembers === 0 ? { ...input, medical: 0, employerMedical: 0 } : input));

export const anyPayrollYear = fc.constantFrom(...taxYears.filter((year) => year >= 2016));
export const anyMonth = fc.integer({ min: 1, max: 12 });
