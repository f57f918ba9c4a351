import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const assessed = (values: Values) =>
  calculated('payslip', { taxYear: '2026', pay: '35 000', ...values }).assessment;

test('what is left of a bonus is a line of its own, the rest of the pay as without it', () => {
  const net = (values: Values) => {
    const [first] = assessed(values).headlines;
    return first && 'cents' in first ? first.cents : 0;
  };
  const kept = assessed({ bonus: '40 000' }).headlines[1];
  // R 420 000 and R 460 000 are both taxed at 31%: R 12 400; UIF is at its limit already.
  expect(kept?.label.replaceAll('\u202f', ' ')).toBe('Of the bonus of R 40 000 you keep');
  expect(kept).toMatchObject({ cents: rand(27_600) });
  expect(net({ bonus: '40 000' }) - net({})).toBe(rand(27_600));
  expect(
    assessed({})
      .headlines.map(({ label }) => label)
      .join(),
  ).not.toContain('bonus');
});

test('contributions above the pay are said at the figure', () => {
  expect(assessed({ retirement: '50 000' }).means).toMatch(/more than the pay: nothing is left.*Check/);
});
