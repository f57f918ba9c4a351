import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('interest is taxed above the exemption of the year', () => {
  expect(plain('{{interest.exemptUnder65 2027}} and {{interest.exemptFrom65 2027}}')).toBe(
    'R 23 800 and R 34 500',
  );
  expect(plain('{{interest.tax 2027 480000 32000}}')).toBe('R 2 542');
  expect(plain('{{interest.tax 2027 480000 23800}}')).toBe('R 0');
});

test('a capital gain is taxed by its exclusion, its inclusion rate and the income beside it', () => {
  expect(plain('{{cgt.inclusion 2027}} and at most {{cgt.highestRate 2027}}')).toBe('40% and at most 18%');
  expect(plain('{{cgt.annualExclusionInYearOfDeath 2027}}')).toBe('R 440 000');
  expect(plain('{{cgt.primaryResidence 2026}}, then {{cgt.primaryResidence 2027}}')).toBe(
    'R 2 000 000, then R 3 000 000',
  );
  expect(plain('{{cgt.taxableGain 2027 130000}}')).toBe('R 32 000');
  expect(plain('{{cgt.tax 2027 620000 130000}}')).toBe('R 11 520');
});

test('the gain on a home is taxed above the exclusion of its year', () => {
  expect(plain('{{cgt.homeTaxableGain 2026 3000000}}')).toBe('R 384 000');
  expect(plain('{{cgt.homeTax 2027 480000 3000000}}')).toBe('R 0');
  // 32 800 at 31% to 512 800, 160 200 at 36% to 673 000, 184 900 at 39% to 857 900, 6 100 at 41%.
  expect(plain('{{cgt.homeTax 2026 480000 3000000}}')).toBe('R 142 452');
});

test('a trust has no exclusion and the highest inclusion', () => {
  expect(plain('{{cgt.inclusionTrust 2027}}, {{cgt.inclusionCompany 2027}}')).toBe('80%, 80%');
  expect(plain('{{cgt.trustTax 2027 1000000}}, {{cgt.highestRateTrust 2027}}')).toBe('R 360 000, 36%');
});

test('the limits of tax-free investments add up over the years', () => {
  expect(plain('{{tfi.total 2026}} and {{tfi.total 2027}}')).toBe('R 375 000 and R 421 000');
  expect(plain('{{tfi.left 2027}}')).toBe('R 79 000');
  expect(plain('{{tfi.monthly 2027}}')).toBe('R 3 833');
  expect(plain('{{tfi.charge 2027 6000}}')).toBe('R 2 400');
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{tfi.total 2030}}',
    '{{tfi.left 2026}}',
    '{{cgt.inclusion 2001}}',
    '{{cgt.tax 2027 620000}}',
    '{{interest.tax 2027 480000}}',
  ]);
});
