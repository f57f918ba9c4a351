import * as fc from 'fast-check';
import { anyAge, anyAmount } from './cases.test-support.ts';
import type { GivingInput } from './giving.ts';
import type { HomeOfficeInput } from './home-office.ts';
import type { MedicalCreditsInput } from './medical-credits.ts';
import { rand } from './money.ts';
import { travelScales } from './rates/travel-scales.ts';
import type { TravelInput } from './travel-costs.ts';

export const anyClaim = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: rand(90_000) }),
  fc.integer({ min: 0, max: rand(3_000_000) }),
);

export const anyMedical: fc.Arbitrary<MedicalCreditsInput> = fc.record({
  age: anyAge,
  medicalMembers: fc.integer({ min: 0, max: 8 }),
  medicalContributions: anyClaim,
  medicalExpenses: anyClaim,
  taxableIncome: anyAmount,
  condition: fc.constantFrom('none', 'impairment', 'disability'),
  isConfirmed: fc.boolean(),
  listedExpenses: anyClaim,
});

export const anyGiving: fc.Arbitrary<GivingInput> = fc.record({
  donations: anyClaim,
  taxableIncome: anyAmount,
  carriedForward: anyClaim,
  age: anyAge,
});

const bounds = Object.values(travelScales).flatMap(({ rows }) => rows);

const anyValue = fc.oneof(
  fc.integer({ min: 0, max: rand(1_500_000) }),
  fc.constantFrom(...bounds.flatMap(({ upTo }) => (upTo === null ? [] : [upTo, upTo + 1]))),
);

const anyDistance = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 }));

/** Hundredths of a kilometre; in a few cases more for business than in all. */
export const anyTrip: fc.Arbitrary<TravelInput> = fc
  .record({
    method: fc.constantFrom('scale', 'scale', 'actual'),
    allowance: anyClaim,
    vehicleValue: anyValue,
    businessKm: anyDistance,
    privateKm: fc.oneof(anyDistance, fc.integer({ min: -100, max: 0 }), fc.constant(100_000_000)),
    days: fc.oneof(fc.constant(365), fc.integer({ min: 0, max: 367 })),
    employerFuel: fc.boolean(),
    employerMaintenance: fc.boolean(),
    runningCosts: anyClaim,
    financeCharges: anyClaim,
  })
  .map(({ privateKm, ...trip }) => ({ ...trip, totalKm: Math.max(0, trip.businessKm + privateKm) }));

export const anyHomeOffice: fc.Arbitrary<HomeOfficeInput> = fc
  .record({
    worker: fc.constantFrom('employee', 'commission', 'trade'),
    isOffice: fc.boolean(),
    isMainPlace: fc.boolean(),
    officeArea: fc.integer({ min: 0, max: 10_000 }),
    otherArea: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: -10, max: 0 })),
    premises: anyClaim,
    bondInterest: anyClaim,
    repairs: anyClaim,
    wearAndTear: anyClaim,
    otherCosts: anyClaim,
  })
  .map(({ otherArea, ...home }) => ({ ...home, homeArea: Math.max(0, home.officeArea + otherArea) }));
