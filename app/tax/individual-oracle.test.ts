import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, anyRates } from './cases.test-support.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { oracle } from './oracle.test-support.ts';
import type { IndividualRates } from './rates/individual-rates.ts';

const RUNS = 100_000;

test('exact fractions come to the same cents and refuse the same cases', () => {
  const property = fc.property(anyInput, anyRates, (input, rates) => {
    const figures = engineFigures(input, rates);
    const exact = oracle(input, rates);
    if (!sameFigures(figures, exact)) expect(figures).toEqual(exact);
  });
  fc.assert(property, { numRuns: RUNS });
}, 60_000);

function engineFigures(input: IndividualInput, rates: IndividualRates): Record<string, unknown> | null {
  const result = individualTax(input, rates);
  return result.kind === 'unknown-rate' ? null : result;
}

/** Compared by hand: an `expect` for each of so many figures would take most of the time. */
function sameFigures(figures: Record<string, unknown> | null, exact: ReturnType<typeof oracle>): boolean {
  if (figures === null || exact === null) return figures === exact;
  return Object.entries(exact).every(([name, value]) => figures[name] === Number(value));
}
