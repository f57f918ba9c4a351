import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveLabels, HEIGHT, TOP } from './curve-labels.ts';

const TURNOVERS = [1, 2, 3];
const scale = { x: (amount: number) => (amount / 3) * 100, y: (amount: number) => 100 - amount };
const anEnd = fc.integer({ min: 0, max: 100 });

test('names beside the plot never cover each other, and stay beside it', () => {
  const property = fc.property(fc.array(anEnd, { minLength: 1, maxLength: 4 }), (amounts) => {
    const series = amounts.map((amount, index) => ({
      id: String(index),
      name: String(index),
      amounts: [0, 0, amount],
    }));
    const tops = curveLabels(series, TURNOVERS, scale).ends.map(({ top }) => top);
    for (const [index, top] of tops.entries()) {
      expect(top).toBeGreaterThanOrEqual(TOP);
      expect(top).toBeLessThanOrEqual(TOP + HEIGHT + 4);
      if (index > 0) expect(top - tops[index - 1]!).toBeGreaterThanOrEqual(17);
    }
    expect(tops).toHaveLength(amounts.length);
  });
  fc.assert(property);
});

test('a line that ends early is named where it ends, in the plot', () => {
  const series = [
    { id: 'turnover', name: 'Turnover tax', amounts: [20, 60, null] },
    { id: 'sole', name: 'Alone', amounts: [10, 50, 80] },
  ];
  const { ends, early } = curveLabels(series, TURNOVERS, scale);
  expect(ends.map(({ id }) => id)).toEqual(['sole']);
  expect(early).toEqual([
    { id: 'turnover', name: 'Turnover tax', left: (2 / 3) * 100, top: TOP + 0.4 * HEIGHT - 7 },
  ]);
});
