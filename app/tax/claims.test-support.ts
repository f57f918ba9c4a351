import * as fc from 'fast-check';
import { anyAge, anyAmount } from './cases.test-support.ts';
import type { GivingInput } from './giving.ts';
import type { MedicalCreditsInput } from './medical-credits.ts';
import { rand } from './money.ts';

const anyClaim = fc.oneof(
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
