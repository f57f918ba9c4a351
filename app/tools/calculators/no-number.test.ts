import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#app/tax/amount.ts';
import { calculate } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { calculators } from './calculators.ts';
import { forms } from './forms.test-support.ts';

const RUNS = 100;
const listed: readonly Calculator[] = calculators;
const KINDS = new Set<string>(['amount', 'quantity', 'months', 'pasted']);
const noNumber = fc
  .oneof(fc.constantFrom('abc', 'x1800000', 'R1,8 milj x', '456000 pa', 'two'), fc.string({ minLength: 1 }))
  .filter((text) => parseAmount(text).kind === 'unreadable' && /^[^\d%]|[^\d%]$/.test(text.trim()));

test('text that is no number gives no answer, in any field of any calculator', () => {
  const met = new Set<string>();
  for (const calculator of listed) {
    const property = fc.property(forms(calculator), noNumber, fc.nat(), (values, text, at) => {
      const fields = calculator.fields(values).filter(({ kind, beside }) => KINDS.has(kind) && !beside);
      const field = fields[at % fields.length];
      if (!field) return;
      met.add(`${calculator.type} ${field.name}`);
      const outcome = calculate(calculator, { ...values, [field.name]: text });
      expect(outcome.kind, `${field.name}: ${text}`).toBe('refused');
      if (outcome.kind !== 'refused' || outcome.isUncounted) return;
      expect(outcome).toMatchObject({ errors: { [field.name]: expect.any(String) } });
    });
    fc.assert(property, { numRuns: RUNS });
  }
  expect(met.size).toBeGreaterThan(listed.length);
});
