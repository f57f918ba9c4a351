import * as fc from 'fast-check';
import { expect } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import type { Figures } from './fractions.test-support.ts';
import { isRefusal } from './refusal.ts';

type Comparison = readonly [engine: object, exact: Figures | null];

/** `exact`: figures in whole cents by their names in the engine's result; null where it must refuse. */
export function expectAgreement<Case>(cases: fc.Arbitrary<Case>, compare: (of: Case) => Comparison): void {
  const property = fc.property(cases, (of) => {
    const [engine, exact] = compare(of);
    const figures = isRefusal(engine) ? null : new Map<string, unknown>(Object.entries(engine));
    if (!sameFigures(figures, exact)) expect(figures).toEqual(exact);
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
}

/** An `expect` for each of so many figures would take most of the time. */
function sameFigures(figures: Map<string, unknown> | null, exact: Comparison[1]): boolean {
  if (figures === null || exact === null) return figures === exact;
  return Object.entries(exact).every(
    ([name, value]) => figures.get(name) === (value === null ? null : Number(value)),
  );
}
