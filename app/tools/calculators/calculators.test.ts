import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { calculate } from './calculate.ts';
import { calculators, findCalculator } from './calculators.ts';
import { csvOf } from './csv.ts';
import { enquiryAbout } from './enquiry.ts';
import { forms } from './forms.test-support.ts';
import { formFrom, fragmentOf } from './share-link.ts';

vi.setConfig({ testTimeout: 60_000 });

test('every form of every calculator has a complete result or a refusal', () => {
  for (const calculator of calculators) {
    let calculated = 0;
    const property = fc.property(forms(calculator), (values) => {
      const outcome = calculate(calculator, values);
      if (outcome.kind === 'refused') return void expect(outcome.message.description).toMatch(/^[A-Z].*\.$/);
      calculated += 1;
      const { assessment, figures } = outcome;
      const keys = assessment.working.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(assessment.means).toMatch(/^[A-Z][^{}]*\.$/);
      const { key, cents } = assessment.tax;
      expect(assessment.working.find((line) => line.key === key)).toMatchObject({ amount: cents });
      expect(csvOf(calculator, outcome).trimEnd().split('\r\n')).toHaveLength(
        3 + figures.length + keys.length,
      );
      expect(enquiryAbout(calculator, outcome).message.split('\n')).toHaveLength(4 + figures.length);
      for (const { cents } of assessment.shares?.parts ?? []) expect(cents).toBeGreaterThanOrEqual(0);
    });
    fc.assert(property, { numRuns: RANDOM_RUNS / 10 });
    // In fewer cases, by chance all may be refused.
    if (RANDOM_RUNS >= 1_500) expect(calculated, calculator.type).toBeGreaterThan(RANDOM_RUNS / 250);
  }
});

test('a shared link gives back the same result', () => {
  for (const calculator of calculators) {
    const property = fc.property(forms(calculator), (values) => {
      const shared = formFrom(calculator, fragmentOf(calculator, values));
      expect(calculate(calculator, shared?.values ?? {})).toEqual(calculate(calculator, values));
    });
    fc.assert(property, { numRuns: RANDOM_RUNS / 25 });
  }
});

test('a fragment without an amount of the calculator is no shared link', () => {
  for (const fragment of ['#result', '#taxYear=2020', '#proceeds=1']) {
    expect(formFrom(findCalculator('individual'), fragment)).toBeNull();
  }
});

test('types are unique; an unknown type is the first calculator', () => {
  expect(new Set(calculators.map(({ type }) => type)).size).toBe(calculators.length);
  for (const type of [null, '', 'lottery', 'toString']) expect(findCalculator(type)).toBe(calculators[0]);
});
