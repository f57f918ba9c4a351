import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalculatorFields } from './calculator-fields.tsx';
import { findCalculator } from './calculators.ts';

test('a group of fields is unfolded for what is wrong in it, though it is empty', () => {
  const group = (errors: Record<string, string>) => {
    const calculator = findCalculator('auto-assessment');
    const props = { calculator, values: { figures: 'notice' }, errors, notes: {}, onType: () => {} };
    const html = renderToStaticMarkup(<CalculatorFields {...props} />);
    return /<details[^>]*>(?=<summary>The tax on the notice)/.exec(html)?.[0];
  };
  expect(group({})).not.toMatch(/open/);
  expect(group({ assessedTax: 'Type the tax on the notice too.' })).toMatch(/open/);
});
